/** Breaks a text into lines of a given width. */
import { graphemes, wordOf, type Voice, type Word } from './fonts.ts';

/** A voice at a size, with the distance from one baseline to the next. */
export interface Style {
	readonly voice: Voice;
	readonly size: number;
	readonly leading: number;
}

/** A line ready to be set: words and the spaces between them; its width at the style's size. */
export interface Line {
	readonly words: readonly Word[];
	readonly width: number;
}

/** A text in lines, and whether it has letters that no typeface here has. */
export interface Broken {
	readonly lines: readonly Line[];
	readonly missing: boolean;
}

// control and format characters (they turn the direction of writing or show nothing), variants
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu;

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
				.replace(HARMFUL, '');

/** Breaks at spaces, and inside a word only where it is wider than a line. */
export function breakLines(text: string, style: Style, width: number): Broken {
	const filling = new Filling(width / style.size, style);
	let missing = false;
	for (const paragraph of clean(text).split('\n')) {
		for (const word of paragraph.split(' ')) {
			if (word !== '') missing = filling.add(word) || missing;
			filling.space = true;
		}
		filling.end();
	}
	return { lines: filling.done, missing };
}

/** The line being filled. */
class Filling {
	readonly room: number;
	readonly style: Style;
	readonly gap: Word;
	readonly done: Line[] = [];
	words: Word[] = [];
	width = 0;
	/** Whether a space stands after the last word; it counts only when another word follows. */
	space = false;

	constructor(room: number, style: Style) {
		this.room = room;
		this.style = style;
		this.gap = wordOf(' ', style.voice);
	}

	/** Adds a word; true where letters of it are missing. */
	add(text: string): boolean {
		const word = wordOf(text, this.style.voice);
		const gap = this.space ? this.gap.width : 0;
		if (this.width > 0 && this.width + gap + word.width > this.room) this.end();
		else if (this.space) this.put(this.gap);
		if (word.width <= this.room) this.put(word);
		else this.cut(text);
		return word.missing;
	}

	/** A word too long for any line goes on wherever it must. */
	cut(text: string): void {
		for (const sign of graphemes(text)) {
			const word = wordOf(sign, this.style.voice);
			if (this.width > 0 && this.width + word.width > this.room) this.end();
			this.put(word);
		}
	}

	put(word: Word): void {
		this.words.push(word);
		this.width += word.width;
	}

	end(): void {
		this.done.push({ words: this.words, width: this.width * this.style.size });
		this.words = [];
		this.width = 0;
		this.space = false;
	}
}
