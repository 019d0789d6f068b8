import { WORDS } from '$lib/engine/module.ts';
import { answerSaid } from '$lib/server/http/answers.ts';
import { ActionId, Minutes } from '$lib/server/base/shapes.ts';
import {
	bodyOf,
	leadingTable,
	limited,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { sayAt, unsayAt } from '$lib/server/tables/saying.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
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
	await leadingTable(event, table);
	const { id, word, minutes, after } = await bodyOf(event.request, Said);
	if (after && minutes !== undefined) refuseField('after');
	limited('actions', `facilitator ${table}`);
	const { game } = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	return answerSaid(
		game.id,
		await sayAt(table, id, word, after ?? (minutes === undefined ? undefined : { minutes }))
	);
};

/** Takes back a word that was to hold after the round, however far that has come; 409 `not-yet` where none waits. */
export const DELETE: RequestHandler = async (event) => {
	const { table } = event.params;
	await leadingTable(event, table);
	const { id, word } = await bodyOf(event.request, Unsaid);
	limited('actions', `facilitator ${table}`);
	const { game } = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	return answerSaid(game.id, await unsayAt(table, id, word));
};
