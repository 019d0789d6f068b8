/** One slice of a typeface, and words of it in the codes that a page is written in. */
import type { Font, GlyphPosition, GlyphRun } from 'fontkit';

/** A glyph by its number in the typeface, and the letters it stands for. */
export interface Glyph {
	readonly id: number;
	readonly letters: readonly number[];
}

/** A piece of text in one typeface; measures are at size 1. */
export interface Run {
	readonly typeface: Typeface;
	readonly width: number;
	/** What the operator TJ is given, between the brackets and parentheses at both ends. */
	readonly codes: string;
	/** How far above its line it stands: an accent that no letter has of its own, or a raised figure. */
	readonly rise: number;
	/** The size of its letters in that of its line. */
	readonly scale: number;
	readonly glyphs: readonly Glyph[];
}

/** A run while glyph after glyph is added to it. */
interface Growing extends Run {
	width: number;
	codes: string;
	readonly glyphs: Glyph[];
}

const SPECIAL: Readonly<Record<string, string>> = {
	'(': '\\(',
	')': '\\)',
	'\\': '\\\\',
	'\r': '\\r',
	'\n': '\\n'
};

/**
 * A text with its marks in the order in which a typeface joins them: in Arabic the sign of a doubled letter stands
 * under its vowel, in Thai and Lao the ring of the letter am under the mark of a tone that was typed before it.
 */
const marked = (text: string): string =>
	text
		.replace(/([\u064b-\u0650\u0652\u0670]+)\u0651/g, '\u0651$1')
		.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
		.replace(/([\u0ec8-\u0ecb]*)\u0eb3/g, '\u0ecd$1\u0eb2');

const BENGALI = /\p{Script=Bengali}/u;

/** A glyph's number in two bytes of a PDF's string. */
const codeOf = (id: number): string =>
	String.fromCharCode(id >> 8, id & 255).replace(/[()\\\r\n]/g, (sign) => SPECIAL[sign] ?? sign);

/** A font without two faults of fontkit's: its glyphs say which letters they were last asked for, and no mark fells it. */
export function lettered(font: Font): Font {
	// fontkit keeps a glyph as it was first asked for: as part of another letter it stood for none
	const getGlyph = font.getGlyph.bind(font);
	font.getGlyph = (id, letters = []) => {
		const glyph = getGlyph(id, letters);
		return letters.length === 0 ? glyph : Object.assign(glyph, { codePoints: letters });
	};
	// and it stumbles over a mark that the typeface gives no place on its letter
	const places = (font as Inner)._layoutEngine.engine?.GPOSProcessor;
	const applyAnchor = places?.applyAnchor.bind(places);
	if (places && applyAnchor) {
		places.applyAnchor = (mark, base, at) => {
			if (base) applyAnchor(mark, base, at);
		};
	}
	return font;
}

/** What of fontkit puts marks on letters; its types do not say so. */
interface Inner extends Font {
	readonly _layoutEngine: {
		readonly engine?: { readonly GPOSProcessor?: Places | null };
	};
}
interface Places {
	applyAnchor(mark: object, base: object | null, at: number): void;
}

export class Typeface {
	readonly font: Font;
	/** The font's tables as they stand in its file. */
	readonly tables: ReadonlyMap<string, Buffer>;
	/** Whether its letters join, change places or are taken apart as their script asks for. */
	readonly joins: boolean;
	/** The space that ends every line: its own, or that of the typeface it stands in for. */
	readonly space: Run;

	/** `font` is `lettered`; `instead` is what a typeface of another script stands in for. */
	constructor(font: Font, tables: ReadonlyMap<string, Buffer>, instead?: Typeface) {
		this.font = font;
		this.tables = tables;
		this.joins = instead !== undefined;
		const [space] = instead ? [instead.space] : this.shape(' ');
		if (!space) throw new Error('a typeface without a space');
		this.space = space;
	}

	/** A text of this typeface's letters as it is set, from its left end to its right. */
	shape(text: string, rtl = false): Run[] {
		const { glyphs, positions } = this.#layout(text, rtl);
		const runs: Growing[] = [];
		glyphs.forEach(({ id, codePoints, advanceWidth }, index) => {
			const position = positions[index];
			if (!position) return;
			const rise = position.yOffset / this.font.unitsPerEm;
			const last = runs.at(-1);
			const run = last?.rise === rise ? last : this.#empty(rise);
			run.width += position.xAdvance / this.font.unitsPerEm;
			run.codes += this.#code(id, advanceWidth, position);
			run.glyphs.push({ id, letters: codePoints });
			if (run !== last) runs.push(run);
		});
		return runs;
	}

	#layout(text: string, rtl: boolean): GlyphRun {
		const way = rtl ? 'rtl' : 'ltr';
		// a letter taken apart into stem and accent would be read back as the stem alone
		if (!this.joins) return this.font.layout(text, { ccmp: false }, undefined, undefined, way);
		const whole = this.font.layout(marked(text), undefined, undefined, undefined, way);
		return BENGALI.test(text) ? this.#begunOnce(marked(text), whole) : whole;
	}

	/** Vowels left of their letter look other where a word begins; fontkit draws all of a word's so, of which the first is right. */
	#begunOnce(text: string, { glyphs: [glyph], positions: [position] }: GlyphRun): GlyphRun {
		const run = this.font.layout(text, { init: false });
		if (glyph && position) {
			run.glyphs[0] = glyph;
			run.positions[0] = position;
		}
		return run;
	}

	/** Whether the glyphs of these runs, read one after the other, are the letters of this text and stand for no others; `drawn` is what was shaped. */
	spells(text: string, drawn: string, runs: readonly Run[]): boolean {
		if (text !== drawn || /\p{M}/u.test(text)) return false; // what stands above or below is read apart
		if (!this.joins) return true;
		if (runs.length > 1) return false;
		const glyphs = runs.flatMap((run) => run.glyphs);
		const own = glyphs.every(
			({ id, letters: [letter = 0, ...more] }) =>
				more.length === 0 && this.font.glyphForCodePoint(letter).id === id
		);
		return own && String.fromCodePoint(...glyphs.flatMap(({ letters }) => letters)) === text;
	}

	#empty(rise: number): Growing {
		return { typeface: this, width: 0, codes: '', rise, scale: 1, glyphs: [] };
	}

	/** A glyph's number, moved aside where it asks for that; a thousandth of its size is the unit. */
	#code(id: number, advanceWidth: number, { xOffset, xAdvance }: GlyphPosition): string {
		const aside = (by: number) => {
			const thousandths = Math.round((by * 1000) / this.font.unitsPerEm);
			return thousandths === 0 ? '' : `)${String(thousandths)}(`;
		};
		return aside(-xOffset) + codeOf(id) + aside(advanceWidth + xOffset - xAdvance);
	}
}
