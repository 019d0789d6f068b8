/** Cleaning of what people type, before anybody else reads it. */
import type { Judge } from '../../engine/module.ts';
import { seen } from './unseen.ts';

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
/** Marks heaped on one letter, beyond what any language writes. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** More marks in a row than any real text has. They are sorted when a text is composed, which takes long for many. */
const ENDLESS = /(\p{M}{30})\p{M}+/gu;
/** Signs that are drawn as nothing: cells of Braille and of Egyptian, a note's head, fillers, the place of an object, and what is no sign at all. */
const BLANK = /[\u{16fe4}\u2800\ufffc\u{13441}\u{13442}\u{1d159}\p{Noncharacter_Code_Point}]/gu;
/** Whom one can call, or point at: a name has at least one letter, digit, sign or picture. */
const CALLED = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

/** The most letters of a name, as people count them: a family of signs is one. */
export const NAME_LENGTH = 24;

/** A name: one line of at most 24 graphemes with nothing unseen in it; empty when nothing is left to read. */
export function cleanName(typed: string): string {
	const line = composed(oneLine(typed.toWellFormed().replace(ENDLESS, '$1')));
	const name = [...new Intl.Segmenter().segment(oneLine(line))]
		.slice(0, NAME_LENGTH)
		.map(({ segment }) => segment)
		.join('')
		.replace(/\u200c$/u, '') // what it kept apart is cut off
		.trim();
	return CALLED.test(name) ? name : '';
}

const oneLine = (text: string): string =>
	text.replace(CONTROLS, ' ').replace(BLANK, ' ').replace(/\s+/gu, ' ').trim();

/** Without what nobody sees and nobody writes, letters and their marks as one. */
const composed = (text: string): string => seen(text).normalize('NFC').replace(HEAPED, '$1');

/** A text of several lines: line breaks stay. */
const cleanText = (typed: string): string => (PLAIN.test(typed) ? typed : cleaned(typed));

/** Nothing in it is to be cleaned: most texts are so, and a picture in a file is a very long one. */
const PLAIN = /^[\n -~]*$/;

const cleaned = (typed: string): string =>
	composed(
		typed
			.toWellFormed()
			.replace(ENDLESS, '$1')
			.replace(/\r\n?/g, '\n')
			.replace(CONTROLS, (control) => (control === '\n' ? control : control === '\t' ? ' ' : ''))
	);

/** Every text in a JSON value cleaned, however deep it stands. */
export function cleanTexts<Value>(value: Value): Value {
	if (typeof value === 'string') return cleanText(value) as Value;
	if (Array.isArray(value)) return value.map(cleanTexts) as Value;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]: [string, unknown]) => [key, cleanTexts(inner)])
	) as Value;
}

/** What came from outside as a game reads it, its texts cleaned; or the field that is wrong. */
export function readCleaned<Value>(
	judge: Judge<Value>,
	given: unknown
): ReturnType<Judge<Value>['parse']> {
	const read = judge.parse(given);
	// a text in which nothing is to be seen is empty only by now
	return 'value' in read ? judge.parse(cleanTexts(read.value)) : read;
}
