/** The typefaces of prints: each voice a list of font slices, asked in turn for a letter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { mirrored } from './scripts/direction.ts';
import { Typeface, type Run } from './font.ts';
import { languageOf } from './scripts/languages.ts';
import { filesFor, type Han } from './scripts/typefaces.ts';
import { tablesOf } from './writer/subset.ts';
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

function typeface(file: string, instead?: Typeface): Typeface {
	const known = loaded.get(file);
	if (known) return known;
	const sfnt = unpackWoff(readFileSync(find.resolve(`@fontsource/${file}`)));
	// an sfnt holds one font, never a collection
	const fresh = new Typeface(create(sfnt) as Font, tablesOf(sfnt), instead);
	loaded.set(file, fresh);
	return fresh;
}

/** The files of all typefaces read so far, below `@fontsource`. */
export const filesRead = (): string[] => [...loaded.keys()];

/** A word as it will be set; `missing` where MISSING stands for letters that are in no typeface. */
export interface Word {
	readonly text: string;
	readonly runs: readonly Run[];
	readonly width: number;
	readonly missing: boolean;
	/** Whether its glyphs, read from left to right, are not its letters: then the print says them beside. */
	readonly unspelled: boolean;
	/** Of a word in another script, what it is read aloud in. */
	readonly language: string | null;
}

/** How the text around a word has it set. */
export interface Way {
	readonly rtl: boolean;
	readonly han: Han;
}
const PLAIN_WAY: Way = { rtl: false, han: 'sc' };

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text as its readers count them: accents and joined signs stay together. */
export const graphemes = (text: string): string[] =>
	Array.from(letters.segment(text), ({ segment }) => segment);

const hasAll = ({ font }: Typeface, letter: string) =>
	Array.from(letter).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
const has = (file: string, letter: string) => hasAll(typeface(file), letter);
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
export function wordOf(text: string, voice: Voice, way = PLAIN_WAY): Word {
	const kept = words[voice];
	// no text has a control character, so no other word is kept under this name
	const name = way === PLAIN_WAY ? text : `${text}\0${way.han}${way.rtl ? '<' : '>'}`;
	const known = kept.get(name);
	if (known) return known;
	if (kept.size > WORDS_KEPT) kept.clear();
	const word = shaped(text, voice, way);
	kept.set(name, word);
	return word;
}

function shaped(text: string, voice: Voice, way: Way): Word {
	const { pieces, missing } = piecesOf(text, voice, way.han);
	const parts = pieces.map(({ typeface, text: part }) => {
		const runs = typeface.shape(way.rtl ? mirrored(part) : part, way.rtl);
		return { runs, spelled: !way.rtl && (!typeface.joins || typeface.spells(part, runs)) };
	});
	const runs = (way.rtl ? parts.toReversed() : parts).flatMap((part) => part.runs);
	const width = runs.reduce((sum, run) => sum + run.width, 0);
	const unspelled = parts.some(({ spelled }) => !spelled);
	return { text, runs, width, missing, unspelled, language: languageOf(text, way.han) };
}

interface Piece {
	readonly typeface: Typeface;
	readonly text: string;
}

function piecesOf(text: string, voice: Voice, han: Han): { pieces: Piece[]; missing: boolean } {
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
		const found = file === undefined ? scriptOf(sign, voice, han) : typeface(file);
		const last = pieces.at(-1);
		if (!found && last?.text.endsWith(MISSING)) continue; // one mark for many
		if (!found) missing = true;
		const here = { typeface: found ?? typeface(first), text: found ? sign : MISSING };
		if (last?.typeface === here.typeface)
			pieces.splice(-1, 1, { ...here, text: last.text + here.text });
		else pieces.push(here);
	}
	return { pieces, missing };
}

/** A typeface of another script that has this letter, if there is one. */
function scriptOf(letter: string, voice: Voice, han: Han): Typeface | null {
	const instead = typeface(FILES[voice].own[0] ?? '');
	for (const file of filesFor(letter, voice === 'plain' ? 400 : 700, han)) {
		const found = typeface(file, instead);
		if (hasAll(found, letter)) return found;
	}
	return null;
}
