import { answerPlayed } from '$lib/server/http/answers.ts';
import { ActionId } from '$lib/server/base/shapes.ts';
import { bodyOf, limited, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { noteSet } from '$lib/server/tables/facilitation.ts';
import { host, hostedTable } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Raised = v.strictObject({ id: ActionId, up: v.boolean() });

/** Asks for the facilitator in the name of the table, once a minute, or says that nobody needs to come any more. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const { table, member } = await visiting(event);
	const { id, up } = await bodyOf(event.request, Raised);
	if (!member || member.seat === 'screen') return refuseDoor(403, 'not-your-seat');
	const { seat } = member;
	const hosted = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	if (hosted.table.closed) return refuseDoor(409, 'table-closed');
	if (up) limited('hands', table);
	const hand = up ? { seat, at: Date.now() } : null;
	return answerPlayed(hosted.game.id, await noteSet(host, table, id, () => ({ hand })));
};
