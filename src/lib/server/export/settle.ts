/** Opens the tables of a file here: with their logs, texts and people, under new ids and codes. */
import { gameOf } from '../../games/registry.ts';
import { nameOf } from '../../table/documents.ts';
import { seatByLink } from '../people/people.ts';
import { hangPicture } from '../pictures/pictures.ts';
import { hostedAt, seatsIn } from '../tables/hosted.ts';
import { trouble } from '../base/logger.ts';
import { writtenIn, type Change } from '../tables/projection.ts';
import type { Table } from '../storage/storage.ts';
import { isOurs, storage } from '../storage/store.ts';
import { changeTable, findTable, host, newRecord, removeTable } from '../tables/tables.ts';
import type { Unpacked } from './unpack.ts';

/** Tables that this process is bringing just now. */
const bringing = new Set<string>();

/** Opens all of them in this workshop, or none: they are there once the last of them is whole. */
export async function settle(workshop: string, tables: readonly Unpacked[]): Promise<Table[]> {
	const records: Table[] = [];
	try {
		for (const table of tables) {
			const record = await recordOf(workshop, table);
			bringing.add(record.id);
			records.push(record);
			await settleTable(record, table);
		}
		await storage().finishTables(
			workshop,
			records.map(({ id }) => id)
		);
	} catch (cause) {
		// what cannot be deleted now is, when next what is out of date goes
		for (const { id } of records) await removeTable(id).catch(() => undefined);
		throw cause;
	} finally {
		for (const { id } of records) bringing.delete(id);
	}
	for (const { id } of records) {
		await host.show(id).catch((cause: unknown) => {
			trouble('a table could not be shown on its desk', cause, { table: id });
		});
	}
	return records;
}

/** Deletes tables that a process was bringing when it was killed. */
export async function dropUnfinished(): Promise<void> {
	for (const id of await storage().unfinishedTables()) {
		const table = bringing.has(id) ? null : await findTable(id);
		if (table && (await isOurs(table.workshop))) await removeTable(id);
	}
}

/** The record of a table that is being brought. */
async function recordOf(workshop: string, { packed, position }: Unpacked): Promise<Table> {
	const game = gameOf(packed.game);
	if (!game) throw new Error(`there is no game ${packed.game}`);
	const { title, dice, agree, single = false, opened, sheets } = packed;
	const seats = seatsIn(game, position);
	return {
		...(await newRecord(workshop, { game, seats, title, dice, agree, single })),
		open: sheets.flatMap((sheet, seat) => (sheet.open ? [seat] : [])),
		opened: -Math.max(1, opened)
	};
}

async function settleTable(table: Table, unpacked: Unpacked): Promise<void> {
	const { packed, position, pictures } = unpacked;
	const game = gameOf(packed.game);
	if (!game) throw new Error(`there is no game ${packed.game}`);
	await host.add(hostedAt(table, game, position), writing(table.id, packed));
	for (const [seat, image] of pictures) await hangPicture(table.id, seat, image);
	// their places wait for them: tokens do not travel, so a link from the desk brings each back
	for (const { name, seat } of packed.people) await seatByLink(table.id, name, seat);
	if (packed.closed) await changeTable(table.id, { closed: true });
}

/** What people wrote, each text in its document. */
const writing = (table: string, { sheets, story }: Unpacked['packed']): Change[] => [
	...sheets.flatMap(({ notes, caption }, seat) =>
		writtenIn(nameOf({ kind: 'sheet', table, seat }), { notes, caption })
	),
	...writtenIn(nameOf({ kind: 'story', table }), story)
];
