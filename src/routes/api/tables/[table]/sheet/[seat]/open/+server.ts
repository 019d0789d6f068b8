import { bodyOf } from '$lib/server/http/requests.ts';
import { openSheet } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { ownSheetAsked } from '../asked.ts';
import type { RequestHandler } from './$types';

const Opening = v.strictObject({ open: v.boolean() });

/** Lets everyone at the table write on a seat's sheet, or its own people only. */
export const PUT: RequestHandler = async (event) => {
	const { table, seat } = await ownSheetAsked(event);
	const { open } = await bodyOf(event.request, Opening);
	await openSheet(table, seat, open);
	return json({ seat, open });
};
