import { WORDS } from '$lib/engine/module.ts';
import { answerSaid } from '$lib/server/http/answers.ts';
import { ActionId, Minutes } from '$lib/server/base/shapes.ts';
import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { sayAt } from '$lib/server/tables/saying.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Said = v.strictObject({
	id: ActionId,
	word: v.picklist(WORDS),
	minutes: v.optional(Minutes)
});

/** Says the facilitator's word to a table, whatever its game plays for it, to hold now or in so many `minutes`; 409 `not-yet` where it means nothing now. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const { table } = event.params;
	await leadingTable(event, table);
	const { id, word, minutes } = await bodyOf(event.request, Said);
	limited('actions', `facilitator ${table}`);
	const { game } = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	return answerSaid(game.id, await sayAt(table, id, word, minutes));
};
