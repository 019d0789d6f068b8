import { answerDecided } from '$lib/server/http/answers.ts';
import { bodyOf, limited, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { decide } from '$lib/server/tables/proposals.ts';
import { ActionId, Dice } from '$lib/server/base/shapes.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Answer = v.strictObject({
	id: ActionId,
	agree: v.boolean(),
	dice: v.optional(v.pipe(Dice, v.minLength(1)))
});

/** Agrees to what somebody of the visitor's seat proposes, or takes it away. The last who agrees plays it. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const { member } = await visiting(event);
	const said = await bodyOf(event.request, Answer);
	if (!member || member.seat === 'screen') return refuseDoor(403, 'not-your-seat');
	limited('actions', member.id);
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	const decided = await decide(hosted, { ...member, seat: member.seat }, said);
	return answerDecided(hosted.game.id, decided);
};
