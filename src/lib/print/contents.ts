/** The table of contents: its lines are kept free where it stands, and written once every heading has its page. */
import type { Heading } from '../engine/record.ts';
import type { Spot } from './pdfWriter.ts';
import { clean, type Style } from './lines.ts';
import { STYLES, type Page } from './page.ts';
import type { Element } from './structure.ts';

/** Wide enough for a fingertip. */
const LINE = 24;
const STYLE = STYLES.plain;
/** What is bound with others is named in bold, its chapters stand to the right. */
const PART = { ...STYLES.plain, voice: 'bold' } as const;
const INDENT = 18;

/** A line that waits for the number of its page. */
interface Place {
	readonly text: string;
	readonly style: Style;
	readonly indent: number;
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

	/** Keeps a line free for each of these chapters; the name of a part stays with its first. */
	reserve(headings: readonly Heading[]): void {
		const { page } = this;
		const list = page.pdf.element('TOC');
		const parted = headings.some(({ level }) => level === 0);
		headings.forEach(({ text, level }, index) => {
			page.need(level === 0 ? 2 * LINE : LINE);
			const entry = page.pdf.element('TOCI', list);
			const chapter = this.chapters.length + index;
			const style = level === 0 ? PART : STYLE;
			const indent = parted && level > 0 ? INDENT : 0;
			this.places.push({ text, style, indent, chapter, entry, spot: page.pdf.spot(), y: page.y });
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
			this.page.pdf.at(place.spot, () => {
				this.#line(place);
			});
		}
	}

	#line({ text, style, indent, chapter, entry, y }: Place): void {
		const { page } = this;
		const number = page.broken(String((this.chapters[chapter] ?? 0) + 1), STYLE)[0];
		const [name] = page.broken(text, style, page.width - indent - 40);
		if (!name || !number) return;
		const base = y + STYLE.size + 3;
		const left = page.left + indent;
		const right = page.left + page.width - number.width;
		page.pdf.artifact(() => {
			page.pdf.kept(() => {
				page.pdf.dash(1, 3);
				page.rule(base, 'line', 0.6, left + name.width + 8, right - 8);
			});
		});
		const link = page.pdf.element('Link', page.pdf.element('Reference', entry));
		page.pdf.within(link, () => {
			page.line(name, style, left, base, 'ink');
			page.line(number, STYLE, right, base, 'ink');
		});
		const box = [left, y, page.width - indent, LINE - 4] as const;
		page.pdf.link(link, box, nameOf(chapter), clean(text));
	}
}

const nameOf = (chapter: number) => `chapter-${String(chapter + 1)}`;
