/** Sets what a game sets page by page itself: its `book.ts` draws, here it becomes a file, or pages for a browser. */
import type { RecordDocument } from '../../engine/record.ts';
import type { Canvas } from '../../games/kit/canvas.ts';
import { books } from '../../games/lists/books.ts';
import { isLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import type { Paper } from '../page.ts';
import { drawColumns } from './columns.ts';
import { Easel } from './easel.ts';
import { SvgPages } from './svgPages.ts';

type Set = Pick<RecordDocument, 'book' | 'columns' | 'language'>;

/** Draws a record's pages; false where it has none. Throws where its game cannot set them. */
export async function drawBook(canvas: Canvas, { book, columns, language }: Set): Promise<boolean> {
	if (columns) drawColumns(canvas, columns);
	if (!book) return columns !== undefined;
	const own = books[book.game] ?? (() => import('../../games/record/book.ts'));
	const { setBook } = await own();
	if (isLocale(language)) overwriteGetLocale(() => language);
	setBook(canvas, book.told);
	return true;
}

/** The record's book as a PDF, with those of its parts behind it; null where it has none. */
export async function bookOf(record: RecordDocument, paper: Paper): Promise<Uint8Array | null> {
	const easel = new Easel(record, paper, record.pictures);
	if (!(await drawBook(easel, record))) return null;
	for (const part of record.parts ?? []) await drawBook(easel, part);
	return easel.pdf.finish();
}

/** The record's book as pages that a browser shows; '' where it has none. */
export async function svgOf(record: RecordDocument, paper: Paper): Promise<string> {
	const pages = new SvgPages(paper, record.language);
	return (await drawBook(pages, record)) ? pages.html() : '';
}
