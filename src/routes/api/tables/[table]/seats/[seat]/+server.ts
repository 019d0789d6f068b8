import { answerSaid } from '$lib/server/http/answers.ts';
import { ActionId } from '$lib/server/base/shapes.ts';
import { askedAt } from '$lib/server/http/leading.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { leaveOut } from '$lib/server/tables/saying.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Left = v.strictObject({ id: ActionId });

/** Leaves out a seat to which nobody has come; 409 `not-yet` where somebody holds it, or the game cannot go on without it now. */
export const DELETE: RequestHandler = async (event) => {
	const { table, seat } = event.params;
	const { sent, hosted } = await askedAt(event, Left);
	if (!/^\d{1,2}$/.test(seat)) refuseDoor(404, 'bad-seat');
	return answerSaid(hosted.game.id, await leaveOut(table, sent.id, Number(seat)));
};
