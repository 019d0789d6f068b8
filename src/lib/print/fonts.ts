/** The typefaces of prints: each voice a list of font slices, asked in turn for a letter. */
import { create, type Font } from 'fontkit';
import { mirrored } from './scripts/direction.ts';
import { lettered, Typeface, type Run } from './font.ts';
import { languageOf } from './scripts/languages.ts';
import { bytesOf } from './scripts/letters.ts';
import { piecesOf } from './scripts/pieces.ts';
import { kindOf, RISES, SmallTypeface, type Stand } from './scripts/small.ts';
import { FILES, type Han, type Voice } from './scripts/typefaces.ts';
import { tablesOf } from './writer/subset.ts';
import { unpackWoff } from './woff.ts';

const loaded = new Map<string, Typeface>();
const small = new Map<string, SmallTypeface>();
const WORDS_KEPT = 20_000;

function typeface(file: string, instead?: Typeface): Typeface {
	const known = loaded.get(file);
	if (known) return known;
	const sfnt = unpackWoff(bytesOf(file));
	// an sfnt holds one font, never a collection
	const fresh = new Typeface(lettered(create(sfnt) as Font), tablesOf(sfnt), instead);
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
	/** Of what has no letters: whether those of another script stand beside it, and are heavier than the voice or are set as Latin ones would be. */
	readonly beside?: 'heavy' | 'alike' | undefined;
}
const PLAIN_WAY: Way = { rtl: false, han: 'sc' };
/** Of figures among Cyrillic letters. */
export const BESIDE_CYRILLIC: Way = { ...PLAIN_WAY, beside: 'alike' };

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
	const name =
		way === PLAIN_WAY ? text : `${text}\0${way.han}${way.rtl ? '<' : '>'}${way.beside ?? ''}`;
	const known = kept.get(name);
	if (known) return known;
	if (kept.size > WORDS_KEPT) kept.clear();
	const word = shaped(text, voice, way);
	kept.set(name, word);
	return word;
}

function shaped(text: string, voice: Voice, way: Way): Word {
	const { pieces, missing } = piecesOf(text, voice, way.han, way.beside);
	let unspelled = way.rtl;
	const parts: Run[][] = [];
	for (const { text: part, drawn, file, stand } of pieces) {
		const found = typefaceOf(file, stand, voice);
		const runs = lifted(found.shape(way.rtl ? mirrored(drawn) : drawn, way.rtl), RISES[stand]);
		unspelled ||= !found.spells(part, drawn, runs);
		// what stands for no letter of its own belongs to what is before it: the 3 of ⅔
		if (part === '') parts.at(-1)?.push(...runs);
		else parts.push(runs);
	}
	const runs = (way.rtl ? parts.toReversed() : parts).flat();
	const width = runs.reduce((sum, run) => sum + run.width, 0);
	const language = languageOf(text, way.han);
	return { text, runs, width, missing: missing.length > 0, unspelled, language };
}

const lifted = (runs: Run[], by: number): Run[] =>
	by === 0 ? runs : runs.map((run) => ({ ...run, rise: run.rise + by }));

const [SPACED = ''] = FILES.plain.own;

/** The typeface of a piece: what the voice has itself, or what stands in for it. */
function typefaceOf(file: string, stand: Stand, voice: Voice): Typeface {
	const { own, other } = FILES[voice];
	const usual = own.includes(file) || other.includes(file);
	const found = typeface(file, usual ? undefined : typeface(SPACED));
	if (stand === 'line') return found;
	const name = `${file} ${kindOf(stand)}`;
	const known = small.get(name) ?? new SmallTypeface(found, kindOf(stand));
	small.set(name, known);
	return known;
}
