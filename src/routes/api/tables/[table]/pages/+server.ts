import { leadingTable, limited, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { linked } from '$lib/server/people/invitation.ts';
import { newPages } from '$lib/server/workshops/pages.ts';
import { storage } from '$lib/server/storage/store.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** Which links to the table's pages there are, and since when. */
export const GET: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	const pages = await storage().pagesOf(table);
	return json({ pages: pages.map(({ seat, made }) => ({ seat, made })) });
};

/** Makes a link to the table's page and to each seat's own, in place of the earlier ones. */
export const POST: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	limited('passports', table);
	const hosted = (await hostedTable(table)) ?? refuseDoor(404, 'no-such-table');
	const made = (await newPages(hosted)) ?? refuseDoor(404, 'no-such-door');
	const pages = made.map(({ seat, token }) => ({ seat, ...linked(event, `/page/${token}`) }));
	return json({ pages }, { status: 201 });
};

/** Takes all of them back, or with `?of=` those to one page: `table`, or a seat's. */
export const DELETE: RequestHandler = async (event) => {
	const table = await leadingTable(event);
	await storage().dropPages(table, seatIn(event.url));
	return new Response(null, { status: 204 });
};

function seatIn({ searchParams }: URL): number | null | undefined {
	const of = searchParams.get('of');
	if (of === null) return undefined;
	if (of === 'table') return null;
	return /^(0|[1-9]\d?)$/.test(of) ? Number(of) : refuseField('of');
}
