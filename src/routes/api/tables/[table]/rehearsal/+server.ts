import { bodyOf, leadingTable, refuseDoor } from '$lib/server/http/requests.ts';
import { dismiss, seatEverywhere } from '$lib/server/computers/seating.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** Seconds before each action, about. */
const PAUSE = 2;

const Wish = v.strictObject({
	on: v.boolean(),
	seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)))
});

/** Gives every seat that nobody holds to the computer, or takes all of them back. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const { on, seconds = PAUSE } = await bodyOf(event.request, Wish);
	const hosted = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	if (on && hosted.table.closed) return refuseDoor(409, 'table-closed');
	const over = hosted.game.outcome(hosted.position.state) !== null;
	if (on && !over) await seatEverywhere(table, 'plays', seconds);
	else await dismiss(table);
	return json({ on: on && !over });
};
