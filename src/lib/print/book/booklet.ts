/** Books and sheets bound into one: a title, contents in two levels, and each part from a right-hand page on; in fewer pages where they would be too many. */
import type { RecordDocument } from '../../engine/record.ts';
import type { Paper } from '../page.ts';
import { drawBook } from './book.ts';
import { Easel } from './easel.ts';
import { drawFront, frontPages, nameOf, type Entry } from './front.ts';

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

/** More pages than this are not bound where the same can be told in fewer. */
const MOST = 40;

/** The parts of a record bound into one file, in the first of its forms that is thin enough, or else in the last; `tell` hears how much is made, from 0 to 1. */
export async function bookletOf(
	record: RecordDocument,
	paper: Paper,
	tell: (made: number) => void
): Promise<Uint8Array> {
	const forms = [record, ...(record.shorter ?? []).map((one) => ({ ...record, ...one }))];
	const share = (at: number) => (made: number) => tell((at + made) / (forms.length + 1));
	let entries: readonly Entry[] | null = null;
	let chosen = record;
	for (const [at, form] of forms.entries()) {
		const most = at === forms.length - 1 ? Infinity : MOST;
		// set once to learn the pages, and once more behind their contents
		entries = await entriesOf(form, paper, most, share(at));
		chosen = form;
		if (entries) break;
	}
	const whole = new Binding(chosen, paper, chosen.pictures);
	drawFront(whole, chosen, entries ?? []);
	if (whole.pages % 2 === 1) whole.turnPage();
	whole.before = whole.pages;
	await drawParts(whole, chosen.parts ?? [], Infinity, share(forms.length));
	return whole.pdf.finish();
}

/** The lines of the contents; null where it would have more pages than that. */
async function entriesOf(
	record: RecordDocument,
	paper: Paper,
	most: number,
	tell: (made: number) => void
): Promise<readonly Entry[] | null> {
	const tried = new Binding(record, paper, record.pictures);
	const all = await drawParts(tried, record.parts ?? [], most, tell);
	return all && frontPages(tried, tried.entries) + tried.pages <= most ? tried.entries : null;
}

/** Draws one part after the other; false where they would take more pages than that. */
async function drawParts(
	easel: Binding,
	parts: readonly RecordDocument[],
	most: number,
	tell: (made: number) => void
): Promise<boolean> {
	for (const [index, part] of parts.entries()) {
		easel.begin(part.title, 1);
		await drawBook(easel, part);
		for (const within of part.parts ?? []) {
			easel.begin(within.title, 2);
			await drawBook(easel, within);
		}
		if (easel.pages > most) return false;
		tell((index + 1) / (parts.length + 1));
	}
	return true;
}
