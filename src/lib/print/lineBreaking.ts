/** Breaks a text into lines of a given width. */
import { Filling, type Line, type Style } from './filling.ts';
import { flowing } from './scripts/flowing.ts';

export type { Line, Style };

/** A text in lines, and whether it has letters that no typeface here has. */
export interface Broken {
	readonly lines: readonly Line[];
	readonly missing: boolean;
}

// control and format characters (they turn the direction of writing or show nothing), variants
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u;
/** What joins or parts letters in scripts that join them, after such a letter. */
const JOINER =
	'(?<=[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}])[\\u200c\\u200d]';
/** What is kept, and then what is not; one picture is often made of several and what joins them. */
const KEPT_OR_HARMFUL = new RegExp(`(\\p{RGI_Emoji}|${JOINER})|${HARMFUL.source}`, 'gv');

/** What most texts are: nothing in them needs to be cleaned. */
const PLAIN = /^[\n -~]*$/;

/** A text as it can be set: accents joined to their letters, nothing that hides or turns. */
export function clean(text: string): string {
	if (PLAIN.test(text)) return text;
	const whole = text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(/\t/g, ' ')
		// the narrow space of French, which the typefaces lack
		.replace(/\u202f/g, '\u00a0');
	return HARMFUL.test(whole) ? whole.replace(KEPT_OR_HARMFUL, '$1') : whole;
}

/** A number and the short unit behind it: "1 RP", "5 °C", "7 %". */
const MEASURE = /(?<=\d) (?=(?:\p{Lu}{1,3}|°\p{Lu}?|%)(?![\p{L}\d]))/gu;

/** Letters of any script: a line without them runs as its page does. */
const LETTERS = /\p{L}/u;

/** Breaks where words end, and inside a word only where it is wider than a line; `turned` where the page runs from right to left. */
export function breakLines(text: string, style: Style, width: number, turned = false): Broken {
	const room = width / style.size;
	const lines: Line[] = [];
	const simple = new Filling(room, style, lines);
	let missing = false;
	for (const paragraph of clean(text).replace(MEASURE, '\u00a0').split('\n')) {
		const first = lines.length;
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
