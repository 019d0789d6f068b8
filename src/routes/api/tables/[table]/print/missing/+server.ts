import { readThrough } from '$lib/server/http/logsRead.ts';
import { limited, visiting } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import { missingFor } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** Which letters of the table's texts its prints have no typeface for; nothing is printed for it. */
export const GET: RequestHandler = async (event) => {
	const { table, ...visitor } = await visiting(event);
	limited('actions', visitor.member?.id ?? `facilitator ${table}`);
	await readThrough(visitor.who, [table]);
	return json({ missing: await missingFor([table]) });
};
