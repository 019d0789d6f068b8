/** Sets what a game sets page by page itself: its `book.ts` draws, here it becomes a file. */
import type { RecordDocument } from '../../engine/record.ts';
import type { SetBook } from '../../games/kit/canvas.ts';
import { isLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { Easel } from './easel.ts';
import type { Paper } from '../page.ts';

/** The record's book as a PDF; null where it has none. Throws where its game cannot set one. */
export async function bookOf(record: RecordDocument, paper: Paper): Promise<Uint8Array | null> {
	const { book, language } = record;
	if (!book) return null;
	// a game's own folder, by its name: Node runs this from the source
	const { setBook } = (await import(`../../games/${book.game}/book.ts`)) as { setBook: SetBook };
	const easel = new Easel(record, paper);
	if (isLocale(language)) overwriteGetLocale(() => language);
	setBook(easel, book.told);
	return easel.pdf.finish();
}
