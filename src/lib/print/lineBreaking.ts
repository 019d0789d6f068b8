/** Breaks a text into lines of a given width. */
import { Filling, type Line, type Style } from './filling.ts';
import { clean } from './scripts/cleaning.ts';
import { flowing } from './scripts/flowing.ts';

export type { Line, Style };

/** A text in lines, and whether it has letters that no typeface here has. */
export interface Broken {
	readonly lines: readonly Line[];
	readonly missing: boolean;
}

/** A number and the short unit behind it: "1 RP", "5 °C", "7 %". */
const MEASURE = /(?<=\d) (?=(?:\p{Lu}{1,3}|°\p{Lu}?|%)(?![\p{L}\d]))/gu;

/** Letters of any script: a line without them runs as its page does. */
const LETTERS = /\p{L}/u;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const isCyrillic = (text: string): boolean =>
	/\p{Script=Cyrillic}/u.test(text) &&
	countOf(text, /\p{Script=Cyrillic}/gu) > countOf(text, /\p{Script=Latin}/gu);

/** Breaks where words end, and inside a word only where it is wider than a line; `turned` where the page runs from right to left. */
export function breakLines(text: string, style: Style, width: number, turned = false): Broken {
	const room = width / style.size;
	const lines: Line[] = [];
	const simple = new Filling(room, style, lines);
	let missing = false;
	for (const paragraph of clean(text).replace(MEASURE, '\u00a0').split('\n')) {
		const first = lines.length;
		simple.cyrillic = isCyrillic(paragraph);
		const filling = flowing(paragraph, room, style, lines, turned) ?? simple;
		for (const word of paragraph.split(' ')) {
			if (word !== '') missing = filling.add(word) || missing;
			filling.space = true;
		}
		filling.end();
		if (turned && LETTERS.test(paragraph)) runFrom(lines, first);
	}
	return { lines, missing };
}

/** Lines that were not said to run from right to left run from left to right, which is another way than their page. */
function runFrom(lines: Line[], first: number): void {
	for (let at = first; at < lines.length; at++) {
		const line = lines[at];
		if (line) lines[at] = { ...line, rtl: line.rtl ?? false };
	}
}
