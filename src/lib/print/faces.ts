/** The typefaces of prints: each voice a list of font slices, asked in turn for a letter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** `display` for titles and names, `plain` and `bold` for everything that is read. */
export type Voice = 'display' | 'plain' | 'bold';

/** One slice of a typeface, read from its file when it is first asked for. */
export interface Face {
	readonly key: string;
	readonly font: Font;
}

const NOTO_SLICES = [
	'latin',
	'latin-ext',
	'vietnamese',
	'greek',
	'greek-ext',
	'cyrillic',
	'cyrillic-ext'
];
const slicesOf = (family: string, slices: readonly string[], weight: number) =>
	slices.map((slice) => `${family}/files/${family}-${slice}-${String(weight)}-normal.woff`);

const ATKINSON = 'atkinson-hyperlegible-next';
/** Own letters first; a word that needs others is set in Noto Sans as a whole, so that it looks of one piece. */
const FILES: Record<Voice, { own: string[]; other: string[] }> = {
	display: {
		own: slicesOf('fraunces', ['latin', 'latin-ext', 'vietnamese'], 600),
		other: slicesOf('noto-sans', NOTO_SLICES, 700)
	},
	plain: {
		own: slicesOf(ATKINSON, ['latin', 'latin-ext'], 400),
		other: slicesOf('noto-sans', NOTO_SLICES, 400)
	},
	bold: {
		own: slicesOf(ATKINSON, ['latin', 'latin-ext'], 700),
		other: slicesOf('noto-sans', NOTO_SLICES, 700)
	}
};

/** Stands for letters that no typeface here has. */
export const MISSING = '‹…›';

const find = createRequire(import.meta.url);
const loaded = new Map<string, Face>();
const WORDS_KEPT = 20_000;

function face(file: string): Face {
	const known = loaded.get(file);
	if (known) return known;
	const sfnt = unpackWoff(readFileSync(find.resolve(`@fontsource/${file}`)));
	const font = create(sfnt) as Font; // an sfnt holds one font, never a collection
	const fresh = { key: file, font: faithful(font) };
	loaded.set(file, fresh);
	return fresh;
}

/** A font whose glyphs always say which letters they stand for, so that the print can be searched and read aloud. */
function faithful(font: Font): Font {
	const layout = font.layout.bind(font);
	const getGlyph = font.getGlyph.bind(font);
	const kept = new Map<string, GlyphRun>();
	font.layout = (text) => {
		// a letter taken apart into stem and accent would be read back as the stem alone
		const run = kept.get(text) ?? layout(text, { ccmp: false });
		if (kept.size > WORDS_KEPT) kept.clear();
		kept.set(text, run);
		return ownPositions(run);
	};
	// fontkit keeps a glyph as it was first asked for: as part of another letter it stood for none
	font.getGlyph = (id, codePoints = []) => {
		const glyph = getGlyph(id, codePoints);
		return codePoints.length === 0 ? glyph : Object.assign(glyph, { codePoints });
	};
	return font;
}

/** The same run with positions of its own: pdfkit writes into those it is given. */
function ownPositions(run: GlyphRun): GlyphRun {
	const positions = run.positions.map((position) => ({ ...position }));
	return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
		positions
	});
}

/** A piece of text in one face; its width at size 1. */
export interface Run {
	readonly face: Face;
	readonly text: string;
	readonly width: number;
}

/** A word as it will be set; `missing` where MISSING stands for letters that are in no face. */
export interface Word {
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
		face(file).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
	);
const fileFor = (files: readonly string[], letter: string) =>
	files.find((file) => has(file, letter));

const words: Record<Voice, Map<string, Word>> = {
	display: new Map(),
	plain: new Map(),
	bold: new Map()
};

/** A word, or a space, in the faces that have its letters. */
export function wordOf(text: string, voice: Voice): Word {
	const kept = words[voice];
	const known = kept.get(text);
	if (known) return known;
	if (kept.size > WORDS_KEPT) kept.clear();
	const { pieces, missing } = piecesOf(text, voice);
	const runs = pieces.map((piece) => ({ ...piece, width: measure(piece.face, piece.text) }));
	const word = { runs, width: runs.reduce((sum, { width }) => sum + width, 0), missing };
	kept.set(text, word);
	return word;
}

const measure = ({ font }: Face, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;

interface Piece {
	readonly face: Face;
	readonly text: string;
}

function piecesOf(text: string, voice: Voice): { pieces: Piece[]; missing: boolean } {
	const { own, other } = FILES[voice];
	const [first = ''] = own;
	// most words need no more than the first slice
	if (has(first, text)) return { pieces: [{ face: face(first), text }], missing: false };
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
		const here = { face: face(file ?? first), text: file === undefined ? MISSING : sign };
		if (last?.face === here.face) pieces.splice(-1, 1, { ...here, text: last.text + here.text });
		else pieces.push(here);
	}
	return { pieces, missing };
}
