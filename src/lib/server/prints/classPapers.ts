/** What is printed of a whole workshop: the booklet of its books and sheets, and the atlas of its worlds and boards. */
import { isPrintable, printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { bound, type Bound, sideBySide } from '../../print/binding.ts';
import type { RecordDocument, Columns } from '../../engine/record.ts';
import type { Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { isNoRecord, recordAt, withPictures, type NoRecord, type Shown } from './records.ts';
import type { AtlasPrint, AtlasTable } from '../../games/kit/prints.ts';
import { lastPlayed, timeOf } from '../tables/hosted.ts';
import { keptTable, saidAt } from './said.ts';
import { columnsOf } from '../workshops/comparison.ts';

/** The tables of a workshop whose games can be printed. */
export const printableTables = async (workshop: string): Promise<Table[]> =>
	(await storage().tablesOf(workshop)).filter(({ game }) => isPrintable(game));

/** The books and sheets of the tables that have begun, and the tables side by side; `tell` hears from 0 to 1 how many are read. */
export async function classBooklet(
	workshop: string,
	tables: readonly Table[],
	shown: Shown,
	tell: (read: number) => void
): Promise<{ record: RecordDocument; name: string } | NoRecord> {
	const { title, tables: begun, beside } = await begunIn(workshop, tables, shown.asked);
	const books: Bound[] = [];
	for (const [index, table] of begun.entries()) {
		const book = await bookOf(table, shown);
		if (isNoRecord(book)) return book;
		books.push(book);
		tell((index + 1) / begun.length);
		await new Promise(setImmediate); // others have their turn between two tables
	}
	const worlds = books.length === 0 || books.some(({ sheets }) => sheets !== null);
	const called = worlds ? m.print_workshop_title : m.print_workshop_games;
	const record = bound(called({ workshop: title }), books, beside);
	return { record, name: m.print_file_workshop({ workshop: title }) };
}

/** A table's book, and the sheets of its seats where its game has some. */
async function bookOf({ id, game, title }: Table, shown: Shown): Promise<Bound | NoRecord> {
	const part = async (of: string) => {
		const found = await recordAt(id, { of, paged: true }, { ...shown, names: shown.asked });
		return isNoRecord(found) ? found : withPictures(id, found);
	};
	const sheeted = Object.hasOwn((await printsOf(game))?.table ?? {}, 'booklet');
	const sheets = sheeted ? await part('booklet') : null;
	if (sheets !== null && isNoRecord(sheets)) return sheets;
	const book = await part('history');
	return isNoRecord(book) ? book : { title, book, sheets };
}

/** The tables of one game. */
interface Part {
	readonly print: AtlasPrint;
	readonly tables: AtlasTable[];
}

/** The worlds and the boards of all tables that have begun; `tell` hears from 0 to 1 how many are read. */
export async function classAtlas(
	workshop: string,
	tables: readonly Table[],
	shown: Shown,
	tell: (read: number) => void
): Promise<{ record: RecordDocument; name: string }> {
	const { title, tables: begun, beside } = await begunIn(workshop, tables, shown.asked);
	const parts = new Map<string, Part>();
	let made = 0;
	for (const [index, { id, game }] of begun.entries()) {
		const read = await tableAt(id, shown);
		const print = (await printsOf(game))?.atlas;
		if (!read || !print) continue;
		const part = parts.get(game) ?? { print, tables: [] };
		parts.set(game, part);
		part.tables.push(read);
		made = Math.max(made, read.made);
		tell((index + 1) / begun.length);
		await new Promise(setImmediate); // others have their turn between two tables
	}
	// what has a cover comes first, all else as its first table stands in the workshop
	const [first, ...others] = [...parts.values()]
		.toSorted((a, b) => Number(b.print.cover ?? false) - Number(a.print.cover ?? false))
		.map((part) => part.print.record(title, part.tables));
	const name = m.print_file_atlas({ workshop: title });
	if (!first) return { record: bound(title, [], []), name };
	return { record: { ...first, title, made, parts: [...others, ...sideBySide(beside)] }, name };
}

/** A table as the atlas has it, and when it was last played; null where it is gone. */
async function tableAt(id: string, shown: Shown): Promise<(AtlasTable & { made: number }) | null> {
	const hosted = await keptTable(id);
	if (!hosted) return null;
	const { table, position } = hosted;
	const said = await saidAt(hosted, { named: shown.asked, hidden: shown.hidden }, 'paper');
	return { ...said, made: timeOf(lastPlayed(position.log), table) };
}

interface Begun {
	/** The workshop's; '' where it is gone. */
	readonly title: string;
	readonly tables: readonly Table[];
	/** The same tables side by side. */
	readonly beside: Columns['tables'];
}

/** Of these tables those that have begun; people go by their seats where they are not named. */
async function begunIn(workshop: string, tables: readonly Table[], named: boolean): Promise<Begun> {
	const { title = '' } = (await storage().workshop(workshop)) ?? {};
	const columns = (await columnsOf(workshop, named)).filter(({ seq }) => seq > 0);
	return {
		title,
		tables: tables.filter(({ id }) => columns.some(({ table }) => table === id)),
		beside: columns.map(({ title: table, measures }) => ({ title: table, facts: measures }))
	};
}
