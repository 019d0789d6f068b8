/** The file in the making: its pages as operators, and what of them belongs to which element. pdfkit numbers and writes the objects. */
import PDFDocument from 'pdfkit';
import type { RecordDocument } from '../../engine/record.ts';
import type { Line } from '../filling.ts';
import { isRightToLeft } from '../sides.ts';
import { Drawing, type Leaf } from './leaf.ts';
import { Forms } from './forms.ts';
import { finish } from './finishing.ts';
import { leafedFromRight, textIn, type Doc } from './inside.ts';
import { Lettering, textOf } from './lettering.ts';
import { colourOf, round, shapeOf, type Ink } from './operators.ts';
import { Element, type Traits } from './structure.ts';
import { Tiles } from './tiles.ts';

/** What a file is, before its pages are drawn. */
export type About = Pick<
	RecordDocument,
	'title' | 'language' | 'made' | 'grey' | 'folded' | 'poster'
>;

/** Of prints that tell of no game: none carries a clock, so that the same record gives the same bytes. */
const TIMELESS = Date.UTC(2020, 0, 1);

/** How every file ends. */
const END = '%%EOF\n';

/** A place in what has been drawn: which page, from 0, and after how much of it. */
export interface Spot {
	readonly on: number;
	readonly after: number;
}

/** Left, top, width and height. */
type Box = readonly [number, number, number, number];

export class PdfWriter {
	readonly doc: Doc;
	readonly root = new Element('Document');
	readonly scale: number;
	/** Whether there is no colour in it. */
	readonly grey: boolean;
	/** Whether two pages are to stand beside each other on a sheet that is folded: it is for paper, and has no links. */
	readonly folded: boolean;
	/** Whether its pages are leafed from right to left. */
	readonly rtl: boolean;
	readonly leaves: Leaf[] = [];
	readonly tiles = new Tiles(this);
	readonly forms = new Forms(this);
	readonly lettering = new Lettering(this);
	leaf: Leaf;

	constructor(about: About, size: readonly [number, number], scale: number) {
		const { title, language, made, grey = false, folded = false } = about;
		const date = new Date(made ?? TIMELESS);
		this.grey = grey;
		this.folded = folded;
		this.rtl = isRightToLeft(language);
		this.doc = new PDFDocument({
			size: [...size],
			margin: 0,
			font: '', // or pdfkit would begin with a typeface that cannot be embedded
			autoFirstPage: false,
			bufferPages: true,
			pdfVersion: '1.7',
			// the types know the subsets of PDF/A only
			...{ subset: 'PDF/UA' as never, tagged: true },
			displayTitle: true,
			lang: language,
			info: { Title: title, Creator: 'Borrowed Earth', CreationDate: date, ModDate: date }
		});
		if (this.rtl) leafedFromRight(this.doc);
		this.scale = scale;
		this.leaf = this.addPage();
	}

	/** Begins a page. */
	addPage(): Leaf {
		const drawing = new Drawing();
		this.#draw(drawing);
		this.doc.addPage();
		this.doc.scale(this.scale);
		const { page } = this.doc;
		const stand = { page: page.dictionary.id, before: 0, left: 0 };
		this.leaf = { inner: page, drawing, stand, marks: 0, fill: null, lines: [], turned: 0 };
		this.leaves.push(this.leaf);
		return this.leaf;
	}

	/** Goes back to a page, by its number from 0. */
	go(on: number): void {
		this.doc.switchToPage(on);
		this.leaf = this.leaves[on] ?? this.leaf;
		this.#draw(this.leaf.drawing);
	}

	/** What pdfkit draws stands among what is drawn here. */
	#draw(on: Pick<Drawing, 'add'>): void {
		this.doc.addContent = (operators: string) => {
			on.add(operators);
			return this.doc;
		};
	}

	add(operators: string): void {
		this.leaf.drawing.add(operators);
	}

	/** The place where drawing has come to. */
	spot(): Spot {
		return { on: this.leaves.length - 1, after: this.leaf.drawing.place() };
	}

	/** Draws at an earlier place, so that it is met there by whoever reads the page from its beginning. */
	at({ on, after }: Spot, draw: () => void): void {
		this.go(on);
		this.leaf.drawing.insert(after, () => {
			this.kept(() => {
				this.leaf.fill = null; // what it was at that place is not known any more
				draw();
			});
		});
	}

	/** What `draw` draws, as bytes that stand on no page; it sets every colour that it uses. */
	apart(draw: () => void): Uint8Array {
		const { leaf } = this;
		const drawing = new Drawing();
		this.leaf = { ...leaf, drawing, fill: null };
		this.#draw(drawing);
		draw();
		this.leaf = leaf;
		this.#draw(leaf.drawing);
		return drawing.bytes();
	}

	/** What `draw` changes of colours, lines and measures ends with it. */
	kept(draw: () => void): void {
		const { fill } = this.leaf;
		this.add('q');
		draw();
		this.add('Q');
		this.leaf.fill = fill;
	}

	fill(colour: Ink): void {
		if (this.leaf.fill === colour) return;
		this.leaf.fill = colour;
		this.add(this.ink(colour, 'fill'));
	}

	stroke(colour: Ink, width: number): void {
		this.add(`${this.ink(colour, 'stroke')} ${round(width)} w`);
	}

	/** The operator that sets a colour, or its grey. */
	ink(colour: Ink, use: 'fill' | 'stroke'): string {
		const [operator, inGrey] = use === 'fill' ? ['rg', 'g'] : ['RG', 'G'];
		return `${colourOf(colour, this.grey)} ${this.grey ? inGrey : operator}`;
	}

	rect(x: number, y: number, width: number, height: number, colour: Ink): void {
		this.fill(colour);
		this.add(`${[x, y, width, height].map(round).join(' ')} re f`);
	}

	/** Lines, each from a point to another, drawn with the stroke that is set. */
	lines(...lines: readonly (readonly [x: number, y: number, toX: number, toY: number])[]): void {
		const paths = lines.map(
			([x, y, toX, toY]) => `${round(x)} ${round(y)} m ${round(toX)} ${round(toY)} l`
		);
		this.add(`${paths.join(' ')} S`);
	}

	dash(on: number, off: number): void {
		this.add(`[${round(on)} ${round(off)}] 0 d`);
	}

	/** What follows has its 0,0 here, and is drawn at a multiple of its size. */
	place(x: number, y: number, scale: number): void {
		this.add(`${round(scale)} 0 0 ${round(scale)} ${round(x)} ${round(y)} cm`);
	}

	/** A shape as in an SVG path. */
	path(d: string, fill: Ink | undefined, stroke: Ink | undefined, width: number): void {
		if (stroke) this.stroke(stroke, width);
		if (fill) this.fill(fill);
		this.add(`${this.shape(d)} ${fill && stroke ? 'B' : fill ? 'f' : 'S'}`);
	}

	/** The operators of a shape as in an SVG path, not yet filled or drawn. */
	shape(d: string): string {
		return shapeOf(d, () => {
			const operators: string[] = [];
			this.#draw({ add: (one) => operators.push(one) });
			this.doc.path(d);
			this.#draw(this.leaf.drawing);
			return operators;
		});
	}

	/** A line, and a space after it. */
	letters(line: Line, size: number, x: number, y: number): void {
		this.lettering.line(line, size, x, y);
	}

	/** A new child of an element, or of the document. `bbox` counts from the top of its page. */
	element(
		type: string,
		parent = this.root,
		{ bbox, ...traits }: Traits & { readonly bbox?: readonly number[] } = {}
	): Element {
		const { inner, stand } = this.leaf;
		const [left = 0, top = 0, right = 0, foot = 0] = bbox ?? [];
		const box = [left, inner.height - foot, right, inner.height - top];
		const child = new Element(type, bbox ? { ...traits, box, on: stand } : traits);
		parent.kids.push(child);
		return child;
	}

	/** What `draw` draws becomes content of an element. */
	within(element: Element, draw: () => void): void {
		const { lines, turned, stand } = this.leaf;
		const mark = this.leaf.marks++;
		element.kids.push({ on: stand, mark });
		const marked = () => `/${element.type} <</MCID ${String(stand.before + mark)}>> BDC`;
		if (this.folded) this.leaf.drawing.later(marked); // beside which page it stands is not known yet
		else this.add(marked());
		const before = lines.length;
		draw();
		this.add('EMC');
		const turns = element.kids.length === 1 && this.leaf.turned > turned;
		if (turns || element.actual !== '') element.actual += `${textOf(lines.slice(before))} `;
	}

	/** What `draw` draws is decoration, not read aloud. */
	artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
		this.add(`/Artifact <</Type/${type}>> BDC`);
		draw();
		this.add('EMC');
	}

	/** A link from a place of an element to a named place, with its words for those who hear it. */
	link(element: Element, box: Box, name: string, words: string): void {
		this.#linked(element, words, (about) => this.doc.goTo(...box, name, about));
	}

	/** A link from a place of an element to an address outside. */
	linkOut(element: Element, box: Box, url: string, words: string): void {
		this.#linked(element, words, (about) => this.doc.link(...box, url, about));
	}

	#linked(element: Element, words: string, add: (about: object) => void): void {
		if (this.folded) return;
		const { inner } = this.leaf;
		const key = this.doc.createStructParentTreeNextKey();
		add({ StructParent: key, Contents: textIn(words) });
		const link = inner.annotations.at(-1);
		if (link) element.kids.push({ page: inner.dictionary.id, link: link.id, key });
	}

	/** The bytes of the file. */
	async finish(): Promise<Uint8Array> {
		await finish(this);
		this.doc.end();
		const bytes = this.doc.read() as Buffer | null;
		// pdfkit waits with the end until every object has been written
		if (bytes?.toString('latin1', bytes.length - END.length) !== END) {
			throw new Error('a part of the print never came');
		}
		return bytes;
	}
}
