import { bodyOf, limited, refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { react, whyNoReactions } from '$lib/server/tables/reactions.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { SIGNS } from '$lib/table/signs.ts';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Reaction = v.strictObject({ sign: v.picklist(SIGNS) });

/** Shows one of six signs with the visitor's seat, for a moment, on the wall and on the phones of the table. It is kept nowhere. */
export const POST: RequestHandler = async (event) => {
	const { table, member } = await visiting(event);
	const { sign } = await bodyOf(event.request, Reaction);
	if (!member || member.seat === 'screen') return refuseDoor(403, 'not-your-seat');
	const hosted = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	const why = whyNoReactions(hosted);
	if (why !== null) return refuseDoor(409, why);
	limited('reactionsInARow', member.id);
	limited('reactions', member.id);
	react(hosted, member.seat, sign);
	return new Response(null, { status: 204 });
};
