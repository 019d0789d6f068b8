/** The file in the making: its pages as operators, its typefaces, its structure. pdfkit numbers and writes the objects. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { RecordDocument } from '../engine/record.ts';
import { Tiles } from './tiles.ts';
import { turned, turnOf } from './scripts/direction.ts';
import { Drawing } from './drawing.ts';
import { embed, PACKING, usedIn, type Reference } from './embedding.ts';
import type { Typeface, Run } from './font.ts';
import type { Line } from './filling.ts';
import type { Word } from './fonts.ts';
import { foldedSheets } from './folding.ts';
import { colourOf, round, shapeOf, type Ink } from './operators.ts';
import { Element, structured, written, type Traits } from './structure.ts';

/** What a file is, before its pages are drawn. */
export type About = Pick<RecordDocument, 'title' | 'language' | 'made' | 'grey' | 'folded'>;

/** Of prints that tell of no game: none carries a clock, so that the same record gives the same bytes. */
const TIMELESS = Date.UTC(2020, 0, 1);

/** What pdfkit does not show of a document. */
interface Inner {
	readonly page: InnerPage;
	readonly _root: {
		readonly data: {
			readonly StructTreeRoot: { readonly id: number; readonly data: Tree };
			readonly Pages: Reference;
		};
	};
	readonly _offsets: (number | null)[];
	readonly _offset: number;
	readonly _waiting: number;
	readonly info: { Title: string };
	createStructParentTreeNextKey(): number;
	ref(data?: Record<string, unknown>): Reference;
	read(): Uint8Array | null;
	addContent: (operators: string) => Inner;
	push: (part: Uint8Array | null) => boolean;
	_write: (part: Uint8Array) => void;
	_addInfo: () => void;
}
interface Tree {
	K?: unknown;
	readonly ParentTree: { add(key: number, value: unknown): void };
}
interface InnerPage {
	readonly fonts: Record<string, Reference>;
	readonly patterns: Record<string, Reference>;
	readonly width: number;
	readonly height: number;
	readonly resources: Reference;
	readonly dictionary: Reference;
	readonly structParentTreeKey: number;
	readonly content: Reference & { compress: boolean; write(bytes: Uint8Array): void };
}

/** A page as it is drawn. */
interface Leaf {
	readonly inner: InnerPage;
	readonly drawing: Drawing;
	/** How much of it belongs to elements of the structure. */
	marks: number;
	/** The colour in which it fills. */
	fill: Ink | null;
	/** All that is written on it. */
	readonly lines: Line[];
	/** How many of them have words that run from right to left. */
	turned: number;
}

/** A place in what has been drawn: which page, from 0, and after how much of it. */
export interface Spot {
	readonly on: number;
	readonly after: number;
}

/** Left, top, width and height. */
type Box = readonly [number, number, number, number];

/** What pdfkit writes as it stands. */
class Raw {
	/** By this pdfkit knows that it is no dictionary. */
	readonly [Symbol.toStringTag] = 'Raw';
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
	toString(): string {
		return this.text;
	}
}
const referenceTo = (id: number) => new Raw(`${String(id)} 0 R`);

export class PdfWriter {
	readonly doc: InstanceType<typeof PDFDocument>;
	readonly inner: Inner;
	readonly root = new Element('Document');
	readonly scale: number;
	/** Whether there is no colour in it. */
	readonly grey: boolean;
	/** Whether it is to be folded: then it is for paper alone, and says nothing to those who read on a screen. */
	readonly folded: boolean;
	readonly parts: Uint8Array[] = [];
	readonly leaves: Leaf[] = [];
	readonly tiles = new Tiles(this);
	readonly words = new Set<Word>();
	readonly typefaces = new Map<Typeface, { readonly name: string; readonly into: Reference }>();
	leaf: Leaf;

	constructor(about: About, size: readonly [number, number], scale: number) {
		const { title, language, made, grey = false, folded = false } = about;
		const date = new Date(made ?? TIMELESS);
		this.grey = grey;
		this.folded = folded;
		this.doc = new PDFDocument({
			size: [...size],
			margin: 0,
			font: '', // or pdfkit would begin with a typeface that cannot be embedded
			autoFirstPage: false,
			bufferPages: true,
			pdfVersion: '1.7',
			// the types know the subsets of PDF/A only
			...(folded ? {} : { subset: 'PDF/UA' as never, tagged: true }),
			displayTitle: true,
			lang: language,
			info: { Title: title, Creator: 'Borrowed Earth', CreationDate: date, ModDate: date }
		});
		this.inner = this.doc as unknown as Inner;
		this.scale = scale;
		this.parts.push(this.inner.read() ?? new Uint8Array());
		this.inner.push = (one) => {
			if (one) this.parts.push(one);
			return true;
		};
		this.leaf = this.addPage();
	}

	/** Begins a page. */
	addPage(): Leaf {
		const drawing = new Drawing();
		this.#draw(drawing);
		this.doc.addPage();
		this.doc.scale(this.scale);
		this.leaf = { inner: this.inner.page, drawing, marks: 0, fill: null, lines: [], turned: 0 };
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
		this.inner.addContent = (operators) => {
			on.add(operators);
			return this.inner;
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

	/** What follows has its 0,0 here, and is drawn so many times its size. */
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
		const { words, places } = line;
		const { drawing, lines } = this.leaf;
		lines.push(line);
		if (!places && !words.some(isSpoken)) {
			this.#letters(words, size, x, y, true);
			return;
		}
		if (places) {
			const language = words.find((word) => word.language !== null)?.language ?? null;
			this.leaf.turned++;
			drawing.later(() => saying(turned(textOf([line]), most(lines)), language));
			this.#placed(line, size, x, y);
			this.add('EMC');
		} else this.#spoken(words, size, x, y);
		const space = words.at(-1)?.runs.at(-1)?.typeface.space;
		if (space) this.#write(space, space.codes, size, x + line.width, y);
	}

	/** Words from left to right; those of another script say in which language they are. */
	#spoken(words: readonly Word[], size: number, x: number, y: number): void {
		let at = x;
		for (const { language, words: part } of stretches(words)) {
			if (language !== null) this.add(`/Span <</Lang ${written(language)}>> BDC`);
			this.#placed({ words: part, width: 0 }, size, at, y);
			if (language !== null) this.add('EMC');
			at += part.reduce((sum, { width }) => sum + width, 0) * size;
		}
	}

	/** Words one by one from left to right; letters stand beside glyphs that are others, unless they do for the whole line. */
	#placed({ words, places }: Line, size: number, x: number, y: number): void {
		if (!places && !words.some(({ unspelled }) => unspelled)) {
			this.#letters(words, size, x, y, false);
			return;
		}
		let next = 0;
		const placed = words.map((word, index) => {
			const at = places?.[index] ?? next;
			next += word.width;
			return { word, at };
		});
		for (const { word, at } of placed.sort((a, b) => a.at - b.at)) {
			const beside = word.unspelled && !places;
			if (beside) this.add(saying(word.text));
			this.#letters([word], size, x + at * size, y, false);
			if (beside) this.add('EMC');
		}
	}

	/** Letters; what stands side by side in one typeface is one text object. */
	#letters(words: readonly Word[], size: number, x: number, y: number, spaced: boolean): void {
		let first: Run | null = null;
		let codes = '';
		let at = x;
		let next = x;
		for (const word of words) {
			this.words.add(word);
			for (const run of word.runs) {
				if (first && (run.typeface !== first.typeface || run.rise !== first.rise)) {
					this.#write(first, codes, size, at, y);
					codes = '';
					at = next;
				}
				if (codes === '') first = run;
				codes += run.codes;
				next += run.width * size;
			}
		}
		if (!first) return;
		const { space } = first.typeface;
		const own = space.typeface === first.typeface;
		this.#write(first, spaced && own ? codes + space.codes : codes, size, at, y);
		if (spaced && !own) this.#write(space, space.codes, size, next, y);
	}

	#write({ typeface, rise }: Run, codes: string, size: number, x: number, y: number): void {
		const { name, into } = this.#font(typeface);
		this.leaf.inner.fonts[name] ??= into;
		// the page counts from the top, letters do not
		const place = `1 0 0 -1 ${round(x)} ${round(y - rise * size)} Tm`;
		this.add(`BT ${place} /${name} ${round(size)} Tf [(${codes})] TJ ET`);
	}

	#font(typeface: Typeface): { readonly name: string; readonly into: Reference } {
		const known = this.typefaces.get(typeface);
		if (known) return known;
		const fresh = { name: `F${String(this.typefaces.size + 1)}`, into: this.inner.ref() };
		this.typefaces.set(typeface, fresh);
		return fresh;
	}

	/** A new child of an element, or of the document. `bbox` counts from the top of its page. */
	element(
		type: string,
		parent = this.root,
		{ bbox, ...traits }: Traits & { readonly bbox?: readonly number[] } = {}
	): Element {
		const { height } = this.leaf.inner;
		const [left = 0, top = 0, right = 0, foot = 0] = bbox ?? [];
		const box = bbox ? { box: [left, height - foot, right, height - top] } : {};
		const child = new Element(type, { ...traits, ...box });
		parent.kids.push(child);
		return child;
	}

	/** What `draw` draws becomes content of an element. */
	within(element: Element, draw: () => void): void {
		if (this.folded) {
			draw();
			return;
		}
		const mark = this.leaf.marks++;
		element.kids.push({ page: this.leaf.inner.dictionary.id, mark });
		this.add(`/${element.type} <</MCID ${String(mark)}>> BDC`);
		const { lines, turned } = this.leaf;
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
	link(element: Element, [x, y, width, height]: Box, name: string, words: string): void {
		if (!this.folded) this.doc.goTo(x, y, width, height, name, this.#linked(element, words));
	}

	/** A link from a place of an element to an address outside. */
	linkOut(element: Element, [x, y, width, height]: Box, url: string, words: string): void {
		if (!this.folded) this.doc.link(x, y, width, height, url, this.#linked(element, words));
	}

	#linked(element: Element, words: string): never {
		const { page } = this.inner;
		const add = ({ annotationRef }: { annotationRef: Reference }) => {
			const key = this.inner.createStructParentTreeNextKey();
			annotationRef.data['StructParent'] = key;
			element.kids.push({ page: page.dictionary.id, link: annotationRef.id, key });
		};
		// pdfkit takes a wrapped string for text, a bare one for a name; its types know neither
		return { structParent: { add }, Contents: new String(words) } as never;
	}

	/** The bytes of the file. */
	async finish(): Promise<Uint8Array> {
		const packed = Promise.all(this.leaves.map(pack));
		if (this.folded) this.#fold();
		else this.#structure();
		this.#typefaces();
		this.#title();
		(await packed).forEach((bytes, on) => this.leaves[on]?.inner.content.write(bytes));
		this.doc.end();
		if (this.inner._waiting > 0) throw new Error('a part of the print never came');
		return Buffer.concat(this.parts);
	}

	/** Puts the pages on sheets; nobody looks anything up in them. */
	#fold(): void {
		const { _root: root } = this.inner;
		const [first] = this.leaves;
		if (!first) return;
		const drawn = this.leaves.map(({ inner: { content, resources } }) => ({ content, resources }));
		const sheets = foldedSheets(drawn, {
			size: [first.inner.width, first.inner.height],
			parent: root.data.Pages,
			ref: (data) => this.inner.ref(data)
		});
		Object.assign(root.data.Pages.data, { Kids: sheets, Count: sheets.length });
	}

	/** Writes the structure's objects in one piece: a long print has thousands. */
	#structure(): void {
		const { _offsets: offsets, _root: root } = this.inner;
		const { id, data } = root.data.StructTreeRoot;
		const next = () => offsets.push(null); // pdfkit counts from 1
		const { objects, top, pages, links } = structured(this.root, id, next);
		let text = '';
		for (const object of objects) {
			offsets[object.id - 1] = this.inner._offset + text.length;
			text += `${String(object.id)} 0 obj\n${object.text}\nendobj\n`;
		}
		this.inner._write(Buffer.from(text, 'latin1'));
		data.K = referenceTo(top);
		for (const { inner } of this.leaves) {
			const marks = pages.get(inner.dictionary.id) ?? [];
			data.ParentTree.add(inner.structParentTreeKey, marks.map(referenceTo));
		}
		for (const [key, element] of links) data.ParentTree.add(key, referenceTo(element));
	}

	#typefaces(): void {
		const used = usedIn(this.words, this.typefaces.keys());
		const ref = (data?: Record<string, unknown>) => this.inner.ref(data);
		[...this.typefaces].forEach(([typeface, { into }], index) => {
			embed(typeface, used.get(typeface) ?? new Map<number, number[]>(), {
				into,
				tag: tagOf(index),
				ref
			});
		});
	}

	/** pdfkit writes the title into XML as it stands. */
	#title(): void {
		const { info } = this.inner;
		const { Title: title } = info;
		const addInfo = this.inner._addInfo.bind(this.doc);
		this.inner._addInfo = () => {
			info.Title = title.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
			addInfo();
		};
	}
}

const textOf = (lines: readonly Line[]): string =>
	lines.map(({ words }) => words.map(({ text }) => text).join('')).join(' ');
/** Begins what stands for these letters, whatever its glyphs are. */
const saying = (text: string, language: string | null = null): string =>
	`/Span <</ActualText ${written(text)}${language === null ? '' : `/Lang ${written(language)}`}>> BDC`;
/** Whether a print says something beside a word. */
const isSpoken = ({ unspelled, language }: Word): boolean => unspelled || language !== null;

interface Stretch {
	readonly language: string | null;
	readonly words: Word[];
}

/** Words side by side that are of one language; the space after a word belongs to it. */
function stretches(words: readonly Word[]): Stretch[] {
	const found: Stretch[] = [];
	for (const word of words) {
		const last = found.at(-1);
		if (last && (word.text === ' ' || last.language === word.language)) last.words.push(word);
		else found.push({ language: word.language, words: [word] });
	}
	return found;
}
/** Which way most of a page runs, found out once all is written on it. */
const most = (lines: readonly Line[]): 'rtl' | 'ltr' => {
	const known = MOST.get(lines) ?? (turnOf(textOf(lines)) > 0 ? 'rtl' : 'ltr');
	MOST.set(lines, known);
	return known;
};
const MOST = new WeakMap<readonly Line[], 'rtl' | 'ltr'>();

/** Six letters before a typeface's name say that it is a part of it. */
const tagOf = (index: number): string =>
	`PRIN${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;

const deflated = promisify(deflate);

/** What is drawn on a page, packed by another thread. */
function pack({ inner: { content }, drawing }: Leaf): Promise<Uint8Array> {
	content.compress = false; // it is packed already
	content.data['Filter'] = 'FlateDecode';
	return deflated(drawing.bytes(), PACKING);
}
