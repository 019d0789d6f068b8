/** Which way a paragraph runs: letters from right to left, numbers among them from left to right. */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
	/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const PICTURE = /\p{Extended_Pictographic}/gu;

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

	constructor(paragraph: string) {
		// the library takes both halves of a picture for letters; a sun has no direction
		this.#text = paragraph.replace(PICTURE, (picture) => '\u2600'.repeat(picture.length));
		this.#levels = bidi.getEmbeddingLevels(this.#text);
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
export const directionsOf = (paragraph: string): Directions | null =>
	RIGHT_TO_LEFT.test(paragraph) ? new Directions(paragraph) : null;

/** A text with its brackets turned, as they stand where it runs from right to left. */
export const mirrored = (text: string): string =>
	Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');
