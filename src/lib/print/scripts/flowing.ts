/** Lines of a paragraph that is not simply words from left to right. */
import { directionsOf, type Directions } from './direction.ts';
import { Filling, isBare, type Line, type Style } from '../filling.ts';
import { wordOf, type Way, type Word } from '../fonts.ts';
import { hanOf } from './typefaces.ts';

const SPACELESS =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff01-\uff65]/u;
/** What no line begins with, and what none ends with. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}\u3041-\u3049\u30a1-\u30a9\u30e3\u30e5\u30e7]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a text has words that stand side by side without a space. */
const isSpaceless = (text: string): boolean => SPACELESS.test(text);

/** A text without spaces in the parts that a line may be broken between. */
function partsOf(text: string): string[] {
	if (!isSpaceless(text)) return [text];
	const parts: string[] = [];
	for (const { segment } of words.segment(text)) {
		const last = parts.at(-1);
		if (last !== undefined && isJoined(last, segment)) parts.splice(-1, 1, last + segment);
		else parts.push(segment);
	}
	return parts;
}

/** Whether no line may be broken between these. */
const isJoined = (before: string, after: string): boolean =>
	OPENING.test(before) ||
	CLOSING.test(after) ||
	!(SPACELESS.test(before.slice(-1)) || SPACELESS.test(after));

/** What most texts are made of: words from left to right, with spaces between. */
const SIMPLE = /^[ -~\u00a0-\u052f\u1e00-\u2bff]*$/;

/** The lines of a paragraph, to be filled; null where its words simply run from left to right. `turned` where its page does not. */
export function flowing(
	paragraph: string,
	room: number,
	style: Style,
	done: Line[],
	turned: boolean
): Flowing | null {
	if (SIMPLE.test(paragraph)) return null;
	const directions = directionsOf(paragraph.replace(/ +/g, ' '), turned); // as many spaces are one on a line
	if (!directions && !isSpaceless(paragraph)) return null;
	return new Flowing(room, style, done, { han: hanOf(paragraph), directions });
}

interface Flow {
	readonly han: Way['han'];
	/** Null where all of the paragraph runs from left to right. */
	readonly directions: Directions | null;
}

/** A part of a line, and where it begins in its paragraph. */
interface Placed {
	readonly word: Word;
	readonly at: number;
}

export class Flowing extends Filling {
	readonly #flow: Flow;
	/** Where each word of the line begins in the paragraph. */
	#starts: number[] = [];
	/** How much of the paragraph has been met. */
	#met = 0;

	constructor(room: number, style: Style, done: Line[], flow: Flow) {
		super(room, style, done);
		this.#flow = flow;
	}

	/** Adds what stands between two spaces; true where letters of it are missing. */
	override add(text: string): boolean {
		if (this.space) this.#met++;
		let missing = false;
		for (const part of partsOf(text)) {
			missing = this.#add(part) || missing;
			this.space = false;
			this.#met += part.length;
		}
		return missing;
	}

	#add(part: string): boolean {
		const words = this.#stretches(part, this.#met);
		const width = widthOf(words);
		const gap = this.space ? this.gap.width : 0;
		if (this.width > 0 && this.width + gap + width > this.room) this.end();
		else if (this.space) this.#place({ word: this.gap, at: this.#met - 1 });
		if (width <= this.room) for (const word of words) this.#place(word);
		else this.cut(part);
		return words.some(({ word }) => word.missing);
	}

	/** A part as it is set, one word for each direction that it runs in. */
	#stretches(part: string, from: number): Placed[] {
		const { han, directions } = this.#flow;
		const stretches = directions?.stretches(part, from) ?? [{ text: part, at: from, rtl: false }];
		return stretches.map(({ text, at, rtl }) => ({
			word: wordOf(text, this.style.voice, {
				rtl,
				han,
				beside: directions?.rtl && (rtl || isBare(text)) ? 'heavy' : undefined
			}),
			at
		}));
	}

	/** Letters that may join are taken together, as many as would fit side by side. */
	override cut(text: string): void {
		let from = this.#met;
		let taken = '';
		let { width } = this;
		const place = () => {
			for (const word of this.#stretches(taken, from)) this.#place(word);
			from += taken.length;
			taken = '';
		};
		for (const part of this.parts(text)) {
			const more = widthOf(this.#stretches(part, from + taken.length));
			if (width > 0 && width + more > this.room) {
				place();
				this.end();
				width = 0;
			}
			taken += part;
			width += more;
		}
		place();
	}

	#place({ word, at }: Placed): void {
		this.put(word);
		this.#starts.push(at);
	}

	override end(): void {
		const { words } = this;
		super.end();
		const { directions } = this.#flow;
		const line = this.done.at(-1);
		if (directions && line) this.done.splice(-1, 1, { ...line, ...this.#seen(words, directions) });
		this.#starts = [];
	}

	/** How a line looks in which words run from right to left. */
	#seen(words: readonly Word[], directions: Directions): Pick<Line, 'places' | 'rtl'> {
		const places: number[] = [];
		const last = words.length - 1;
		const end = (this.#starts[last] ?? 0) + (words[last]?.text.length ?? 0);
		let left = 0;
		for (const index of directions.order(this.#starts, end)) {
			places[index] = left;
			left += words[index]?.width ?? 0;
		}
		return { places, rtl: directions.rtl };
	}
}

const widthOf = (words: readonly Placed[]): number =>
	words.reduce((sum, { word }) => sum + word.width, 0);
