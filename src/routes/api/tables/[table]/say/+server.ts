import { WORDS } from '$lib/engine/module.ts';
import { answerSaid } from '$lib/server/http/answers.ts';
import { ActionId, Minutes } from '$lib/server/base/shapes.ts';
import { askedAt } from '$lib/server/http/leading.ts';
import { refuseField } from '$lib/server/http/requests.ts';
import { sayAt, unsayAt } from '$lib/server/tables/saying.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Said = v.strictObject({
	id: ActionId,
	word: v.picklist(WORDS),
	minutes: v.optional(Minutes),
	after: v.optional(v.literal('round'))
});
const Unsaid = v.strictObject({ id: ActionId, word: v.picklist(WORDS) });

/** Says the facilitator's word to a table, whatever its game plays for it, to hold now, in so many `minutes`, or `after` the round; 409 `not-yet` where it means nothing then. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const { table } = event.params;
	const { sent, hosted } = await askedAt(event, Said);
	const { id, word, minutes, after } = sent;
	if (after && minutes !== undefined) refuseField('after');
	return answerSaid(
		hosted.game.id,
		await sayAt(table, id, word, after ?? (minutes === undefined ? undefined : { minutes }))
	);
};

/** Takes back a word that was to hold after the round, however far that has come; 409 `not-yet` where none waits. */
export const DELETE: RequestHandler = async (event) => {
	const { table } = event.params;
	const { sent, hosted } = await askedAt(event, Unsaid);
	return answerSaid(hosted.game.id, await unsayAt(table, sent.id, sent.word));
};
