import { lineTo } from '$lib/engine/referee.ts';
import * as m from '$lib/paraglide/messages.js';
import { answerRewound, bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/doors.ts';
import type { Standing } from '$lib/server/host.ts';
import { ActionId, Reason, Seq } from '$lib/server/shapes.ts';
import { rewind, standingOf } from '$lib/server/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Back = v.strictObject({ id: ActionId, to: Seq, reason: v.optional(Reason, '') });

/** The table goes on from entry `to`, 0 the set-up. Dice that are taken back are thrown afresh. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	await leadingTable(event, id);
	const { id: action, to, reason } = await bodyOf(event.request, Back);
	limited('actions', `facilitator ${id}`);
	const standing = (await standingOf(id)) ?? refuseDoor(404, 'no-such-table');
	const what = takenBack(standing, to, reason.trim());
	return answerRewound(standing.game.id, await rewind(id, action, { to, reason, what }));
};

/** What is taken back, in words for the game's own history. */
function takenBack({ position }: Standing, to: number, reason: string): string {
	const undone = lineTo(position.log, position.head).filter(
		({ seq, deed }) => seq > to && deed.kind === 'action' && deed.action.type !== 'noteUndo'
	);
	const what = m.doors_undone({ count: Math.max(1, undone.length) });
	return reason === '' ? what : m.doors_undone_because({ what, reason });
}
