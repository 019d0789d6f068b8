/** Cleaning of what people type, before anybody else reads it. */
import type { Judge } from '../../engine/module.ts';

/** Unicode's own property: joiners, marks of direction, fillers, variation selectors, tags. Marks of notes between lines are none of these, and nobody sees them either. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;

const PICTURE = /^\p{Extended_Pictographic}$/u;
const TONED = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
/** Letters that change their shape beside each other: there a joiner is spelling. */
const JOINING =
	/^(?=\p{L})[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Java}\p{scx=Bali}]$/u;
const MARK = /^\p{M}$/u;
/** The letter at a text's end, past its marks; more marks than these are cut before. */
const LAST_LETTER = /(\p{L})\p{M}{0,30}$/u;
const WINDOW = 64;

/** A sign and the selector of another shape that it has. */
const VARIED =
	/^(?:\p{Extended_Pictographic}[\ufe0e\ufe0f]|\p{scx=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{scx=Mong}[\u180b-\u180f]|\p{Sm}\ufe00)$/u;
/** The flags of England, Scotland, Wales and other parts of countries are a black flag and its tags. */
const BLACK_FLAG = '\u{1f3f4}';
const TAGS = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;
const FRAME = '\u20e3';

/** A text without the marks nobody sees, save those that its letters and pictures need. */
const seen = (text: string): string =>
	text.replace(UNSEEN, (run, offset: number) => {
		const past = text.slice(Math.max(0, offset - WINDOW), offset);
		const before = /.$/su.exec(past)?.[0] ?? '';
		const after = /^./su.exec(text.slice(offset + run.length, offset + run.length + 2))?.[0] ?? '';
		const tags = before === BLACK_FLAG ? TAGS.exec(run)?.[0] : undefined;
		if (tags !== undefined) return tags;
		const first = /[\u200c\u200d]/.exec(run)?.[0] ?? '';
		const joined = PICTURE.test(after)
			? TONED.test(before) && first === '\u200d'
			: isSpelt(first, LAST_LETTER.exec(past)?.[1] ?? '', after);
		return selector(run, before, after) + (joined ? first : '');
	});

/** What gives the sign before it another shape: a heart its colour, a Japanese name its own form of a letter. */
function selector(run: string, before: string, after: string): string {
	const first = Array.from(run).find((sign) => VARIED.test(before + sign));
	const framed = /^[\d#*]$/.test(before) && after === FRAME && run.includes('\ufe0f');
	return first ?? (framed ? '\ufe0f' : '');
}

/** What keeps letters apart or together stands between two; one at a word's end may be told to reach on. */
const isSpelt = (joiner: string, letter: string, after: string): boolean =>
	JOINING.test(letter) && (joiner === '\u200d' || JOINING.test(after) || MARK.test(after));

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
