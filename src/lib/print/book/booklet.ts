/** Books and sheets bound into one: a title, contents in two levels, and each part from a right-hand page on. */
import type { RecordDocument } from '../../engine/record.ts';
import type { Letters } from '../../games/kit/canvas.ts';
import { put } from '../../games/record/lettering.ts';
import * as m from '../../paraglide/messages.js';
import type { Paper } from '../page.ts';
import { drawBook } from './book.ts';
import { Easel } from './easel.ts';
import { CHAPTER, pageOf, PART, PLAIN, QUIET, RULE, TITLE, TOLD } from './hand.ts';

/** A line of the contents. */
interface Entry {
	readonly text: string;
	readonly part: boolean;
	/** From 1, as pages are counted among the parts. */
	readonly page: number;
}

class Binding extends Easel {
	readonly entries: Entry[] = [];
	/** How many pages stand before the parts. */
	before = 0;
	/** What has begun and is not in the outline yet, with its level. */
	#name: { readonly text: string; readonly level: 1 | 2 } | null = null;
	/** Whether the chapters of what has begun are listed. */
	#listed = true;

	/** What follows begins a right-hand page. */
	begin(text: string, level: 1 | 2): void {
		if (this.pages % 2 === 1) this.turnPage();
		this.#name = { text, level };
	}

	override bookmark(text: string, level: 1 | 2 | 3, y: number): void {
		const name = this.#name;
		this.#name = null;
		if (name) {
			this.#listed = name.level === 1;
			this.#noted(name.text, name.level, 12);
			if (this.#listed) return; // the first of a part is its own name
		}
		if (level === 1 && this.#listed) this.#noted(text, 2, y);
		else super.bookmark(text, 3, y);
	}

	#noted(text: string, level: 1 | 2, y: number): void {
		super.bookmark(text, level, y);
		this.markPlace(nameOf(this.entries.length), y);
		this.entries.push({ text, part: level === 1, page: this.pages - this.before });
	}
}

const nameOf = (entry: number) => `part-${String(entry + 1)}`;

/** The parts of a record bound into one file; `tell` hears how much is made, from 0 to 1. */
export async function bookletOf(
	record: RecordDocument,
	paper: Paper,
	tell: (made: number) => void
): Promise<Uint8Array> {
	const { pictures, parts = [] } = record;
	const fresh = () => new Binding(record, paper, pictures);
	// set once to learn the pages, and once more behind their contents
	const tried = fresh();
	await drawParts(tried, parts, (made) => {
		tell(made / 2);
	});
	const whole = fresh();
	drawFront(whole, record, tried.entries);
	if (whole.pages % 2 === 1) whole.turnPage();
	whole.before = whole.pages;
	await drawParts(whole, parts, (made) => {
		tell((1 + made) / 2);
	});
	return whole.pdf.finish();
}

async function drawParts(
	easel: Binding,
	parts: readonly RecordDocument[],
	tell: (made: number) => void
): Promise<void> {
	for (const [index, part] of parts.entries()) {
		easel.begin(part.title, 1);
		await drawBook(easel, part);
		for (const within of part.parts ?? []) {
			easel.begin(within.title, 2);
			await drawBook(easel, within);
		}
		tell((index + 1) / (parts.length + 1));
	}
}

/** A line, and how much is free above it. */
const LINES = {
	part: { style: PART, above: 4, height: 6 },
	chapter: { style: PLAIN, above: 0, height: 5.4 }
} as const;
const COLUMN = { width: 84, gap: 10, indent: 5 };
const FIRST = { front: 78, next: 24 };

/** A place for every line of the contents, two columns a page; `page` counts from 0. */
function placed(entries: readonly Entry[], bottom: number, left: number) {
	let [page, column] = [0, 0];
	let y = FIRST.front;
	return entries.map((entry, index) => {
		const { above, height } = entry.part ? LINES.part : LINES.chapter;
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

function drawFront(
	easel: Binding,
	{ title, subtitle = '' }: RecordDocument,
	entries: readonly Entry[]
) {
	const { left, width, bottom } = pageOf(easel);
	const places = placed(entries, bottom, left);
	const pages = (places.at(-1)?.page ?? 0) + 1;
	const before = pages + (pages % 2);
	for (let page = 0; page < pages; page++) {
		easel.turnPage();
		if (page === 0) {
			const fits = easel.rows(title, TITLE, width).length < 3 ? TITLE : CHAPTER;
			const rows = easel.even(title, fits, width);
			put(easel, 'H1', rows, fits, { x: left - 0.6, y: 32 });
			const y = 32 + (rows.length - 1) * fits.leading + 10;
			if (rows.length < 3)
				put(easel, 'P', [easel.cut(subtitle, TOLD, width)], TOLD, { x: left, y, ink: QUIET });
			put(easel, 'H2', easel.rows(m.print_contents(), PART, width), PART, {
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
function line(easel: Binding, { entry, index, x, y }: Place, before: number): void {
	const { part, text, page } = entry;
	const style: Letters = part ? PART : PLAIN;
	const indent = part ? 0 : COLUMN.indent;
	const name = easel.cut(text, style, COLUMN.width - indent - 14);
	const number = easel.cut(String(page + before), PLAIN, 14);
	const [from, to] = [x + indent, x + COLUMN.width];
	easel.inside('TOCI', () => {
		easel.aside(() => {
			const d = `M${from + name.width + 2} ${y + 3.2}H${to - number.width - 2}`;
			easel.shape(d, { stroke: RULE, width: 0.2, dash: [0.2, 1.2] });
		});
		easel.inside('Reference', () => {
			easel.linkTo(nameOf(index), text, [from, y - 1, COLUMN.width - indent, 5.4], () => {
				easel.set(name, style, from, y + 3.4);
				easel.set(number, PLAIN, to - number.width, y + 3.4);
			});
		});
	});
}
