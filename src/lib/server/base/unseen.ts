/** Marks that nobody sees: they go from what people type, except where a script or a picture is written with them. */

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
export const seen = (text: string): string =>
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
