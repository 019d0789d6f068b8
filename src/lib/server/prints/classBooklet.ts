/** A workshop's booklet: the books and sheets of its tables in one record. */
import { isPrintable, printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { bound, type Bound } from '../../print/binding.ts';
import type { RecordDocument } from '../../engine/record.ts';
import type { Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { begunIn } from './begun.ts';
import { isNoRecord, recordAt, withPictures, type NoRecord, type Shown } from './records.ts';

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
