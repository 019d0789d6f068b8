/** A word in pieces, each of one typeface. Typefaces are only named here: asking what of a text can be printed costs the lists of their letters. */
import { hasAll } from './letters.ts';
import { partsOf, type Stand } from './small.ts';
import { FILES, filesFor, type Han, type Voice } from './typefaces.ts';

/** Stands for letters that no typeface here has. */
export const MISSING = '‹…›';

export interface Piece {
	/** What was typed. */
	readonly text: string;
	/** What is drawn for it: the letters that it is made of, where no typeface has it. */
	readonly drawn: string;
	/** The typeface's file, below `@fontsource`. */
	readonly file: string;
	readonly stand: Stand;
}

/** What letters stand beside figures; see `Way`. */
type Beside = 'heavy' | 'alike' | undefined;

/** A word's pieces as they are read, and the letters of it that MISSING stands for. */
export interface Pieces {
	readonly pieces: readonly Piece[];
	readonly missing: readonly string[];
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text as its readers count them: accents and joined signs stay together. */
export const graphemes = (text: string): string[] =>
	Array.from(segments.segment(text), ({ segment }) => segment);

const fileWith = (files: readonly string[], sign: string): string | undefined =>
	files.find((file) => hasAll(file, sign));

/** The typefaces of a voice that are asked first. `beside` letters of another script figures look as those do; what is read has letters that look alike in any case. */
function firstOf(voice: Voice, beside: Beside): readonly string[] {
	const isRead = voice === 'plain' || voice === 'bold';
	if (beside === 'heavy') return FILES[voice === 'plain' ? 'plain' : 'display'].other;
	return beside === 'alike' && !isRead ? FILES[voice].other : FILES[voice].own;
}

/** A word in the typefaces of a voice, and in others for what these have not. */
export function piecesOf(text: string, voice: Voice, han: Han, beside?: Beside): Pieces {
	const { other } = FILES[voice];
	const own = firstOf(voice, beside);
	const [first = ''] = own;
	// most words need no more than the first slice
	if (hasAll(first, text)) {
		return { pieces: [{ text, drawn: text, file: first, stand: 'line' }], missing: [] };
	}
	const signs = graphemes(text);
	const usual = signs.filter((sign) => fileWith([...own, ...other], sign) !== undefined);
	const whole = [own, other].find((files) => usual.every((sign) => fileWith(files, sign)));
	const way: Way = { files: whole ?? [...own, ...other], voice, han };
	const pieces: Piece[] = [];
	const missing: string[] = [];
	for (const sign of signs) {
		const found = settingOf(sign, way, pieces.at(-1)?.file);
		if (!found) missing.push(sign);
		else for (const piece of found) add(pieces, piece);
		if (!found && pieces.at(-1)?.text.endsWith(MISSING) !== true) {
			add(pieces, { text: MISSING, drawn: MISSING, file: first, stand: 'line' });
		}
	}
	return { pieces, missing };
}

/** Adds a piece, to the last one where it is set alike. */
function add(pieces: Piece[], piece: Piece): void {
	const last = pieces.at(-1);
	if (last?.file !== piece.file || last.stand !== piece.stand) pieces.push(piece);
	else {
		const [text, drawn] = [last.text + piece.text, last.drawn + piece.drawn];
		pieces.splice(-1, 1, { ...last, text, drawn });
	}
}

interface Way {
	/** The typefaces of the word. */
	readonly files: readonly string[];
	readonly voice: Voice;
	readonly han: Han;
}

/** How a letter is set that stands after one of the typeface `before`; null where it cannot be. */
function settingOf(sign: string, way: Way, before = ''): Piece[] | null {
	const file = fileWith(way.files, sign) ?? null;
	if (file !== null) return [{ text: sign, drawn: sign, file, stand: 'line' }];
	return small(sign, way) ?? elsewhere(sign, way, before) ?? apart(sign, way) ?? alike(sign, way);
}

/** Small figures, from the letters that they are made of. */
function small(sign: string, { files }: Way): Piece[] | null {
	const pieces: Piece[] = [];
	for (const { drawn, stand } of partsOf(sign) ?? []) {
		const file = fileWith(files, drawn);
		if (file === undefined) return null;
		pieces.push({ text: pieces.length === 0 ? sign : '', drawn, file, stand });
	}
	return pieces.length > 0 ? pieces : null;
}

/** In a typeface of another script; what scripts share stays in that of the letter before it. */
function elsewhere(sign: string, { files, voice, han }: Way, before: string): Piece[] | null {
	const set = (file: string): Piece[] => [{ text: sign, drawn: sign, file, stand: 'line' }];
	if (before !== '' && !files.includes(before) && hasAll(before, sign)) return set(before);
	for (const file of filesFor(sign, voice, han)) if (hasAll(file, sign)) return set(file);
	return null;
}

/** A letter and what stands above or below it, each in its own typeface, where none has both. */
function apart(sign: string, way: Way): Piece[] | null {
	const [first = '', ...marks] = sign;
	if (marks.length === 0) return null;
	const pieces = [first, ...marks].map((one) => settingOf(one, way));
	return pieces.every((one) => one !== null) ? pieces.flat() : null;
}

/** Signs that look like others, which more typefaces have. */
const LIKE: Readonly<Record<string, string>> = {
	'\u2010': '-',
	'\u2011': '-',
	'‣': '▸',
	'‽': '?!'
};

/** By the letters that it stands for or looks like: ﬁ by "fi", ㏄ by "cc". */
function alike(sign: string, way: Way): Piece[] | null {
	const drawn = LIKE[sign] ?? sign.normalize('NFKD');
	if (drawn === sign) return null;
	const pieces: Piece[] = [];
	for (const one of drawn) {
		const set = settingOf(one, way);
		if (!set) return null;
		pieces.push(...set);
	}
	return pieces.map((piece, index) => ({ ...piece, text: index === 0 ? sign : '' }));
}
