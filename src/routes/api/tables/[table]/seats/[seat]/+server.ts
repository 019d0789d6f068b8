import { answerSaid } from '$lib/server/http/answers.ts';
import { ActionId } from '$lib/server/base/shapes.ts';
import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { leaveOut } from '$lib/server/tables/saying.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Left = v.strictObject({ id: ActionId });

/** Leaves out a seat to which nobody has come; 409 `not-yet` where somebody holds it, or the game cannot go on without it now. */
export const DELETE: RequestHandler = async (event) => {
	const { table, seat } = event.params;
	await leadingTable(event, table);
	const { id } = await bodyOf(event.request, Left);
	limited('actions', `facilitator ${table}`);
	if (!/^\d{1,2}$/.test(seat)) refuseDoor(404, 'bad-seat');
	const { game } = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	return answerSaid(game.id, await leaveOut(table, id, Number(seat)));
};
