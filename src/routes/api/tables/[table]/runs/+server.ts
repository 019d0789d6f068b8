import { runAt } from '$lib/server/computers/whatIf.ts';
import { bodyOf, inTurn, leadingTable, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { Seq } from '$lib/server/base/shapes.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const From = v.strictObject({ entry: Seq });

/** Plays the turn that begins with an entry many times; asked again, it says how far that has come. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	limited('actions', `facilitator ${table}`);
	const { entry } = await bodyOf(event.request, From);
	const run = (await inTurn(runAt(table, entry))) ?? refuseDoor(404, 'no-such-table');
	return 'refused' in run ? refuseDoor(409, 'no-such-entry') : json(run);
};
