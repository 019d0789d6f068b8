/** Lines of text as operators: which typeface, where, and what is said beside glyphs that are not their letters. */
import { turned, turnOf } from '../scripts/direction.ts';
import type { Line } from '../filling.ts';
import type { Run, Typeface } from '../font.ts';
import type { Word } from '../fonts.ts';
import type { Reference } from './inside.ts';
import type { Leaf } from './leaf.ts';
import { round } from './operators.ts';
import { written } from './structure.ts';

/** The file that is written in. */
interface Writer {
	readonly leaf: Leaf;
	readonly doc: { ref(data: object): Reference };
	add(operators: string): void;
}

export class Lettering {
	readonly #pdf: Writer;
	/** All words that were written. */
	readonly words = new Set<Word>();
	readonly typefaces = new Map<Typeface, { readonly name: string; readonly into: Reference }>();

	constructor(pdf: Writer) {
		this.#pdf = pdf;
	}

	/** A line, and a space after it. */
	line(line: Line, size: number, x: number, y: number): void {
		const { words, places } = line;
		const { leaf } = this.#pdf;
		leaf.lines.push(line);
		if (!places && !words.some(isSpoken)) {
			this.#letters(words, size, x, y, true);
			return;
		}
		if (places) {
			const language = words.find((word) => word.language !== null)?.language ?? null;
			leaf.turned++;
			leaf.drawing.later(() => saying(turned(textOf([line]), most(leaf.lines)), language));
			this.#placed(line, size, x, y);
			this.#pdf.add('EMC');
		} else this.#spoken(words, size, x, y);
		const space = words.at(-1)?.runs.at(-1)?.typeface.space;
		if (space) this.#write(space, space.codes, size, x + line.width, y);
	}

	/** Words from left to right; those of another script say in which language they are. */
	#spoken(words: readonly Word[], size: number, x: number, y: number): void {
		let at = x;
		for (const { language, words: part } of stretches(words)) {
			if (language !== null) this.#pdf.add(`/Span <</Lang ${written(language)}>> BDC`);
			this.#placed({ words: part, width: 0 }, size, at, y);
			if (language !== null) this.#pdf.add('EMC');
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
			if (beside) this.#pdf.add(saying(word.text));
			this.#letters([word], size, x + at * size, y, false);
			if (beside) this.#pdf.add('EMC');
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

	#write({ typeface, rise, scale }: Run, codes: string, size: number, x: number, y: number): void {
		const { name, into } = this.#font(typeface);
		this.#pdf.leaf.inner.fonts[name] ??= into;
		// the page counts from the top, letters do not
		const place = `1 0 0 -1 ${round(x)} ${round(y - rise * size)} Tm`;
		this.#pdf.add(`BT ${place} /${name} ${round(size * scale)} Tf [(${codes})] TJ ET`);
	}

	#font(typeface: Typeface): { readonly name: string; readonly into: Reference } {
		const known = this.typefaces.get(typeface);
		if (known) return known;
		const fresh = { name: `F${String(this.typefaces.size + 1)}`, into: this.#pdf.doc.ref({}) };
		this.typefaces.set(typeface, fresh);
		return fresh;
	}
}

/** The letters of lines, as they are read. */
export const textOf = (lines: readonly Line[]): string =>
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
