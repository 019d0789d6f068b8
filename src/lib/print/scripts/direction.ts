/** Which way a paragraph runs: letters from right to left, numbers among them from left to right. */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
	/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const PICTURE = /\p{Extended_Pictographic}/gu;
/** The sign before a number stays before it. */
const SIGN = /(?<![\p{L}\p{N}])[+\u2212-](?=\d)/gu;
/** On a page that runs from right to left a paragraph does too, unless more than this many times as many letters run the other way: names in another script are longer than what is said of them. */
const NAMES = 3;

/** Which way a paragraph begins: as its first letter, but on a page from left to right a name at its head does not turn a sentence around. */
function wayOf(paragraph: string, turned: boolean): 'rtl' | 'ltr' | 'auto' {
	if (turned) return turnOf(paragraph, NAMES) > 0 ? 'rtl' : 'auto';
	return turnOf(paragraph) > 0 ? 'auto' : 'ltr';
}

/** A stretch of text that runs one way; `at` is where it begins in its paragraph. */
export interface Stretch {
	readonly text: string;
	readonly at: number;
	readonly rtl: boolean;
}

/** The directions within a paragraph. */
export class Directions {
	/** Whether the paragraph begins at the right edge. */
	readonly rtl: boolean;
	readonly #text: string;
	readonly #levels: ReturnType<typeof bidi.getEmbeddingLevels>;

	/** `turned` where the page runs from right to left. */
	constructor(paragraph: string, turned = false) {
		// the library takes both halves of a picture for letters; a sun has no direction
		this.#text = paragraph
			.replace(PICTURE, (picture) => '\u2600'.repeat(picture.length))
			.replace(SIGN, '0');
		this.#levels = bidi.getEmbeddingLevels(this.#text, wayOf(paragraph, turned));
		this.rtl = this.#levels.paragraphs[0]?.level === 1;
	}

	/** A part that begins at `at` in the paragraph, divided where the direction changes. */
	stretches(part: string, at: number): Stretch[] {
		const { levels } = this.#levels;
		const found: Stretch[] = [];
		for (let from = at; from < at + part.length;) {
			let to = from + 1;
			while (to < at + part.length && levels[to] === levels[from]) to++;
			const rtl = (levels[from] ?? 0) % 2 === 1;
			found.push({ text: part.slice(from - at, to - at), at: from, rtl });
			from = to;
		}
		return found;
	}

	/** For each of a line's parts, given by where it begins in the paragraph, its place from the left. */
	order(parts: readonly number[], end: number): number[] {
		const [start = 0] = parts;
		const seen = bidi.getReorderedIndices(this.#text, this.#levels, start, end - 1);
		const places = new Map(seen.map((index, place) => [index, place]));
		const place = (part: number) => places.get(parts[part] ?? 0) ?? 0;
		return parts.map((_, part) => part).sort((a, b) => place(a) - place(b));
	}
}

/** The directions of a paragraph; null where all of it runs from left to right. */
export const directionsOf = (paragraph: string, turned: boolean): Directions | null =>
	RIGHT_TO_LEFT.test(paragraph) ? new Directions(paragraph, turned) : null;

/** A text with its brackets turned, as they stand where it runs from right to left. */
export const mirrored = (text: string): string =>
	Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

const TURNS = new Set(['R', 'AL']);
const KEEPS = new Set(['L', 'EN', 'AN', 'ES', 'ET', 'CS']);
const turns = (sign: string): boolean => TURNS.has(bidi.getBidiCharTypeName(sign));
const keeps = (sign: string): boolean => KEEPS.has(bidi.getBidiCharTypeName(sign));
const MARKS = { rtl: '\u200f', ltr: '\u200e' };

/** How much of a text runs from right to left: above 0 where most of its letters do; each of them counts `times` times. */
export const turnOf = (text: string, times = 1): number =>
	Array.from(text, (sign) => (turns(sign) ? times : /\p{L}/u.test(sign) ? -1 : 0)).reduce<number>(
		(sum, one) => sum + one,
		0
	);

/**
 * A line as it must be written down for those who read letters from a page. They take them as they stand and turn
 * around what runs from right to left, and the order of such parts too where most of the page runs that way
 * (`page`); a mark holds what is neither with the part that it belongs to.
 */
export function turned(line: string, page: 'rtl' | 'ltr'): string {
	const parts = partsOf(line, page === 'rtl').map(({ signs, turning }) => {
		const last = signs.at(-1) ?? '';
		if (turning && page === 'ltr' && !turns(last)) signs.push(MARKS.rtl);
		if (!turning && page === 'rtl' && !keeps(last)) signs.push(MARKS.ltr);
		return (turning ? signs.reverse() : signs).join('');
	});
	return (page === 'rtl' ? parts.reverse() : parts).join('');
}

interface Part {
	readonly signs: string[];
	readonly turning: boolean;
}

/** The parts of a line as readers make them out: each goes on until a sign says otherwise. */
function partsOf(line: string, turning: boolean): Part[] {
	const parts: Part[] = [];
	let part: Part = { signs: [], turning };
	for (const sign of line) {
		if (part.turning ? keeps(sign) : turns(sign)) {
			if (part.signs.length > 0) parts.push(part);
			part = { signs: [], turning: !part.turning };
		}
		part.signs.push(sign);
	}
	return [...parts, part];
}
