/** The canvas of a book, on paper: millimetres become points, and what is drawn gets its place in the structure. */
import type { Box, Canvas, Ink, Letters, Look, Row, Stand } from '../../games/kit/canvas.ts';
import type { RecordDocument } from '../../engine/record.ts';
import { cutLine, evenLines } from './evening.ts';
import { breakLines, type Broken, type Line, type Style } from '../lineBreaking.ts';
import { clean } from '../scripts/cleaning.ts';
import { round } from '../writer/operators.ts';
import { pageSize, type Paper } from '../page.ts';
import { Sides } from '../sides.ts';
import { Outline } from '../writer/outline.ts';
import { imageOf } from '../writer/inside.ts';
import { PdfWriter, type About } from '../writer/pdfWriter.ts';
import type { Element } from '../writer/structure.ts';

/** Points of a millimetre. */
export const SCALE = 72 / 25.4;

const PLAIN: Style = { voice: 'plain', size: 1, leading: 1 };

const styles = new WeakMap<Letters, Style>();
/** The same letters with their size in millimetres. */
export function styleOf(letters: Letters): Style {
	const known = styles.get(letters) ?? { ...letters, size: letters.size / SCALE };
	styles.set(letters, known);
	return known;
}

export class Easel implements Canvas {
	readonly pdf: PdfWriter;
	readonly width: number;
	readonly height: number;
	readonly #outline: Outline;
	readonly #sides: Sides;
	/** Whether a letter was met that no typeface has. */
	missing = false;
	/** The element to which new ones belong. */
	#above: Element;
	/** Whether what is drawn has its place in the structure. */
	#marked = false;
	#begun = 0;
	readonly #pictures: NonNullable<RecordDocument['pictures']>;

	constructor(about: About, paper: Paper, pictures: RecordDocument['pictures'] = {}) {
		this.#pictures = pictures;
		const [width, height] = pageSize(paper, about);
		this.pdf = new PdfWriter({ ...about, title: clean(about.title) }, [width, height], SCALE);
		[this.width, this.height] = [width / SCALE, height / SCALE];
		this.#sides = new Sides(about.language, this.width);
		this.#above = this.pdf.root;
		this.#outline = new Outline(this.pdf);
	}

	get grey(): boolean {
		return this.pdf.grey;
	}

	get turned(): boolean {
		return this.#sides.turned;
	}

	get pages(): number {
		return this.#begun;
	}

	turnPage(): void {
		// the writer has its first page from the beginning
		if (this.#begun++ > 0) this.pdf.addPage();
		this.pdf.add('1 J 1 j');
	}

	rows(text: string, letters: Letters, width: number): readonly Row[] {
		return this.#noted(breakLines(text, styleOf(letters), width, this.#sides.rtl));
	}

	even(text: string, letters: Letters, width: number): readonly Row[] {
		return this.#noted(evenLines(text, styleOf(letters), width, this.#sides.rtl));
	}

	cut(text: string, letters: Letters, width: number): Row {
		const cut = cutLine(text, styleOf(letters), width, this.#sides.rtl);
		const [row = { words: [], width: 0 }] = this.#noted(cut);
		return row;
	}

	widthOf(text: string, letters: Letters): number {
		return Math.max(0, ...this.rows(text, letters, Infinity).map(({ width }) => width));
	}

	knows(text: string): boolean {
		return !breakLines(text, PLAIN, Infinity).missing;
	}

	#noted({ lines, missing }: Broken): readonly Line[] {
		this.missing ||= missing;
		return lines;
	}

	set(row: Row, letters: Letters, x: number, y: number, ink: Ink = 'ink'): void {
		this.pdf.fill(ink);
		// rows come from here alone
		this.pdf.letters(row as Line, styleOf(letters).size, this.#sides.left(x, row.width), y);
	}

	shape(d: string, look: Look): void {
		const { dash, opacity } = look;
		this.aside(() => {
			if (!dash && opacity === undefined) {
				this.#painted(d, look);
				return;
			}
			this.pdf.kept(() => {
				if (dash) this.pdf.dash(...dash);
				if (opacity !== undefined) this.pdf.doc.opacity(opacity);
				this.#painted(d, look);
			});
		});
	}

	#painted(d: string, { fill, stroke, width = 0.25 }: Look): void {
		if (stroke) this.pdf.stroke(stroke, width);
		if (typeof fill === 'string') this.pdf.fill(fill);
		const shape = this.pdf.shape(this.#sides.shape(d));
		if (fill && typeof fill !== 'string') this.pdf.tiles.fill(shape, fill);
		this.pdf.add(`${shape} ${fill ? (stroke ? 'B*' : 'f*') : 'S'}`);
	}

	placed(x: number, y: number, { scale = 1, turned = 0, clip }: Stand, draw: () => void): void {
		const angle = ((this.turned ? -turned : turned) * Math.PI) / 180;
		const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
		this.pdf.kept(() => {
			const matrix = [cos, sin, -sin, cos].map((part) => String(Math.round(part * 1e5) / 1e5));
			this.pdf.add(`${matrix.join(' ')} ${round(this.#sides.left(x))} ${round(y)} cm`);
			this.#sides.placed(() => {
				if (clip) this.pdf.add(`${this.pdf.shape(this.#sides.shape(clip))} W n`);
				draw();
			});
		});
	}

	shared(name: string, draw: () => void): void {
		this.pdf.forms.show(name, draw);
	}

	upright(x: number, draw: () => void): void {
		if (!this.turned) {
			draw();
			return;
		}
		this.pdf.kept(() => {
			this.pdf.place(this.#sides.left(x) - x, 0, 1);
			this.#sides.upright(draw);
		});
	}

	tag(type: string, draw: () => void): void {
		const traits = type === 'TH' ? ({ scope: 'Column' } as const) : {};
		if (this.#marked) draw();
		// a quotation holds paragraphs, not text
		else if (type === 'BlockQuote') {
			this.inside(type, () => this.tag('P', draw));
		} else this.#within(this.pdf.element(type, this.#above, traits), draw);
	}

	inside(type: string, draw: () => void): void {
		this.#below(this.pdf.element(type, this.#above), draw);
	}

	#below(element: Element, draw: () => void): void {
		const above = this.#above;
		this.#above = element;
		draw();
		this.#above = above;
	}

	figure(alt: string, box: Box, draw: () => void, caption?: () => void): void {
		if (this.#marked) {
			draw();
			caption?.();
			return;
		}
		const [x, y, width, height] = this.#sides.box(box);
		const bbox = [x, y, x + width, y + height].map((at) => at * SCALE);
		const figure = this.pdf.element('Figure', this.#above, { alt: clean(alt), bbox });
		this.#within(figure, draw);
		if (caption) this.#below(figure, caption);
	}

	#within(element: Element, draw: () => void): void {
		this.#marked = true;
		this.pdf.within(element, draw);
		this.#marked = false;
	}

	aside(draw: () => void): void {
		if (this.#marked) {
			draw();
			return;
		}
		this.#marked = true;
		this.pdf.artifact(draw);
		this.#marked = false;
	}

	shows(src: string): boolean {
		return imageOf(this.pdf.doc, this.#pictures[src]) !== null;
	}

	picture(src: string, box: Box): void {
		const [x, y, width, height] = this.#sides.box(box);
		const image = imageOf(this.pdf.doc, this.#pictures[src]);
		if (image) this.pdf.doc.image(image, x, y, { width, height });
	}

	link(url: string, words: string, box: Box, draw: () => void): void {
		this.pdf.linkOut(this.#linking(draw), this.#sides.box(box), url, clean(words));
	}

	/** Words that lead to a place that `markPlace` names. */
	linkTo(place: string, words: string, box: Box, draw: () => void): void {
		this.pdf.link(this.#linking(draw), this.#sides.box(box), place, clean(words));
	}

	#linking(draw: () => void): Element {
		// on paper that is folded nothing leads anywhere
		const element = this.pdf.element(this.pdf.folded ? 'P' : 'Link', this.#above);
		this.#within(element, draw);
		return element;
	}

	/** Names a place on this page that links lead to. */
	markPlace(name: string, y: number): void {
		this.pdf.doc.addNamedDestination(name, 'XYZ', 0, y * SCALE, null);
	}

	bookmark(text: string, level: 1 | 2 | 3, y: number): void {
		const place = { top: y * SCALE, left: this.width * SCALE, expanded: level === 1 };
		this.#outline.add(text, level, place);
	}
}
