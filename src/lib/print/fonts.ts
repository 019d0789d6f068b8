/** The typefaces of prints: each voice a list of font slices, asked in turn for a letter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { Typeface, type Run } from './font.ts';
import { tablesOf } from './subset.ts';
import { unpackWoff } from './woff.ts';

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
const FILES: Record<Voice, { own: string[]; other: string[] }> = {
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

/** Stands for letters that no typeface here has. */
export const MISSING = '‹…›';

const find = createRequire(import.meta.url);
const loaded = new Map<string, Typeface>();
const WORDS_KEPT = 20_000;

function typeface(file: string): Typeface {
	const known = loaded.get(file);
	if (known) return known;
	const sfnt = unpackWoff(readFileSync(find.resolve(`@fontsource/${file}`)));
	// an sfnt holds one font, never a collection
	const fresh = new Typeface(create(sfnt) as Font, tablesOf(sfnt));
	loaded.set(file, fresh);
	return fresh;
}

/** A word as it will be set; `missing` where MISSING stands for letters that are in no typeface. */
export interface Word {
	readonly text: string;
	readonly runs: readonly Run[];
	readonly width: number;
	readonly missing: boolean;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text as its readers count them: accents and joined signs stay together. */
export const graphemes = (text: string): string[] =>
	Array.from(letters.segment(text), ({ segment }) => segment);

const has = (file: string, letter: string) =>
	Array.from(letter).every((sign) =>
		typeface(file).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
	);
const fileFor = (files: readonly string[], letter: string) =>
	files.find((file) => has(file, letter));

const words: Record<Voice, Map<string, Word>> = {
	display: new Map(),
	told: new Map(),
	plain: new Map(),
	bold: new Map(),
	slant: new Map()
};

/** A word, or a space, in the typefaces that have its letters. */
export function wordOf(text: string, voice: Voice): Word {
	const kept = words[voice];
	const known = kept.get(text);
	if (known) return known;
	if (kept.size > WORDS_KEPT) kept.clear();
	const { pieces, missing } = piecesOf(text, voice);
	const runs = pieces.flatMap(({ typeface, text: part }) => typeface.shape(part));
	const word = { text, runs, width: runs.reduce((sum, { width }) => sum + width, 0), missing };
	kept.set(text, word);
	return word;
}

interface Piece {
	readonly typeface: Typeface;
	readonly text: string;
}

function piecesOf(text: string, voice: Voice): { pieces: Piece[]; missing: boolean } {
	const { own, other } = FILES[voice];
	const [first = ''] = own;
	// most words need no more than the first slice
	if (has(first, text)) return { pieces: [{ typeface: typeface(first), text }], missing: false };
	const signs = graphemes(text);
	const whole = [own, other].find((files) => signs.every((sign) => fileFor(files, sign)));
	const files = whole ?? [...own, ...other];
	const pieces: Piece[] = [];
	let missing = false;
	for (const sign of signs) {
		const file = fileFor(files, sign);
		const last = pieces.at(-1);
		if (file === undefined && last?.text.endsWith(MISSING)) continue; // one mark for many
		if (file === undefined) missing = true;
		const here = { typeface: typeface(file ?? first), text: file === undefined ? MISSING : sign };
		if (last?.typeface === here.typeface)
			pieces.splice(-1, 1, { ...here, text: last.text + here.text });
		else pieces.push(here);
	}
	return { pieces, missing };
}
