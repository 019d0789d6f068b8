/** Sets a record as a tagged PDF: the same record gives the same bytes. */
import type { Block, Heading, RecordDocument } from '../engine/record.ts';
import * as m from '../paraglide/messages.js';
import { isLocale } from '../paraglide/runtime.js';
import { Contents } from './contents.ts';
import { MISSING } from './scripts/pieces.ts';
import { figureHeight, setFigure } from './figures.ts';
import { clean } from './scripts/cleaning.ts';
import { Outline } from './writer/outline.ts';
import { Page, STYLES, type Paper } from './page.ts';
import {
	HAND_LINE,
	paragraphHeight,
	paragraphLeast,
	setFacts,
	setLines,
	setParagraph
} from './paragraphs.ts';
import { pictureHeight, setPicture } from './pictures.ts';
import { setTable, tableHead } from './tables.ts';

/** How many blocks are looked at ahead, to keep together what belongs together. */
const AHEAD = 8;
/** What is kept together is at most this part of a page's height. */
const TOGETHER = 0.3;

/** The record as a PDF on this paper; `tell` hears how much of a long one is made, from 0 to 1. */
export async function pdfOf(
	record: RecordDocument,
	paper: Paper,
	tell: (made: number) => void = () => undefined
): Promise<Uint8Array> {
	const page = setAt(record, paper, 1, tell);
	const over = record.fit === true && page.longest > 1;
	return (over ? fitted(record, paper, page) : page).pdf.finish();
}

/** Parts that are to fit a page each are set in smaller letters, where that is enough. */
const SCALES = [0.96, 0.92, 0.88, 0.84, 0.8] as const;

function fitted(record: RecordDocument, paper: Paper, whole: Page): Page {
	// smaller letters take less room on a line and fewer lines; tables gain less than that
	const most = Math.sqrt(1 / whole.longest) + 0.06;
	for (const scale of SCALES) {
		if (scale > most) continue;
		const page = setAt(record, paper, scale);
		if (page.longest <= 1) return page;
	}
	return whole;
}

/** After how many blocks it is told how far a print has come. */
const STRETCH = 500;
/** The part of the work that is done when all is set and has only to be written. */
const SET = 0.7;

function setAt(
	record: RecordDocument,
	paper: Paper,
	scale: number,
	tell?: (made: number) => void
): Page {
	const page = new Page({ ...record, title: clean(record.title) }, paper, scale);
	const marks = new Bookmarks(page);
	const contents = new Contents(page);
	setTitle(page, record);
	record.blocks.forEach((block, index) => {
		if (index > 0 && index % STRETCH === 0) tell?.((SET * index) / record.blocks.length);
		if (block.kind === 'contents') contents.reserve(chaptersOf(record.blocks.slice(index + 1)));
		else if (block.kind === 'picture') setPicture(page, block, record);
		else if (block.kind !== 'heading') setBlock(page, block);
		else {
			page.need(leastOf(page, record.blocks.slice(index, index + AHEAD)));
			setHeading(page, block, { marks, contents });
		}
	});
	if (page.missing) sayMissing(page, record.language);
	page.endPart();
	contents.write(); // last: it leafs back
	number(page, record);
	return page;
}

const chaptersOf = (blocks: readonly Block[]): Heading[] =>
	blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 1);

/** Where headings are noted. */
interface Places {
	readonly marks: Bookmarks;
	readonly contents: Contents;
}

/** What Arabic letters hang lower than others, in points. */
const HANGING = 5;
/** Between a title and the line below it, in points. */
const UNDER = 6;

function setTitle(page: Page, { title, subtitle }: RecordDocument): void {
	page.text('H1', title, STYLES.title);
	if (page.sides.rtl) page.y += HANGING;
	if (subtitle) page.y += UNDER;
	if (subtitle) page.text('P', subtitle, STYLES.subtitle, { colour: 'ink-2' });
	page.y += 6;
	page.pdf.artifact(() => page.rule(page.y, 'ink', 0.85));
	page.y += 12;
}

type Plain = Exclude<Block, { kind: 'contents' | 'picture' | 'heading' }>;

function setBlock(page: Page, block: Plain): void {
	// the compiler cannot see that a table's entry belongs to what named it
	(SETS[block.kind] as (page: Page, block: Plain) => void)(page, block);
}

const SETS: {
	readonly [Kind in Plain['kind']]: (page: Page, block: Extract<Plain, { kind: Kind }>) => void;
} = {
	paragraph: setParagraph,
	table: setTable,
	facts: setFacts,
	figure: (page, { figure, size = 'large' }) => setFigure(page, figure, size),
	lines: setLines,
	break: (page, { leaf = false }) => page.part(leaf)
};

const HEADINGS = {
	1: { style: STYLES.h1, above: 24, below: 7 },
	2: { style: STYLES.h2, above: 15, below: 4 },
	3: { style: STYLES.h3, above: 11, below: 3 }
} as const;

function setHeading(page: Page, heading: Heading, { marks, contents }: Places): void {
	const { style, above, below } = HEADINGS[heading.level];
	page.skip(above);
	const depth = marks.add(heading.text, heading.level);
	if (heading.level === 1) contents.begin();
	const { colour } = heading;
	if (colour) {
		page.pdf.artifact(() => {
			page.pdf.rect(page.sides.left(page.left, 5), page.y + 2, 5, style.leading - 4, colour);
		});
	}
	page.text(`H${String(depth + 1)}`, heading.text, style, { indent: colour ? 13 : 0 });
	page.y += below;
}

/** The room a block needs to begin on this page; a heading keeps with what it heads. */
function leastOf(page: Page, [block, ...next]: readonly Block[]): number {
	switch (block?.kind) {
		case 'heading': {
			const under = next[0]?.kind === 'heading' ? 0 : textUnder(page, next);
			return headingHeight(page, block) + Math.max(under, leastOf(page, next));
		}
		case 'figure':
			return figureHeight(page, block.figure, block.size ?? 'large');
		case 'picture':
			return pictureHeight(page, block);
		case 'table':
			return tableHead(page, block);
		case 'lines': // a row of questions stays together
			return (
				STYLES.plain.leading +
				HAND_LINE * Math.min(block.count, 3) +
				12 +
				(next[0]?.kind === 'lines' ? leastOf(page, next) : 0)
			);
		case 'paragraph':
			return paragraphLeast(page, block);
		case 'facts':
			return 2 * STYLES.plain.leading;
		case 'contents':
			return 3 * STYLES.plain.leading;
		case 'break':
		case undefined:
			return 0;
	}
}

function headingHeight(page: Page, { level, text }: Heading): number {
	const { style, above, below } = HEADINGS[level];
	return above + page.broken(text, style).length * style.leading + below;
}

/** The paragraphs under a heading stay together, and with the table that they head, unless they are long. */
function textUnder(page: Page, blocks: readonly Block[]): number {
	let height = 0;
	const most = (page.bottom - page.top) * TOGETHER;
	for (const block of blocks) {
		if (block.kind === 'table' && height <= most) return height + tableHead(page, block);
		if (block.kind !== 'paragraph') break;
		height += paragraphHeight(page, block);
	}
	return height > most ? 0 : height;
}

/** Where letters could not be set, the print says so and names what can. */
function sayMissing(page: Page, language: string): void {
	const locale = isLocale(language) ? { locale: language } : {};
	page.need(4 * STYLES.quiet.leading);
	page.skip(12);
	page.text('P', m.print_missing_letters({ mark: MISSING }, locale), STYLES.quiet, {
		colour: 'ink-2'
	});
}

/** The foot of every page: what this is, where it does not stand above, and which page of how many. */
function number(page: Page, { title, language }: RecordDocument): void {
	const locale = isLocale(language) ? { locale: language } : {};
	const { count } = page;
	for (let index = 0; index < count; index++) {
		page.pdf.go(index);
		const pages = m.print_page_of({ page: index + 1, pages: count }, locale);
		const y = page.foot;
		page.pdf.artifact(() => {
			const [right] = page.broken(pages, STYLES.quiet);
			const room = page.width - (right?.width ?? 0) - 20;
			const [left] = page.broken(title, STYLES.quiet, room);
			if (left && index > 0) page.line(left, STYLES.quiet, page.left, y, 'ink-2');
			if (right) page.line(right, STYLES.quiet, page.left + page.width - right.width, y, 'ink-2');
		}, 'Pagination');
	}
}

/** The outline that readers open beside the pages. */
class Bookmarks {
	readonly page: Page;
	readonly outline: Outline;

	constructor(page: Page) {
		this.page = page;
		this.outline = new Outline(page.pdf);
	}

	/** Under the last heading of a higher level; returns how deep the heading stands, from 1. */
	add(text: string, level: Heading['level']): number {
		const { width } = this.page.pdf.doc.page;
		const top = (this.page.y - 10) * this.page.scale;
		return this.outline.add(text, level, { top, left: width, expanded: level === 1 });
	}
}
