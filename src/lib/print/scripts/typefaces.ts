/** Which file of which typeface has the letters of a script; nothing is read before a text has such letters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One family to a script; its letters are in one file, or in many where there are thousands. */
const SCRIPTS = ['arabic', 'hebrew', 'devanagari', 'georgian', 'armenian', 'thai'].map(
	(script) => `noto-sans-${script}`
);
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;

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

/** Each letter of a family's own with the files that it lies in; Latin ones are left out. A text asks this for every sign. */
function lettersOf(family: string): ReadonlyMap<number, readonly string[]> {
	const letters = known.get(family);
	if (letters) return letters;
	const path = find.resolve(`@fontsource/${family}/unicode.json`);
	const listed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
	const fresh = new Map<number, string[]>();
	for (const [name, ranges] of Object.entries(listed)) {
		if (!name.startsWith('[') && !family.endsWith(`-${name}`)) continue;
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

/** The files in which a letter may be found, below `@fontsource`; the likeliest first. */
export function* filesFor(letter: string, weight: number, han: Han): Generator<string> {
	const fileOf = (family: string, slice: string) =>
		`${family}/files/${family}-${slice}-${String(weight)}-normal.woff`;
	// what is joined from many pictures needs the one file that has them all
	if (EMOJI.test(letter)) yield fileOf('noto-emoji', 'emoji');
	const code = letter.codePointAt(0) ?? 0;
	const signs = [han, ...HANS.filter((other) => other !== han)].map((one) => `noto-sans-${one}`);
	for (const family of [...SCRIPTS, ...signs]) {
		for (const slice of lettersOf(family).get(code) ?? []) yield fileOf(family, slice);
	}
}

/** What the typefaces of most prints have. */
const COMMON =
	/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\p{Z}\p{Cf}\d+=<>|$£€~^`]/u;

/** Whether a print has typefaces for all letters of a text. Reads lists of letters, and no typeface. */
export const isSettable = (text: string): boolean =>
	Array.from(text).every((sign) => COMMON.test(sign) || !filesFor(sign, 400, 'sc').next().done);
