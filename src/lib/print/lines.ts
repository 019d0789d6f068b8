/** Breaks a text into lines of a given width. */
import { isSpaceless, partsOf } from './breaks.ts';
import { directionsOf, type Directions } from './direction.ts';
import { graphemes, wordOf, type Voice, type Way, type Word } from './fonts.ts';
import { hanOf } from './scripts.ts';

/** A voice at a size, with the distance from one baseline to the next. */
export interface Style {
	readonly voice: Voice;
	readonly size: number;
	readonly leading: number;
}

/** A line ready to be set: words and the spaces between them, as they are read; its width at the style's size. */
export interface Line {
	readonly words: readonly Word[];
	readonly width: number;
	/** Where words run from right to left: for each, how far from the left it stands, at size 1. */
	readonly places?: readonly number[];
	/** Whether it begins at the right edge. */
	readonly rtl?: boolean;
}

/** A text in lines, and whether it has letters that no typeface here has. */
export interface Broken {
	readonly lines: readonly Line[];
	readonly missing: boolean;
}

// control and format characters (they turn the direction of writing or show nothing), variants
const HARMFUL = '(?!\\n)[\\p{Cc}\\p{Cf}\\ufe00-\\ufe0f]';
/** What joins or parts letters in scripts that join them, after such a letter. */
const JOINER =
	'(?<=[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}])[\\u200c\\u200d]';
/** What is kept, and then what is not; one picture is often made of several and what joins them. */
const KEPT_OR_HARMFUL = new RegExp(`(\\p{RGI_Emoji}|${JOINER})|${HARMFUL}`, 'gv');

/** What most texts are: nothing in them needs to be cleaned. */
const PLAIN = /^[\n -~]*$/;

/** A text as it can be set: accents joined to their letters, nothing that hides or turns. */
export const clean = (text: string): string =>
	PLAIN.test(text)
		? text
		: text
				.toWellFormed()
				.normalize('NFC')
				.replace(/\r\n?|[\u2028\u2029]/g, '\n')
				.replace(/\t/g, ' ')
				.replace(KEPT_OR_HARMFUL, '$1');

/** Breaks where words end, and inside a word only where it is wider than a line. */
export function breakLines(text: string, style: Style, width: number): Broken {
	const filling = new Filling(width / style.size, style);
	let missing = false;
	for (const paragraph of clean(text).split('\n')) {
		const flow = flowOf(paragraph);
		let at = 0;
		for (const word of paragraph.split(' ')) {
			if (word !== '') missing = filling.add(word, at, flow) || missing;
			filling.space = true;
			at += word.length + 1;
		}
		filling.end(flow);
	}
	return { lines: filling.done, missing };
}

/** How a paragraph is set that is not simply words from left to right. */
interface Flow {
	readonly han: Way['han'];
	/** Null where all of it runs from left to right. */
	readonly directions: Directions | null;
}

const flowOf = (paragraph: string): Flow | null => {
	if (PLAIN.test(paragraph)) return null;
	const directions = directionsOf(paragraph);
	return directions || isSpaceless(paragraph) ? { han: hanOf(paragraph), directions } : null;
};

/** A part of a line, and where it begins in its paragraph. */
interface Placed {
	readonly word: Word;
	readonly at: number;
}

/** The line being filled. */
class Filling {
	readonly room: number;
	readonly style: Style;
	readonly gap: Word;
	readonly done: Line[] = [];
	placed: Placed[] = [];
	width = 0;
	/** Whether a space stands after the last word; it counts only when another word follows. */
	space = false;

	constructor(room: number, style: Style) {
		this.room = room;
		this.style = style;
		this.gap = wordOf(' ', style.voice);
	}

	/** Adds a word that begins at `at` in its paragraph; true where letters of it are missing. */
	add(text: string, at: number, flow: Flow | null): boolean {
		if (!flow) return this.#add(text, [{ word: wordOf(text, this.style.voice), at }], null);
		let missing = false;
		let from = at;
		for (const part of partsOf(text)) {
			missing = this.#add(part, this.#stretches(part, from, flow), flow) || missing;
			this.space = false;
			from += part.length;
		}
		return missing;
	}

	/** A part as it is set, one word for each direction that it runs in. */
	#stretches(part: string, from: number, { han, directions }: Flow): Placed[] {
		const stretches = directions?.stretches(part, from) ?? [{ text: part, at: from, rtl: false }];
		return stretches.map(({ text, at, rtl }) => ({
			word: wordOf(text, this.style.voice, { rtl, han }),
			at
		}));
	}

	#add(text: string, words: readonly Placed[], flow: Flow | null): boolean {
		const width = widthOf(words);
		const gap = this.space ? this.gap.width : 0;
		const [first] = words;
		if (this.width > 0 && this.width + gap + width > this.room) this.end(flow);
		else if (this.space) this.put({ word: this.gap, at: (first?.at ?? 0) - 1 });
		if (width <= this.room) for (const word of words) this.put(word);
		else this.cut(text, first?.at ?? 0, flow);
		return words.some(({ word }) => word.missing);
	}

	/** A word too long for any line goes on wherever it must. */
	cut(text: string, at: number, flow: Flow | null): void {
		let from = at;
		for (const sign of graphemes(text)) {
			const words = flow
				? this.#stretches(sign, from, flow)
				: [{ word: wordOf(sign, this.style.voice), at: from }];
			if (this.width > 0 && this.width + widthOf(words) > this.room) this.end(flow);
			for (const word of words) this.put(word);
			from += sign.length;
		}
	}

	put(placed: Placed): void {
		this.placed.push(placed);
		this.width += placed.word.width;
	}

	end(flow: Flow | null): void {
		const words = this.placed.map(({ word }) => word);
		const line = { words, width: this.width * this.style.size };
		const directions = flow?.directions;
		this.done.push(directions ? { ...line, ...seen(this.placed, directions) } : line);
		this.placed = [];
		this.width = 0;
		this.space = false;
	}
}

const widthOf = (words: readonly Placed[]): number =>
	words.reduce((sum, { word }) => sum + word.width, 0);

/** How a line looks in which words run from right to left. */
function seen(placed: readonly Placed[], directions: Directions): Pick<Line, 'places' | 'rtl'> {
	const places: number[] = [];
	const last = placed.at(-1);
	const starts = placed.map(({ at }) => at);
	let left = 0;
	for (const index of directions.order(starts, last ? last.at + last.word.text.length : 0)) {
		places[index] = left;
		left += placed[index]?.word.width ?? 0;
	}
	return { places, rtl: directions.rtl };
}
