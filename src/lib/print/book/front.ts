/** The first pages of what is bound into one: its title, what it holds, and contents in two levels. */
import type { RecordDocument } from '../../engine/record.ts';
import { draw, letters, put } from '../../games/record/lettering.ts';
import * as m from '../../paraglide/messages.js';
import type { Easel } from './easel.ts';
import { CHAPTER, pageOf, PART, PLAIN, QUIET, RULE, TITLE, TOLD } from './hand.ts';

/** A line of the contents. */
export interface Entry {
	readonly text: string;
	readonly part: boolean;
	/** From 1, as pages are counted among the parts. */
	readonly page: number;
}

/** What the place is called to which a line of the contents leads. */
export const nameOf = (entry: number): string => `part-${String(entry + 1)}`;

/** Of a page. */
const NUMBER = letters('display', 10, 5);
/** Of what is said below a title, where that is long. */
const SMALL_TOLD = letters('told', 10, 4.4);

/** A line, and how much is free above it. */
const LINES = {
	part: { style: PART, above: 4, height: 6 },
	chapter: { style: PLAIN, above: 0, height: 5.4 }
} as const;
const COLUMN = { width: 84, gap: 10, indent: 5 };
const FIRST = { front: 78, next: 24 };

/** The room of a page's number. */
const NUMBERED = 14;

/** What a line of the contents says, in as many lines as it takes. */
function rowsOf(easel: Easel, { part, text }: Entry) {
	const style = part ? PART : PLAIN;
	const indent = part ? 0 : COLUMN.indent;
	return { style, indent, rows: easel.rows(text, style, COLUMN.width - indent - NUMBERED) };
}

/** A place for every line of the contents, two columns a page; `page` counts from 0. */
function placed(easel: Easel, entries: readonly Entry[]) {
	const { bottom, left } = pageOf(easel);
	let [page, column] = [0, 0];
	let y = FIRST.front;
	return entries.map((entry, index) => {
		const { above, height: one } = entry.part ? LINES.part : LINES.chapter;
		const { rows, style } = rowsOf(easel, entry);
		const height = one + (rows.length - 1) * style.leading;
		const next = entry.part && entries[index + 1]?.part === false ? LINES.chapter.height : 0;
		const top = page === 0 ? FIRST.front : FIRST.next;
		if (y + above + height + next > bottom && y > top) {
			[page, column] = column === 0 ? [page, 1] : [page + 1, 0];
			y = page === 0 ? FIRST.front : FIRST.next;
		} else if (y > top) y += above;
		const at = { page, x: left + column * (COLUMN.width + COLUMN.gap), y };
		y += height;
		return { ...at, entry, index };
	});
}

/** How many pages stand before the parts: the contents, which end a leaf. */
export function frontPages(easel: Easel, entries: readonly Entry[]): number {
	const pages = (placed(easel, entries).at(-1)?.page ?? 0) + 1;
	return pages + (pages % 2);
}

/** Draws the title, what the booklet holds, and the contents. */
export function drawFront(
	easel: Easel,
	{ title, subtitle = '' }: RecordDocument,
	entries: readonly Entry[]
) {
	const { left, width } = pageOf(easel);
	const places = placed(easel, entries);
	const before = frontPages(easel, entries);
	const pages = (places.at(-1)?.page ?? 0) + 1;
	for (let page = 0; page < pages; page++) {
		easel.turnPage();
		if (page === 0) {
			const fits = easel.rows(title, TITLE, width).length < 3 ? TITLE : CHAPTER;
			const rows = easel.even(title, fits, width);
			put({ canvas: easel }, 'H1', rows, fits, { x: left - 0.6, y: 32 });
			const y = 32 + (rows.length - 1) * fits.leading + 10;
			if (rows.length < 3) {
				const large = easel.even(subtitle, TOLD, width).length <= 3;
				const style = large ? TOLD : SMALL_TOLD;
				put({ canvas: easel }, 'P', easel.even(subtitle, style, width), style, {
					x: left,
					y,
					ink: QUIET
				});
			}
			put({ canvas: easel }, 'H2', easel.rows(m.print_contents(), PART, width), PART, {
				x: left,
				y: FIRST.front - 6
			});
		}
		easel.inside('TOC', () => {
			for (const place of places) if (place.page === page) line(easel, place, before);
		});
	}
}

type Place = ReturnType<typeof placed>[number];

/** A line of the contents: the name, dots, the page; it leads there. */
function line(easel: Easel, { entry, index, x, y }: Place, before: number): void {
	const { text, page } = entry;
	const { style, indent, rows } = rowsOf(easel, entry);
	const name = rows.at(-1) ?? { width: 0 };
	const last = y + (rows.length - 1) * style.leading;
	const number = easel.cut(String(page + before), NUMBER, NUMBERED);
	const [from, to] = [x + indent, x + COLUMN.width];
	easel.inside('TOCI', () => {
		easel.aside(() => {
			const d = `M${from + name.width + 2} ${last + 3.2}H${to - number.width - 2}`;
			easel.shape(d, { stroke: RULE, width: 0.2, dash: [0.2, 1.2] });
		});
		easel.inside('Reference', () => {
			easel.linkTo(
				nameOf(index),
				text,
				[from, y - 1, COLUMN.width - indent, last - y + 5.4],
				() => {
					draw({ canvas: easel }, rows, style, { x: from, y: y + 3.4 });
					easel.set(number, NUMBER, to - number.width, last + 3.4);
				}
			);
		});
	});
}
