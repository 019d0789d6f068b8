/** Sets books and notes where every line of text stands, without reading a file. */
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import type { Ink, Letters, Row, SetBook } from '../../../../src/lib/games/kit/canvas.ts';
import type { Occasion } from '../../../../src/lib/games/kit/prints.ts';
import { setBook } from '../../../../src/lib/games/biome/book.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { Easel } from '../../../../src/lib/print/book/easel.ts';
import type { Line } from '../../../../src/lib/print/lineBreaking.ts';
import type { Paper } from '../../../../src/lib/print/page.ts';

/** A line of text: its page from 1, its place in millimetres, its letters in points. */
export interface Set {
	readonly page: number;
	readonly text: string;
	readonly left: number;
	readonly right: number;
	/** Of small letters, and of what hangs below the line. */
	readonly top: number;
	readonly foot: number;
	readonly size: number;
}

class Noting extends Easel {
	readonly noted: Set[] = [];

	override set(row: Row, letters: Letters, x: number, y: number, ink?: Ink): void {
		const height = letters.size / (72 / 25.4);
		this.noted.push({
			page: this.pages,
			text: (row as Line).words.map(({ text }) => text).join(''),
			left: x,
			right: x + row.width,
			top: y - 0.5 * height,
			foot: y + 0.15 * height,
			size: letters.size
		});
		super.set(row, letters, x, y, ink);
	}
}

export const occasionOf = (table: string, names: Occasion['names'] = {}): Occasion => ({
	table,
	date: '21 November 2026',
	names
});

/** A game's book, on `half` a sheet where it is to be folded, with its lines as they were set; width and height of its paper in millimetres. */
export const setOn = (view: State, occasion: Occasion, paper: Paper = 'a4', half = false) =>
	setRecord({ ...book(view, occasion), folded: half }, paper);

/** The same of any record that is set page by page, by its game or by what games share. */
export function setRecord(record: RecordDocument, paper: Paper = 'a4', set: SetBook = setBook) {
	const easel = new Noting(record, paper);
	set(easel, structuredClone(record.book?.told));
	const { noted, pages, width, height } = easel;
	return { lines: noted, pages, width, height };
}

/** Pairs of lines of one page that lie on each other. */
export function overlapping(lines: readonly Set[]): string[] {
	const found: string[] = [];
	for (const [index, one] of lines.entries()) {
		for (const other of lines.slice(index + 1)) {
			if (one.page !== other.page || one.text.trim() === '' || other.text.trim() === '') continue;
			const beside = one.right <= other.left + 0.1 || other.right <= one.left + 0.1;
			const apart = one.foot <= other.top || other.foot <= one.top;
			if (!beside && !apart) found.push(`${one.page}: ${one.text} / ${other.text}`);
		}
	}
	return found;
}
