/** A document in the making: the current page, how far it is filled, and the structure a screen reader follows. */
import PDFDocument from 'pdfkit';
import type { Colour } from '../engine/record.ts';
import type { Face } from './faces.ts';
import { breakLines, type Broken, type Line, type Style } from './lines.ts';
import { PALETTE } from './palette.ts';

export type Paper = 'a4' | 'letter';

const SIZE: Record<Paper, [number, number]> = { a4: [595.28, 841.89], letter: [612, 792] };
/** 12 mm, which every printer can print to. */
const MARGIN = 34.02;
/** What stands at the foot of a page, with the space above it. */
const FOOT = 26;
/** Prints carry no clock: the same record gives the same bytes. */
const MADE = new Date(Date.UTC(2020, 0, 1));

export const STYLES = {
	title: { voice: 'display', size: 34, leading: 39 },
	subtitle: { voice: 'plain', size: 14, leading: 20 },
	h1: { voice: 'display', size: 23, leading: 28 },
	h2: { voice: 'display', size: 15.5, leading: 20 },
	h3: { voice: 'display', size: 12, leading: 16 },
	plain: { voice: 'plain', size: 10.5, leading: 15 },
	quote: { voice: 'plain', size: 11.5, leading: 17 },
	quiet: { voice: 'plain', size: 9.5, leading: 13.5 },
	label: { voice: 'bold', size: 9.5, leading: 13.5 },
	cell: { voice: 'plain', size: 9.5, leading: 13 },
	head: { voice: 'bold', size: 9, leading: 12.5 }
} as const satisfies Record<string, Style>;

/** An element of the structure, with everything put into it. */
export type Element = PDFKit.PDFStructureElement;

/** How a text stands between the margins; `align` is 0 at the left, 0.5 in the middle. */
interface Placing {
	readonly colour?: Colour;
	readonly indent?: number;
	readonly align?: number;
}

/** What pdfkit does not show of a document and its font. */
interface InnerFont {
	readonly id: string;
	encode(text: string): [string[], Position[]];
	ref(): unknown;
}
interface Position {
	readonly xAdvance: number;
	readonly advanceWidth: number;
	readonly xOffset: number;
	readonly yOffset: number;
}
interface Inner {
	readonly _font: InnerFont;
	readonly page: {
		readonly fonts: Record<string, unknown>;
		readonly content: { readonly buffer: Uint8Array[] };
	};
	addContent(operators: string): void;
}

/** A place in what has been drawn: which page, from 0, and after how many steps of it. */
export interface Spot {
	readonly on: number;
	readonly after: number;
}

/** How many of a text's lines must fit for it to begin on a page: two and two can be parted, three cannot. */
export const leastLines = (lines: number): number => (lines <= 3 ? lines : 2);

const round = (value: number) => String(Math.round(value * 1000) / 1000);

export class Page {
	readonly doc: InstanceType<typeof PDFDocument>;
	readonly root: Element;
	/** How many times its size everything is set; all measures here are before that. */
	readonly scale: number;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly bottom: number;
	/** The baseline of what stands at the foot. */
	readonly foot: number;
	/** How far down the page is filled. */
	y: number;
	/** How many pages the longest part takes, between two breaks. */
	longest = 0;
	/** Where the part began that is being set: after how many pages. */
	begun = 0;
	/** Whether a letter was met that no typeface here has. */
	missing = false;
	readonly registered = new Set<string>();
	readonly codes = new Map<string, string>();

	constructor(title: string, language: string, paper: Paper, scale = 1) {
		const [width, height] = SIZE[paper];
		const margin = MARGIN / scale;
		this.doc = new PDFDocument({
			size: [width, height],
			margin: 0,
			font: '', // or pdfkit would begin with a typeface that cannot be embedded
			bufferPages: true,
			pdfVersion: '1.7',
			subset: 'PDF/UA' as never, // the types know the subsets of PDF/A only
			tagged: true,
			displayTitle: true,
			lang: language,
			info: { Title: title, Creator: 'Borrowed Earth', CreationDate: MADE, ModDate: MADE }
		});
		this.scale = scale;
		this.left = margin;
		this.top = margin;
		this.y = margin;
		this.width = width / scale - 2 * margin;
		this.foot = height / scale - margin;
		this.bottom = this.foot - FOOT;
		this.doc.scale(scale);
		this.root = this.doc.struct('Document');
		this.doc.addStructure(this.root);
	}

	/** A new child of an element, or of the document. */
	element(type: string, parent = this.root, options: object = {}): Element {
		const child = this.doc.struct(type, options);
		parent.add(child);
		return child;
	}

	/** What `draw` draws becomes content of an element. */
	within(element: Element, type: string, draw: () => void): void {
		const content = this.doc.markStructureContent(type);
		draw();
		this.doc.endMarkedContent();
		element.add(content);
	}

	/** What `draw` draws is decoration, not read aloud. */
	artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
		this.doc.markContent('Artifact', { type });
		draw();
		this.doc.endMarkedContent();
	}

	/** The place where drawing has come to. */
	spot(): Spot {
		const { page } = this.doc as unknown as Inner;
		return { on: this.doc.bufferedPageRange().count - 1, after: page.content.buffer.length };
	}

	/** Draws at an earlier place, so that it is met there by whoever reads the page from its beginning. */
	at({ on, after }: Spot, draw: () => void): void {
		this.doc.switchToPage(on);
		const { buffer } = (this.doc as unknown as Inner).page.content;
		const before = buffer.length;
		draw();
		buffer.splice(after, 0, ...buffer.splice(before));
	}

	/** What follows begins a new page. */
	part(): void {
		if (this.y === this.top) return;
		this.endPart();
		this.turn();
	}

	/** Notes how long the part was. */
	endPart(): void {
		const { count } = this.doc.bufferedPageRange();
		const last = (this.y - this.top) / (this.bottom - this.top);
		this.longest = Math.max(this.longest, count - this.begun - 1 + Math.min(1, last));
		this.begun = count;
	}

	turn(): void {
		this.doc.addPage();
		this.doc.scale(this.scale);
		this.y = this.top;
	}

	/** Turns the page unless so much still fits. */
	need(height: number): void {
		if (this.y + height > this.bottom && this.y > this.top) this.turn();
	}

	/** Leaves a space, but none at the head of a page. */
	skip(height: number): void {
		if (this.y > this.top) this.y += height;
	}

	broken(text: string, style: Style, width = this.width): Broken['lines'] {
		const { lines, missing } = breakLines(text, style, width);
		this.missing ||= missing;
		return lines;
	}

	/** Sets a line with its baseline at `y`; the last sign is a space, so that readers part it from the next. */
	line({ runs }: Line, style: Style, x: number, y: number, colour: Colour): void {
		this.doc.fillColor(PALETTE[colour]);
		let at = x;
		runs.forEach((run, index) => {
			const text = index === runs.length - 1 ? `${run.text} ` : run.text;
			this.run(run.face, text, style.size, at, y);
			at += run.width * style.size;
		});
	}

	/** Writes a run as one text object. pdfkit's own `text` writes the same in nine steps, and takes half of a print's time. */
	run(face: Face, text: string, size: number, x: number, y: number): void {
		const inner = this.face(face) as unknown as Inner;
		const { _font: font } = inner;
		inner.page.fonts[font.id] ??= font.ref();
		const words = text.split(/(?<= )/).map((word) => this.encoded(font, word));
		if (words.includes(null)) {
			this.doc.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
			return;
		}
		const place = `1 0 0 -1 ${round(x)} ${round(y)} Tm`; // the page counts from the top, letters do not
		inner.addContent(`BT ${place} /${font.id} ${round(size)} Tf [${words.join('')}] TJ ET`);
	}

	/** A word in the codes of its font, with the space between letters where it is not their own; null where accents must be moved. */
	encoded(font: InnerFont, word: string): string | null {
		const key = `${font.id} ${word}`;
		const known = this.codes.get(key);
		if (known !== undefined) return known;
		const [codes, positions] = font.encode(word);
		if (positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) return null;
		const parts = codes.map((code, index) => {
			const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {};
			return xAdvance === advanceWidth ? code : `${code}> ${round(advanceWidth - xAdvance)} <`;
		});
		const text = `<${parts.join('')}>`;
		this.codes.set(key, text);
		return text;
	}

	face({ key, font }: Face): this['doc'] {
		if (!this.registered.has(key)) {
			// pdfkit takes parsed fonts; its types do not say so yet
			this.doc.registerFont(key, font as unknown as Uint8Array);
			this.registered.add(key);
		}
		return this.doc.font(key);
	}

	/** Sets a text in lines as one element, over as many pages as it takes. */
	text(
		type: string,
		text: string,
		style: Style,
		{ colour = 'ink', indent = 0, align = 0 }: Placing = {}
	): void {
		const element = this.element(type);
		const lines = this.broken(text, style, this.width - indent);
		this.flow(lines, style.leading, (now) => {
			this.within(element, type, () => {
				for (const line of now) {
					const x = this.left + indent + align * (this.width - indent - line.width);
					this.line(line, style, x, this.y + style.size, colour);
					this.y += style.leading;
				}
			});
		});
		element.end();
	}

	/** Hands `draw` as many lines as fit, page by page; no line stands alone at the foot or the head of a page. */
	flow(lines: readonly Line[], leading: number, draw: (now: readonly Line[]) => void): void {
		let rest = lines;
		while (rest.length > 0) {
			const room = Math.floor((this.bottom - this.y) / leading + 0.001);
			const fits = rest.length <= room ? rest.length : Math.min(room, rest.length - 2);
			if (fits < leastLines(rest.length) && this.y > this.top) {
				this.turn();
				continue;
			}
			draw(rest.slice(0, Math.max(1, fits)));
			rest = rest.slice(Math.max(1, fits));
			if (rest.length > 0) this.turn();
		}
	}

	/** A thin rule across the page at a height. */
	rule(
		y: number,
		colour: Colour = 'line',
		width = 0.6,
		from = this.left,
		to = this.left + this.width
	): void {
		this.doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(PALETTE[colour]).stroke();
	}

	/** Ends the document; the bytes come when all is written. */
	finish(): Promise<Uint8Array> {
		this.root.end();
		return new Promise((resolve, reject) => {
			const parts: Uint8Array[] = [];
			this.doc.on('data', (part: Uint8Array) => parts.push(part));
			this.doc.on('end', () => {
				resolve(Buffer.concat(parts));
			});
			this.doc.on('error', reject);
			this.doc.end();
		});
	}
}
