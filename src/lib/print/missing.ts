/** What of texts no typeface here has: asked before anything is printed. Reads lists of letters, and no typeface. */
import { clean } from './scripts/cleaning.ts';
import { piecesOf } from './scripts/pieces.ts';
import { hanOf } from './scripts/typefaces.ts';

/** What most texts are made of: letters that every voice has. */
const USUAL = /^[\n -~\u00a0-\u017f]*$/;

/** The letters of these texts that a print has no typeface for, each once, as they come. */
export function missingLetters(texts: Iterable<string>): string[] {
	const found = new Set<string>();
	const words = new Set<string>();
	for (const text of texts) {
		if (USUAL.test(text)) continue;
		for (const word of clean(text).split(/[ \n]/)) if (!USUAL.test(word)) words.add(word);
	}
	for (const word of words) {
		for (const letter of piecesOf(word, 'plain', hanOf(word)).missing) found.add(letter);
	}
	return [...found];
}

/** Whether a print has typefaces for all letters of a text. */
export const isSettable = (text: string): boolean => missingLetters([text]).length === 0;

/** All texts within a value, however deep they lie. */
export function* textsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (typeof value === 'object' && value !== null) {
		for (const one of Object.values(value)) yield* textsIn(one);
	}
}
