import { isPrintable } from '$lib/games/parts.ts';
import { leadingWorkshop, limited } from '$lib/server/http/requests.ts';
import { storage } from '$lib/server/storage/store.ts';
import { json } from '@sveltejs/kit';
import { missingAt } from '../../../../tables/[table]/print/said.ts';
import type { RequestHandler } from './$types';

/** Which letters of each table's texts the workshop's booklet has no typeface for; nothing is printed for it. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	limited('actions', `facilitator ${workshop}`);
	const tables = (await storage().tablesOf(workshop)).filter(({ game }) => isPrintable(game));
	return json({ missing: await missingAt(tables.map(({ id }) => id)) });
};
