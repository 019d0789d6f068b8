/** The table of contents: its lines are kept free where it stands, and written once every heading has its page. */
import type { Heading } from '../engine/record.ts';
import type { Spot } from './writer/pdfWriter.ts';
import { clean } from './scripts/cleaning.ts';
import { STYLES, type Page } from './page.ts';
import type { Element } from './writer/structure.ts';

/** Wide enough for a fingertip. */
const LINE = 24;
const STYLE = STYLES.plain;

/** A line that waits for the number of its page. */
interface Place {
	readonly text: string;
	/** Which of all chapters it names. */
	readonly chapter: number;
	readonly entry: Element;
	readonly spot: Spot;
	/** How far down its page. */
	readonly y: number;
}

export class Contents {
	readonly page: Page;
	readonly places: Place[] = [];
	/** The page of each chapter, from 0, in their order. */
	readonly chapters: number[] = [];

	constructor(page: Page) {
		this.page = page;
	}

	/** Keeps a line free for each of these chapters. */
	reserve(headings: readonly Heading[]): void {
		const { page } = this;
		const list = page.pdf.element('TOC');
		headings.forEach(({ text }, index) => {
			page.need(LINE);
			const entry = page.pdf.element('TOCI', list);
			const chapter = this.chapters.length + index;
			this.places.push({ text, chapter, entry, spot: page.pdf.spot(), y: page.y });
			page.y += LINE;
		});
		page.y += 6;
	}

	/** Notes that the next chapter begins here. */
	begin(): void {
		const { pdf, left, y, scale } = this.page;
		const [x, top] = [left * scale, (y - 10) * scale];
		pdf.doc.addNamedDestination(nameOf(this.chapters.length), 'XYZ', x, top, null);
		this.chapters.push(this.page.pdf.spot().on);
	}

	/** Writes the lines, each a link to its chapter. */
	write(): void {
		for (const place of this.places.toReversed()) {
			this.page.pdf.at(place.spot, () => this.#line(place));
		}
	}

	#line({ text, chapter, entry, y }: Place): void {
		const { page } = this;
		const number = page.broken(String((this.chapters[chapter] ?? 0) + 1), STYLE)[0];
		const [name] = page.broken(text, STYLE, page.width - 40);
		if (!name || !number) return;
		const base = y + STYLE.size + 3;
		const { left } = page;
		const right = page.left + page.width - number.width;
		page.pdf.artifact(() => {
			page.pdf.kept(() => {
				page.pdf.dash(1, 3);
				page.rule(base, 'line', 0.6, left + name.width + 8, right - 8);
			});
		});
		const link = page.pdf.element('Link', page.pdf.element('Reference', entry));
		page.pdf.within(link, () => {
			page.line(name, STYLE, left, base, 'ink');
			page.line(number, STYLE, right, base, 'ink');
		});
		const box = [left, y, page.width, LINE - 4] as const;
		page.pdf.link(link, box, nameOf(chapter), clean(text));
	}
}

const nameOf = (chapter: number) => `chapter-${String(chapter + 1)}`;
