import type { Actor } from '$lib/engine/module.ts';
import { answerDecided, answerPlayed } from '$lib/server/http/answers.ts';
import { bodyOf, limited, refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import type { Visitor } from '$lib/server/storage/identity.ts';
import { seatOf } from '$lib/server/tables/queries.ts';
import { dropProposal, propose } from '$lib/server/tables/proposals.ts';
import { cleanTexts } from '$lib/server/base/names.ts';
import { ActionId, Dice, Seat } from '$lib/server/base/shapes.ts';
import { play, hostedTable } from '$lib/server/tables/tables.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Posted = v.strictObject({
	id: ActionId,
	action: v.looseObject({ type: v.string() }),
	seat: v.optional(v.union([Seat, v.literal('facilitator')])),
	dice: v.optional(Dice)
});

/** Plays one action for the visitor's own seat, or for the facilitator; where the seat agrees first, it is proposed. A repeated `id` is answered from the log. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event);
	const posted = await bodyOf(event.request, Posted);
	const actor = actorOf(visitor, posted.seat);
	limited('actions', visitor.member?.id ?? `facilitator ${id}`);
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	const { game, table } = hosted;
	if (typeof actor === 'number' && actor >= table.seats) {
		refuseDoor(400, 'bad-seat', {}, { field: 'seat' });
	}
	const parsed = game.action.parse(posted.action);
	if ('field' in parsed)
		return refuseField(parsed.field === '' ? 'action' : `action.${parsed.field}`);
	const byFacilitator = actor !== 'facilitator' && actor !== seatOf(visitor);
	const action = cleanTexts(parsed.action);
	const { member } = visitor;
	if (member?.seat === actor) {
		const proposed = await propose(hosted, { ...member, seat: actor }, posted.id, action);
		if (proposed) return answerDecided(game.id, proposed);
	}
	const done = await play(id, actor, posted.id, action, {
		dice: posted.dice,
		...(byFacilitator ? { by: 'facilitator' as const } : {}),
		known: hosted
	});
	if (byFacilitator && done?.kind === 'stored') await dropProposal(hosted, actor);
	return answerPlayed(game.id, done);
};

/** Who acts: the person's own seat unless they say otherwise; only the facilitator may name another, or speak as itself. */
function actorOf(visitor: Visitor, named: Actor | undefined): Actor {
	const own = seatOf(visitor);
	const actor = named ?? own ?? 'facilitator';
	if (actor === own || visitor.facilitator) return actor;
	return refuseDoor(403, actor === 'facilitator' ? 'facilitator-only' : 'not-your-seat');
}
