/** What the doors share that take tables along: a file to keep, its rolls as a list, and a file that comes back. */
import type { Brought as Pack } from '$lib/engine/module.ts';
import { packing } from '$lib/games/packing.ts';
import * as m from '$lib/paraglide/messages.js';
import { dispositionOf } from '$lib/print/disposition.ts';
import { networkOf } from '$lib/server/base/networks.ts';
import { inTurn, jsonBytesFrom, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import type { Found } from '$lib/server/export/found.ts';
import { pack } from '$lib/server/export/pack.ts';
import { rollsOf } from '$lib/server/export/rolls.ts';
import { readFile, type Brought } from '$lib/server/export/reader.ts';
import type { Flaw } from '$lib/server/export/unpack.ts';
import { FILE_MOST, TEXT_MOST } from '$lib/server/export/weight.ts';
import { host } from '$lib/server/tables/tables.ts';
import type { From } from '$lib/server/base/orders.ts';
import { changePack, packOf } from '$lib/server/workshops/packs.ts';
import { storage } from '$lib/server/storage/store.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { namesIn } from '$lib/table/room.ts';
import type { RequestEvent } from '@sveltejs/kit';

/** `?names=no` leaves people's names out, `?pictures=no` what is drawn on their sheets. */
function asked({ searchParams }: URL, what: 'names' | 'pictures'): boolean {
	const said = searchParams.get(what) ?? 'yes';
	return said === 'yes' || (said === 'no' ? false : refuseField(what));
}

/** Tables as a file to download, with the pack of their workshop where all of it goes along. */
export async function kept(
	url: URL,
	workshop: string,
	tables: Found,
	name: string,
	along: Pack | null = null
): Promise<Response> {
	const wanted = { names: asked(url, 'names'), pictures: asked(url, 'pictures'), pack: along };
	const found = (await findWorkshop(workshop)) ?? refuseDoor(404, 'no-such-workshop');
	const packed = await pack(found, tables, wanted);
	return download(JSON.stringify(packed), 'application/json', dispositionOf(name, 'json'));
}

/** The rolls of tables as a list to download. */
export async function listed(url: URL, found: Found, name: string): Promise<Response> {
	const names = asked(url, 'names');
	const nobody = (number: number) => m.seat_number({ number });
	const csv = await rollsOf(found, async (table) => {
		const hosted = names ? found.tables.find((one) => one.table.id === table) : undefined;
		if (!hosted) return (seat) => nobody(seat + 1);
		return namesIn(await host.room(hosted), nobody);
	});
	return downloadedList(csv, name);
}

/** The next lesson as a file for calendars to download. */
export const downloadedLesson = (calendar: string, name: string): Response =>
	download(calendar, 'text/calendar; charset=utf-8', dispositionOf(name, 'ics'));

/** A list for spreadsheets to download. */
export const downloadedList = (csv: string, name: string): Response =>
	download(csv, 'text/csv; charset=utf-8', dispositionOf(name, 'csv'));

const download = (text: string, type: string, disposition: string): Response =>
	new Response(text, {
		headers: {
			'content-type': type,
			'content-disposition': disposition,
			'cache-control': 'private, no-store'
		}
	});

/** The tables of a file that came as the body, from this sender; anything else ends the request. */
export async function brought(
	event: RequestEvent,
	from: From
): Promise<Exclude<Brought, { flaw: Flaw }>> {
	const network = networkOf(event.getClientAddress());
	const file = await jsonBytesFrom(event.request, FILE_MOST, network);
	const read = await inTurn(readFile(file, from));
	return 'flaw' in read ? refuseFlaw(read.flaw) : read;
}

/** Puts the pack of a file beside the workshop's own, and answers what takes it out again; ends the request where there is no room for it. */
export async function takeUp(workshop: string, pack: Pack | null): Promise<() => Promise<void>> {
	if (!packing || !pack) return () => Promise.resolve();
	const before = await packOf(workshop, packing);
	const after = await changePack(workshop, packing, packing.adding(pack));
	if ('most' in after) refuseDoor(409, 'pack-full', after, { field: 'pack' });
	return () => storage().putPack(workshop, before);
}

function refuseFlaw(flaw: Flaw): never {
	switch (flaw.code) {
		case 'bad-json':
		case 'heavy-file':
			return refuseDoor(400, flaw.code);
		case 'too-large':
			return refuseDoor(413, flaw.code, { kib: TEXT_MOST / 1024 });
		case 'bad-body':
			return refuseField(flaw.field);
		case 'bad-log': {
			const { title: table, entry, field } = flaw;
			return refuseDoor(400, 'bad-log', { table, entry }, { field });
		}
		case 'no-such-game':
			return refuseDoor(400, flaw.code, { game: flaw.game }, { field: flaw.field });
		case 'newer-file':
			return refuseDoor(400, flaw.code, {}, { field: flaw.field });
	}
}
