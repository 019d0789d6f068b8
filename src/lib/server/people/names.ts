/** Cleaning of what people type, before anybody else reads it. */

/** Marks that turn the direction of the text beside them, and marks nobody can see. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const UNSEEN = /[\u00ad\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
/** Joiners, but not where they make one picture of two: a family, a flag. */
const JOINERS =
	/\u200c|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Marks heaped on one letter, beyond what any language writes. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** More marks in a row than any real text has. They are sorted when a text is composed, which takes long for many. */
const ENDLESS = /(\p{M}{30})\p{M}+/gu;

/** The most letters of a name, as people count them: a family of signs is one. */
export const NAME_LENGTH = 24;

/** A name: one line of at most 24 graphemes with nothing unseen in it; empty when nothing is left. */
export function cleanName(typed: string): string {
	const plain = typed
		.toWellFormed()
		.replace(ENDLESS, '$1')
		.normalize('NFC')
		.replace(CONTROLS, ' ')
		.replace(BIDI, '')
		.replace(UNSEEN, '')
		.replace(JOINERS, '')
		.replace(HEAPED, '$1')
		.replace(/\s+/gu, ' ')
		.trim();
	return [...new Intl.Segmenter().segment(plain)]
		.slice(0, NAME_LENGTH)
		.map(({ segment }) => segment)
		.join('')
		.trim();
}

/** A text of several lines: line breaks stay, and joiners, which many scripts are written with. */
const cleanText = (typed: string): string => (PLAIN.test(typed) ? typed : cleaned(typed));

/** Nothing in it is to be cleaned: most texts are so, and a picture in a file is a very long one. */
const PLAIN = /^[\n -~]*$/;

const cleaned = (typed: string): string =>
	typed
		.toWellFormed()
		.replace(ENDLESS, '$1')
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(CONTROLS, (control) => (control === '\n' ? control : control === '\t' ? ' ' : ''))
		.replace(BIDI, '')
		.replace(UNSEEN, '')
		.replace(HEAPED, '$1');

/** Every text in a JSON value cleaned, however deep it stands. */
export function cleanTexts<Value>(value: Value): Value {
	if (typeof value === 'string') return cleanText(value) as Value;
	if (Array.isArray(value)) return value.map(cleanTexts) as Value;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]: [string, unknown]) => [key, cleanTexts(inner)])
	) as Value;
}
