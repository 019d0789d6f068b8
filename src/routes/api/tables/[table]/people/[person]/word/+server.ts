import { bodyOf, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { seatOf } from '$lib/server/tables/queries.ts';
import { decideOn } from '$lib/server/people/sharing.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Word = v.strictObject({ welcome: v.boolean() });

/** Somebody who sits at a seat lets in who waits for it, or turns them away. */
export const POST: RequestHandler = async (event) => {
	const { table, person } = event.params;
	const visitor = await visiting(event);
	const { welcome } = await bodyOf(event.request, Word);
	const seat = seatOf(visitor) ?? refuseDoor(403, 'not-your-seat');
	const decided =
		(await decideOn(table, person, seat, welcome)) ?? refuseDoor(404, 'no-such-person');
	return json({ person: decided.id, seat });
};
