/** Lines as they are filled, word by word from left to right. */
import type { Letters } from '../games/kit/canvas.ts';
import { BESIDE_CYRILLIC, wordOf, type Word } from './fonts.ts';
import { graphemes } from './scripts/pieces.ts';

/** A voice at a size, with the distance from one baseline to the next. */
export type Style = Letters;

/** A line ready to be set: words and the spaces between them, as they are read; its width at the style's size. */
export interface Line {
	readonly words: readonly Word[];
	readonly width: number;
	/** Where words run from right to left: for each, how far from the left it stands, at size 1. */
	readonly places?: readonly number[];
	/** Whether it begins at the right edge; not known where it begins as its page does. */
	readonly rtl?: boolean;
}

/** Where an address is parted: behind a stroke, a stop or a hyphen. */
const PARTS = /(?<=[/.-])(?![/.-])/u;
/** Where a part of it is that is too long for a line even so. */
const SMALLER = /(?<=_)(?!_)|(?=[?&#])/u;

/** Whether a text has no letters: figures, full stops. */
export const isBare = (text: string): boolean => !/\p{L}/u.test(text);

/** The line being filled. */
export class Filling {
	readonly room: number;
	readonly style: Style;
	readonly gap: Word;
	readonly done: Line[];
	words: Word[] = [];
	width = 0;
	/** Whether a space stands after the last word; it counts only when another word follows. */
	space = false;
	/** Whether the letters around are Cyrillic: figures by themselves are then set as those are. */
	cyrillic = false;

	/** Lines are added to `done`. */
	constructor(room: number, style: Style, done: Line[]) {
		this.room = room;
		this.style = style;
		this.done = done;
		this.gap = wordOf(' ', style.voice);
	}

	/** Adds a word; true where letters of it are missing. */
	add(text: string): boolean {
		const way = this.cyrillic && isBare(text) ? BESIDE_CYRILLIC : undefined;
		const word = wordOf(text, this.style.voice, way);
		const gap = this.space ? this.gap.width : 0;
		if (this.width > 0 && this.width + gap + word.width > this.room) this.end();
		else if (this.space) this.put(this.gap);
		if (word.width <= this.room) this.put(word);
		else this.cut(text);
		return word.missing;
	}

	/** A word too long for any line goes on where an address may be parted, or else wherever it must. */
	cut(text: string): void {
		for (const part of this.parts(text)) {
			const word = wordOf(part, this.style.voice);
			if (this.width > 0 && this.width + word.width > this.room) this.end();
			this.put(word);
		}
	}

	/** Its parts, none of them wider than a line if it can be. */
	parts(text: string): string[] {
		const fits = (part: string) => wordOf(part, this.style.voice).width <= this.room;
		const smaller = (part: string, way: RegExp) => (fits(part) ? [part] : part.split(way));
		return smaller(text, PARTS)
			.flatMap((part) => smaller(part, SMALLER))
			.flatMap((part) => (fits(part) ? [part] : graphemes(part)));
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
