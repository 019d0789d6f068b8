/** Which file of which typeface has the letters of a script; nothing is read before a text has such letters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** `display` for titles and names, `plain` and `bold` for everything that is read; `told` and `slant` lean: what was told, and what stands beside it. */
export type Voice = 'display' | 'told' | 'plain' | 'bold' | 'slant';

const NOTO_SLICES = [
	'latin',
	'latin-ext',
	'vietnamese',
	'greek',
	'greek-ext',
	'cyrillic',
	'cyrillic-ext'
];
const slicesOf = (family: string, slices: readonly string[], weight: number, style = 'normal') =>
	slices.map((slice) => `${family}/files/${family}-${slice}-${String(weight)}-${style}.woff`);

const ATKINSON = 'atkinson-hyperlegible-next';
/** Own letters first; a word that needs others is set in Noto Sans as a whole, so that it looks of one piece. */
interface Files {
	readonly own: readonly string[];
	readonly other: readonly string[];
}
export const FILES: Readonly<Record<Voice, Files>> = {
	display: {
		own: slicesOf('fraunces', ['latin', 'latin-ext', 'vietnamese'], 600),
		other: slicesOf('noto-sans', NOTO_SLICES, 700)
	},
	told: {
		own: slicesOf('fraunces', ['latin', 'latin-ext', 'vietnamese'], 400, 'italic'),
		other: slicesOf('noto-sans', NOTO_SLICES, 400)
	},
	plain: {
		own: slicesOf(ATKINSON, ['latin', 'latin-ext'], 400),
		other: slicesOf('noto-sans', NOTO_SLICES, 400)
	},
	bold: {
		own: slicesOf(ATKINSON, ['latin', 'latin-ext'], 700),
		other: slicesOf('noto-sans', NOTO_SLICES, 700)
	},
	slant: {
		own: slicesOf(ATKINSON, ['latin', 'latin-ext'], 400, 'italic'),
		other: slicesOf('noto-sans', NOTO_SLICES, 400)
	}
};

/** A family whose letters of interest are in one file; `light` where that is drawn in one weight alone. */
interface Family {
	readonly family: string;
	readonly slice: string;
	readonly light?: boolean;
}

const EMOJI: Family = { family: 'noto-emoji', slice: 'emoji' };
const SIGNS: readonly Family[] = [
	{ family: 'noto-sans-symbols', slice: 'symbols' },
	{ family: 'noto-sans-symbols-2', slice: 'symbols', light: true },
	{ family: 'noto-sans-math', slice: 'latin', light: true }
];
const SCRIPTS: readonly Family[] = [
	'arabic',
	'hebrew',
	'devanagari',
	'bengali',
	'gurmukhi',
	'gujarati',
	'tamil',
	'telugu',
	'kannada',
	'malayalam',
	'sinhala',
	'ethiopic',
	'georgian',
	'armenian',
	'thai'
].map((slice) => ({ family: `noto-sans-${slice}`, slice }));

/** A picture, or what makes one of the signs before it; what is joined from many needs the one file that has them all. */
const PICTURE =
	/\p{Emoji_Presentation}|\p{Extended_Pictographic}.|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;

/** What is no letter is likelier among the signs. */
const SIGN = /^[\p{S}\p{N}\p{P}]/u;

/** Chinese, Japanese and Korean share signs and draw them each in their own way. */
export type Han = 'sc' | 'jp' | 'kr';
const HANS: readonly Han[] = ['sc', 'jp', 'kr'];

/** How a text draws the signs that are shared: as the other signs in it are drawn. */
export function hanOf(text: string): Han {
	if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
	return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc';
}

const find = createRequire(import.meta.url);
const known = new Map<string, ReadonlyMap<number, readonly string[]>>();

/** Each letter of a family of thousands with the slices that it lies in. A text asks this for every sign. */
function slicesIn(family: string): ReadonlyMap<number, readonly string[]> {
	const slices = known.get(family);
	if (slices) return slices;
	const path = find.resolve(`@fontsource/${family}/unicode.json`);
	const listed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
	const fresh = new Map<number, string[]>();
	for (const [name, ranges] of Object.entries(listed)) {
		if (!name.startsWith('[')) continue; // Latin ones
		const slice = name.replace(/[[\]]/g, '');
		for (const code of codesIn(ranges)) fresh.set(code, [...(fresh.get(code) ?? []), slice]);
	}
	known.set(family, fresh);
	return fresh;
}

/** The letters of ranges written as `U+600-6ff,U+750`. */
function* codesIn(written: string): Generator<number> {
	for (const range of written.split(',')) {
		const [first = '', last = first] = range.trim().slice(2).split('-');
		for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) yield code;
	}
}

/** The files in which a letter may be found that the voice of a print lacks, below `@fontsource`; the likeliest first. */
export function* filesFor(letter: string, voice: Voice, han: Han): Generator<string> {
	const weight = voice === 'plain' ? 400 : 700;
	const fileOf = ({ family, slice, light = false }: Family) =>
		`${family}/files/${family}-${slice}-${String(light ? 400 : weight)}-normal.woff`;
	const signs = PICTURE.test(letter) ? [EMOJI, ...SIGNS] : [...SIGNS, EMOJI];
	for (const family of SIGN.test(letter) ? [...signs, ...SCRIPTS] : [...SCRIPTS, ...signs]) {
		yield fileOf(family);
	}
	const code = letter.codePointAt(0) ?? 0;
	for (const one of [han, ...HANS.filter((other) => other !== han)]) {
		const family = `noto-sans-${one}`;
		for (const slice of slicesIn(family).get(code) ?? []) yield fileOf({ family, slice });
	}
}
