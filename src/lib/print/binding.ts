/** Binds prints into one: the booklet of a workshop. */
import type { Columns, RecordDocument } from '../engine/record.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** A table's book, and its sheets. */
export interface Bound {
	readonly title: string;
	readonly book: RecordDocument;
	/** Not where a game has none. */
	readonly sheets: RecordDocument | null;
}

/** The page on which tables stand side by side, where there are at least two. */
export function sideBySide(tables: Columns['tables']): RecordDocument[] {
	if (tables.length < 2) return [];
	const beside = { title: m.print_beside(), text: m.debrief_compare_text(), tables };
	return [{ title: beside.title, language: getLocale(), blocks: [], columns: beside }];
}

/** Every table's book with its sheets behind it, and in the end the tables side by side; where that is too thick, the same in brief. */
export function bound(
	title: string,
	tables: readonly Bound[],
	columns: Columns['tables']
): RecordDocument {
	const language = getLocale();
	const shorter = shorterOf(tables).map(({ says, parts }) => ({
		...{ title, subtitle: says, language, blocks: [] },
		parts: [...parts, ...sideBySide(columns)]
	}));
	const books = tables.map(({ title, book, sheets }) => ({
		...book,
		title,
		parts: sheets ? [{ ...sheets, title: m.print_sheets() }] : []
	}));
	const times = tables.flatMap(({ book }) => book.made ?? []);
	const pictures = tables.flatMap(({ book, sheets }) => [book.pictures, sheets?.pictures]);
	return {
		...(times.length > 0 ? { made: Math.max(...times) } : {}),
		title,
		subtitle:
			tables.length === 0 ? m.print_bound_none() : tables.map((one) => one.title).join(' · '),
		language,
		blocks: [],
		shorter,
		parts: [...books, ...sideBySide(columns)],
		pictures: Object.assign({}, ...pictures) as Record<string, Uint8Array>
	};
}

/** What a booklet holds instead, and what it says of that. */
interface Form {
	readonly says: string;
	readonly parts: readonly RecordDocument[];
}

/** The books without their sheets, and then each book in brief. */
function shorterOf(tables: readonly Bound[]): Form[] {
	const sheeted = tables.some(({ sheets }) => sheets !== null);
	const books = tables.map(({ title, book }) => ({ ...book, title, parts: [] }));
	const most = Math.max(0, ...tables.map(({ book }) => book.shorter?.length ?? 0));
	const brief = Array.from({ length: most }, (_, at) => ({
		says: m.print_bound_brief(),
		parts: tables.map(({ title, book }) => ({ ...inBrief(book, at), title, parts: [] }))
	}));
	return [...(sheeted ? [{ says: m.print_bound_books(), parts: books }] : []), ...brief];
}

const inBrief = (book: RecordDocument, at: number): RecordDocument =>
	book.shorter?.[at] ?? book.shorter?.at(-1) ?? book;
