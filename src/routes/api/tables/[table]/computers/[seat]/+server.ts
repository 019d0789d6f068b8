import { answerPlayed } from '$lib/server/http/answers.ts';
import { bodyOf, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { dismiss, seatComputer, type NoComputer } from '$lib/server/computers/seating.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { BUDGET } from '$lib/engine/search/decide.ts';
import { LEVELS } from '$lib/table/facilitation.ts';
import * as v from 'valibot';
import type { RequestEvent, RequestHandler } from './$types';

/** Which levels there are, and that nobody thinks for nothing, is refused with a sentence of its own. */
const Wanted = v.strictObject({
	level: v.pipe(v.string(), v.maxLength(40)),
	budget: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(BUDGET.strong)))
});

/** Gives a seat that nobody holds to the computer, or changes how well it plays there. */
export const PUT: RequestHandler = async (event) => {
	const { table, seat } = await asked(event);
	const wanted = await bodyOf(event.request, Wanted);
	const { game } = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	const done = await seatComputer(table, seat, wanted);
	return typeof done === 'string' ? refuseComputer(done) : answerPlayed(game.id, done);
};

/** Takes the computer from a seat. */
export const DELETE: RequestHandler = async (event) => {
	const { table, seat } = await asked(event);
	await dismiss(table, seat);
	return new Response(null, { status: 204 });
};

async function asked(event: RequestEvent) {
	const table = await leadingTable(event);
	limited('actions', `facilitator ${table}`);
	if (!/^\d{1,2}$/.test(event.params.seat)) refuseDoor(404, 'bad-seat');
	return { table, seat: Number(event.params.seat) };
}

function refuseComputer(why: NoComputer): never {
	switch (why) {
		case 'bad-seat':
			return refuseDoor(404, why);
		case 'no-such-level':
			return refuseDoor(400, why, { levels: LEVELS.join(', ') }, { field: 'level' });
		case 'bad-budget':
			return refuseDoor(400, why, {}, { field: 'budget' });
		case 'seat-held':
		case 'table-closed':
			return refuseDoor(409, why);
	}
}
