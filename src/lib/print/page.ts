/** A document in the making: the current page, how far it is filled, and the structure a screen reader follows. */
import type { Colour, RecordDocument } from '../engine/record.ts';
import { PdfWriter, type About } from './writer/pdfWriter.ts';
import type { Element } from './writer/structure.ts';
import { breakLines, type Broken, type Line, type Style } from './lineBreaking.ts';
import { Sides } from './sides.ts';

export type Paper = 'a4' | 'letter';

export const SIZE: Readonly<Record<Paper, [number, number]>> = {
	a4: [595.28, 841.89],
	letter: [612, 792]
};
const POSTER: Readonly<Record<'a3' | 'a2', [number, number]>> = {
	a3: [841.89, 1190.55],
	a2: [1190.55, 1683.78]
};
/** How large a page is, in points; two that are to be folded stand beside each other on their paper. */
export const pageSize = (
	paper: Paper,
	{ folded, poster }: Pick<RecordDocument, 'folded' | 'poster'> = {}
): [number, number] => {
	const [width, height] = SIZE[paper];
	if (poster) return poster === 'wall' ? [height, width] : POSTER[poster];
	return folded ? [height / 2, width] : [width, height];
};
/** No letter is smaller, in points, however small everything is set. */
const LEAST = 9;
/** Points of a millimetre. */
const MM = 72 / 25.4;
/** The page of the book: clear of a punch on both sides, on a wider paper further in, the foot where its folio stands. */
const MARGIN = { side: 16 * MM, top: 18 * MM, foot: 13 * MM };
const WIDTH = 210 * MM;
/** Less than this part of a page is not left alone on it. */
const LITTLE = 0.24;
/** What stands at the foot of a page, with the space above it. */
const FOOT = 26;

export const STYLES = {
	title: { voice: 'display', size: 26, leading: 29 },
	subtitle: { voice: 'told', size: 13, leading: 17 },
	h1: { voice: 'display', size: 22, leading: 27 },
	h2: { voice: 'display', size: 15, leading: 19 },
	h3: { voice: 'display', size: 11.5, leading: 15 },
	plain: { voice: 'plain', size: 10.5, leading: 14.2 },
	quote: { voice: 'told', size: 12.5, leading: 16.4 },
	quiet: { voice: 'plain', size: 9.5, leading: 13.5 },
	label: { voice: 'bold', size: 9.5, leading: 13.5 },
	cell: { voice: 'plain', size: 9.5, leading: 13 },
	head: { voice: 'bold', size: 9, leading: 12.5 }
} as const satisfies Record<string, Style>;

/** How a text stands between the margins; `align` is 0 where lines begin, 0.5 in the middle. */
interface Placing {
	readonly colour?: Colour;
	readonly indent?: number;
	readonly align?: number;
	/** The element to which it belongs. */
	readonly above?: Element;
}

/** How many of a text's lines must fit for it to begin on a page: two and two can be parted, three cannot. */
export const leastLines = (lines: number): number => (lines <= 3 ? lines : 2);

/** Places across it are counted from the side where lines begin: the left one, or in Arabic the right one. */
export class Page {
	readonly pdf: PdfWriter;
	readonly sides: Sides;
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
	readonly #styles = new Map<Style, Style>();
	readonly #broken = new Map<Style, Map<number, Map<string, Broken>>>();
	/** Whether a letter was met that no typeface here has. */
	missing = false;

	constructor(about: About, paper: Paper, scale = 1) {
		const [width, height] = SIZE[paper];
		const side = (MARGIN.side + Math.round((width - WIDTH) / 2 / MM) * MM) / scale;
		this.pdf = new PdfWriter({ ...about, folded: false }, SIZE[paper], scale);
		this.scale = scale;
		this.sides = new Sides(about.language, width / scale);
		this.left = side;
		this.top = MARGIN.top / scale;
		this.y = this.top;
		this.width = width / scale - 2 * side;
		this.foot = (height - MARGIN.foot) / scale;
		this.bottom = this.foot - FOOT;
	}

	/** How many pages there are by now. */
	get count(): number {
		return this.pdf.leaves.length;
	}

	/** What follows begins a new page, or a new leaf: its front is a page with an odd number. A few lines that a part has left over have what follows below them. */
	part(leaf: boolean): void {
		if (this.y > this.top) {
			const little = this.y - this.top < LITTLE * (this.bottom - this.top);
			const over = this.count - this.begun > 1;
			this.endPart();
			if (little && over && !leaf) this.begun--;
			else this.turn();
		}
		if (leaf && this.count % 2 === 0) {
			this.turn();
			// the empty back is no page of the part
			this.begun = this.count - 1;
		}
	}

	/** Notes how long the part was. */
	endPart(): void {
		const last = (this.y - this.top) / (this.bottom - this.top);
		this.longest = Math.max(this.longest, this.count - this.begun - 1 + Math.min(1, last));
		this.begun = this.count;
	}

	turn(): void {
		this.pdf.addPage();
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

	/** How wide a text would be on one line. */
	natural(text: string, style: Style): number {
		return Math.max(0, ...this.broken(text, style, Infinity).map(({ width }) => width));
	}

	broken(text: string, style: Style, width = this.width): Broken['lines'] {
		const { lines, missing } = this.#known(text, style, width);
		this.missing ||= missing;
		return lines;
	}

	/** A text is broken several times: to see whether it fits, and to be set. */
	#known(text: string, style: Style, width: number): Broken {
		const widths = this.#broken.get(style) ?? new Map<number, Map<string, Broken>>();
		this.#broken.set(style, widths);
		const texts = widths.get(width) ?? new Map<string, Broken>();
		widths.set(width, texts);
		const known = texts.get(text) ?? this.#roomy(widths, text, width);
		const broken = known ?? breakLines(text, this.#sized(style), width, this.sides.rtl);
		texts.set(text, broken);
		return broken;
	}

	/** What was seen to fit a line of any width is not broken again for one that it fits. */
	#roomy(
		widths: ReadonlyMap<number, ReadonlyMap<string, Broken>>,
		text: string,
		width: number
	): Broken | null {
		const whole = widths.get(Infinity)?.get(text);
		return whole?.lines.every((line) => line.width <= width) ? whole : null;
	}

	/** Sets a line with its baseline at `y`; the last sign is a space, so that readers part it from the next. */
	line(line: Line, style: Style, x: number, y: number, colour: Colour): void {
		this.pdf.fill(colour);
		this.pdf.letters(line, this.#sized(style).size, this.sides.left(x, line.width), y);
	}

	/** How far into its room a line begins; `align` is 0 where lines begin, 1 where they end. What runs the other way than the page begins at the other edge. */
	startOf({ rtl = this.sides.rtl, width }: Line, room: number, align = 0): number {
		return (rtl === this.sides.rtl ? align : 1 - align) * (room - width);
	}

	/** The same style, its letters as large as they must be to be read; its lines stay as close as they are. */
	#sized(style: Style): Style {
		if (style.size * this.scale >= LEAST) return style;
		const known = this.#styles.get(style) ?? { ...style, size: LEAST / this.scale };
		this.#styles.set(style, known);
		return known;
	}

	/** Sets a text in lines as one element, over as many pages as it takes. */
	text(
		type: string,
		text: string,
		style: Style,
		{ colour = 'ink', indent = 0, align = 0, above = this.pdf.root }: Placing = {}
	): void {
		const element = this.pdf.element(type, above);
		const lines = this.broken(text, style, this.width - indent);
		this.flow(lines, style.leading, (now) => {
			this.pdf.within(element, () => {
				for (const line of now) {
					const x = this.left + indent + this.startOf(line, this.width - indent, align);
					this.line(line, style, x, this.y + style.size, colour);
					this.y += style.leading;
				}
			});
		});
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
		this.pdf.stroke(colour, width);
		this.pdf.lines([this.sides.left(from), y, this.sides.left(to), y]);
	}
}
