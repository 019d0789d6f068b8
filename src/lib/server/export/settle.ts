/** Opens the tables of a file here: with their logs, texts and people, under new ids and codes. */
import { gameOf } from '../../games/registry.ts';
import { nameOf } from '../../table/documents.ts';
import { seatByLink } from '../people/people.ts';
import { hangPicture } from '../pictures/pictures.ts';
import { hostedAt, seatsIn } from '../tables/hosted.ts';
import type { Change } from '../tables/projection.ts';
import type { Table } from '../storage/storage.ts';
import { changeTable, host, newRecord, removeTable } from '../tables/tables.ts';
import type { Unpacked } from './unpack.ts';

/** Opens all of them in this workshop, or none. */
export async function settle(workshop: string, tables: readonly Unpacked[]): Promise<Table[]> {
	const settled: Table[] = [];
	try {
		for (const table of tables) settled.push(await settleTable(workshop, table));
	} catch (cause) {
		for (const { id } of settled) await removeTable(id);
		throw cause;
	}
	return settled;
}

async function settleTable(workshop: string, unpacked: Unpacked): Promise<Table> {
	const { packed, position, pictures } = unpacked;
	const game = gameOf(packed.game);
	if (!game) throw new Error(`there is no game ${packed.game}`);
	const { title, dice, agree, single = false, opened, sheets } = packed;
	const seats = seatsIn(game, position);
	const table: Table = {
		...(await newRecord(workshop, { game, seats, title, dice, agree, single })),
		open: sheets.flatMap((sheet, seat) => (sheet.open ? [seat] : [])),
		opened
	};
	await host.add(hostedAt(table, game, position), writing(table.id, packed));
	for (const [seat, image] of pictures) await hangPicture(table.id, seat, image);
	// their places wait for them: tokens do not travel, so a link from the desk brings each back
	for (const { name, seat } of packed.people) await seatByLink(table.id, name, seat);
	if (packed.closed) await changeTable(table.id, { closed: true });
	return table;
}

/** What people wrote, each text in its document. */
function writing(table: string, { sheets, story }: Unpacked['packed']): Change[] {
	const change = (name: string, texts: Readonly<Record<string, string>>): Change[] =>
		Object.values(texts).every((text) => text === '')
			? []
			: [
					{
						name,
						change: (doc) => {
							for (const [field, text] of Object.entries(texts)) doc.getText(field).insert(0, text);
						}
					}
				];
	return [
		...sheets.flatMap(({ notes, caption }, seat) =>
			change(nameOf({ kind: 'sheet', table, seat }), { notes, caption })
		),
		...change(nameOf({ kind: 'story', table }), story)
	];
}
