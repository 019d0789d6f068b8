/** The canvas of a book in a browser: each page an SVG, set with the measures of paper; what no typeface here has, the browser's own show. */
import type { Box, Canvas, Ink, Letters, Look, Row, Stand, Tile } from '../../games/kit/canvas.ts';
import { round } from '../writer/operators.ts';
import { SIZE, type Paper } from '../page.ts';
import { Sides } from '../sides.ts';
import { PALETTE } from '../palette.ts';
import { SCALE } from './easel.ts';
import { marksOver } from './marks.ts';
import { cutWords, evenWords, settled, type Words } from './settling.ts';

const SIGNS: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;'
};
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);
const colourOf = (ink: Ink): string =>
	ink.startsWith('#') ? ink : PALETTE[ink as keyof typeof PALETTE];
const shortened = (d: string): string =>
	d.replace(/-?\d*\.\d{3,}(?:e-\d+)?/gu, (number) => round(Number(number)));
const attributes = (given: Readonly<Record<string, string | number | undefined>>): string =>
	Object.entries(given)
		.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
		.join('');

/** How elements of paper are called on a screen. */
const ROLES: Readonly<Record<string, string>> = {
	H1: ' role="heading" aria-level="1"',
	H2: ' role="heading" aria-level="2"',
	H3: ' role="heading" aria-level="3"',
	P: ' role="paragraph"',
	BlockQuote: ' role="blockquote"',
	Sect: ' role="group"'
};

export class SvgPages implements Canvas {
	readonly width: number;
	readonly height: number;
	/** A browser's own print dialogue sees to that. */
	readonly grey = false;
	/** A browser has typefaces of its own. */
	readonly missing = false;
	readonly #pages: string[][] = [];
	readonly #sides: Sides;
	#marked = false;
	#cuts = 0;

	constructor(paper: Paper, language: string) {
		const [width, height] = SIZE[paper];
		[this.width, this.height] = [width / SCALE, height / SCALE];
		this.#sides = new Sides(language, this.width);
	}

	get pages(): number {
		return this.#pages.length;
	}

	get turned(): boolean {
		return this.#sides.turned;
	}

	turnPage(): void {
		this.#pages.push([]);
	}

	rows(text: string, letters: Letters, width: number): readonly Words[] {
		return settled(text, letters, width, this.#sides.rtl);
	}

	even(text: string, letters: Letters, width: number): readonly Words[] {
		return evenWords(text, letters, width, this.#sides.rtl);
	}

	cut(text: string, letters: Letters, width: number): Words {
		return cutWords(text, letters, width, this.#sides.rtl);
	}

	widthOf(text: string, letters: Letters): number {
		return Math.max(0, ...this.rows(text, letters, Infinity).map(({ width }) => width));
	}

	knows(): boolean {
		return true;
	}

	set(row: Row, { voice, size }: Letters, x: number, y: number, ink: Ink = 'ink'): void {
		const { text, width, rtl, strange } = row as Words; // rows come from here alone
		const left = this.#sides.left(x, width);
		const place = attributes({
			class: voice,
			x: round(rtl ? left + width : left),
			y: round(y),
			'font-size': round(size / SCALE),
			fill: colourOf(ink),
			// said in either case where the page around it runs from right to left
			direction: rtl ? 'rtl' : this.#sides.rtl ? 'ltr' : undefined,
			// letters of another typeface than ours are as wide as they were reckoned
			textLength: strange ? round(width) : undefined,
			lengthAdjust: strange ? 'spacingAndGlyphs' : undefined
		});
		this.#add(`<text${place}>${escaped(text)}${strange ? '' : ' '}</text>`);
	}

	shape(d: string, look: Look): void {
		this.aside(() => this.#shaped(d, look));
	}

	#shaped(d: string, { fill, stroke, width = 0.25, dash, opacity }: Look): void {
		const path = shortened(this.#sides.shape(d));
		const tile = fill && typeof fill !== 'string' ? fill : null;
		const ground = fill && typeof fill !== 'string' ? fill.ground : fill;
		if (tile && tile.d !== '') {
			this.#add(`<path d="${path}"${attributes({ fill: colourOf(tile.ground) })}/>`);
			this.#marks(path, tile);
			if (!stroke) return;
		}
		const look = attributes({
			fill: ground && (tile?.d ?? '') === '' ? colourOf(ground) : undefined,
			stroke: stroke && colourOf(stroke),
			'stroke-width': stroke && round(width),
			'stroke-dasharray': dash?.map(round).join(' '),
			opacity
		});
		this.#add(`<path d="${path}"${look}/>`);
	}

	/** The marks themselves, cut off by the shape: an SVG pattern would be printed as a picture of megabytes. */
	#marks(path: string, tile: Tile): void {
		this.#cuts += 1;
		const id = `cut-${String(this.#cuts)}`;
		const ink =
			tile.stroke > 0
				? { stroke: colourOf(tile.mark), 'stroke-width': tile.stroke }
				: { fill: colourOf(tile.mark) };
		const turn = tile.turned === 0 ? undefined : `rotate(${String(tile.turned)})`;
		const marks = attributes({ d: marksOver(path, tile), ...ink, transform: turn });
		this.#add(
			`<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath>` +
				`<g clip-path="url(#${id})"><path${marks}/></g>`
		);
	}

	placed(x: number, y: number, { scale = 1, turned = 0, clip }: Stand, draw: () => void): void {
		const angle = this.turned ? -turned : turned;
		const turn = turned === 0 ? '' : ` rotate(${round(angle)})`;
		const size = scale === 1 ? '' : ` scale(${String(Math.round(scale * 1e5) / 1e5)})`;
		const left = round(this.#sides.left(x));
		this.#group(` transform="translate(${left} ${round(y)})${turn}${size}"`, () => {
			this.#sides.placed(() => {
				if (clip) this.#clipped(clip, draw);
				else draw();
			});
		});
	}

	#clipped(clip: string, draw: () => void): void {
		this.#cuts += 1;
		const id = `cut-${String(this.#cuts)}`;
		const outline = shortened(this.#sides.shape(clip));
		this.#add(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
		this.#group(` clip-path="url(#${id})"`, draw);
	}

	shared(_name: string, draw: () => void): void {
		draw();
	}

	upright(x: number, draw: () => void): void {
		if (!this.turned) {
			draw();
			return;
		}
		this.#group(` transform="translate(${round(this.#sides.left(x) - x)} 0)"`, () => {
			this.#sides.upright(draw);
		});
	}

	tag(type: string, draw: () => void): void {
		if (this.#marked) draw();
		else this.#within(ROLES[type] ?? '', draw);
	}

	inside(type: string, draw: () => void): void {
		this.#group(ROLES[type] ?? '', draw);
	}

	figure(alt: string, _box: Box, draw: () => void, caption?: () => void): void {
		if (this.#marked) draw();
		else this.#within(attributes({ role: 'img', 'aria-label': alt }), draw);
		caption?.();
	}

	aside(draw: () => void): void {
		if (this.#marked) draw();
		else this.#within(' aria-hidden="true"', draw);
	}

	shows(): boolean {
		return true;
	}

	picture(src: string, box: Box): void {
		const [x, y, width, height] = this.#sides.box(box);
		this.#add(`<image${attributes({ href: src, x, y, width, height })}/>`);
	}

	link(url: string, words: string, _box: Box, draw: () => void): void {
		this.#add(`<a${attributes({ href: url, 'aria-label': words })}>`);
		draw();
		this.#add('</a>');
	}

	/** Headings are found as such. */
	bookmark(): void {
		return;
	}

	#within(given: string, draw: () => void): void {
		this.#marked = true;
		this.#group(given, draw);
		this.#marked = false;
	}

	#group(given: string, draw: () => void): void {
		this.#add(`<g${given}>`);
		draw();
		this.#add('</g>');
	}

	#add(part: string): void {
		this.#pages.at(-1)?.push(part);
	}

	/** All pages, one behind the other. */
	html(): string {
		const box = attributes({ viewBox: `0 0 ${round(this.width)} ${round(this.height)}` });
		const look = 'fill="none" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"';
		return this.#pages
			.map((parts) => `<svg class="leaf"${box} ${look}>${parts.join('')}</svg>`)
			.join('');
	}
}
