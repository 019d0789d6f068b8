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

/** A file's letters: from the first to the last of each range. */
interface Slice {
	readonly name: string;
	readonly ranges: readonly (readonly [number, number])[];
}
const known = new Map<string, readonly Slice[]>();

/** The files that a family's own letters lie in; Latin ones are left out. */
function slicesOf(family: string): readonly Slice[] {
	const slices = known.get(family);
	if (slices) return slices;
	const path = find.resolve(`@fontsource/${family}/unicode.json`);
	const listed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
	const fresh = Object.entries(listed)
		.filter(([name]) => name.startsWith('[') || family.endsWith(`-${name}`))
		.map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: rangesOf(ranges) }));
	known.set(family, fresh);
	return fresh;
}

/** Ranges written as `U+600-6ff,U+750`. */
const rangesOf = (written: string) =>
	written.split(',').map((range): [number, number] => {
		const [first = '', last = first] = range.trim().slice(2).split('-');
		return [parseInt(first, 16), parseInt(last, 16)];
	});

const within = ({ ranges }: Slice, code: number) =>
	ranges.some(([first, last]) => first <= code && code <= last);

/** The files in which a letter may be found, below `@fontsource`; the likeliest first. */
export function* filesFor(letter: string, weight: number, han: Han): Generator<string> {
	const fileOf = (family: string, slice: string) =>
		`${family}/files/${family}-${slice}-${String(weight)}-normal.woff`;
	// what is joined from many pictures needs the one file that has them all
	if (EMOJI.test(letter)) yield fileOf('noto-emoji', 'emoji');
	const code = letter.codePointAt(0) ?? 0;
	const signs = [han, ...HANS.filter((other) => other !== han)].map((one) => `noto-sans-${one}`);
	for (const family of [...SCRIPTS, ...signs]) {
		for (const slice of slicesOf(family)) {
			if (within(slice, code)) yield fileOf(family, slice.name);
		}
	}
}

/** What the typefaces of most prints have. */
const COMMON =
	/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\p{Z}\p{Cf}\d+=<>|$£€~^`]/u;

/** Whether a print has typefaces for all letters of a text. Reads lists of letters, and no typeface. */
export const isSettable = (text: string): boolean =>
	Array.from(text).every((sign) => COMMON.test(sign) || !filesFor(sign, 400, 'sc').next().done);
