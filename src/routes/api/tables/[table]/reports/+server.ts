import { bodyOf, limited, visiting } from '$lib/server/doors.ts';
import { report } from '$lib/server/reports.ts';
import { Text } from '$lib/server/shapes.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Reported = v.strictObject({ text: Text });

/** Tells the facilitator of a text that should not stand at this table. Nobody else learns of it, nor who said so. */
export const POST: RequestHandler = async (event) => {
	const { table } = event.params;
	const { member } = await visiting(event, table);
	const { text } = await bodyOf(event.request, Reported);
	limited('reports', member?.id ?? `facilitator ${table}`);
	await report(table, text);
	return json({ reported: true }, { status: 201 });
};
