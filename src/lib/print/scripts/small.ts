/** Figures and letters that stand small above or below their line: CO₂, m⁻², ⅔. Few typefaces have them; they are set from the letters that they are made of. */
import { Typeface, type Run } from '../font.ts';

/** How letters stand small: above or below their line, or as the upper and the lower part of a fraction. */
type Small = 'raised' | 'lowered' | 'over' | 'under';
/** Whether letters stand on their line, or small. */
export type Stand = 'line' | Small;

const RAISED =
	/[\u00b2\u00b3\u00b9\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d61\u1d78\u1d9b-\u1dbf\u2070-\u207f]/u;
const LOWERED = /[\u1d62-\u1d6a\u2080-\u208e\u2090-\u209c\u2c7c]/u;
const FRACTION = /^(\d*)\u2044(\d*)$/u;

/** What a sign is made of, and how each part stands; null where it is not of that kind. */
export function partsOf(sign: string): { readonly drawn: string; readonly stand: Stand }[] | null {
	const drawn = sign.normalize('NFKD');
	if (RAISED.test(sign)) return [{ drawn, stand: 'raised' }];
	if (LOWERED.test(sign)) return [{ drawn, stand: 'lowered' }];
	const [whole, above = '', below = ''] = FRACTION.exec(drawn) ?? [];
	if (whole === undefined || sign === drawn) return null;
	return [
		{ drawn: above, stand: 'over' },
		{ drawn: '\u2044', stand: 'line' },
		{ drawn: below, stand: 'under' }
	].filter((part): part is { drawn: string; stand: Stand } => part.drawn !== '');
}

/** The small sign of each letter that has one. */
function signsOf(kind: RegExp): ReadonlyMap<number, number> {
	const found = new Map<number, number>();
	for (let code = 0xb2; code < 0x2c80; code++) {
		const sign = String.fromCodePoint(code);
		if (kind.test(sign)) found.set(sign.normalize('NFKD').codePointAt(0) ?? 0, code);
	}
	return found;
}

/** How large such letters are beside others, as Atkinson Hyperlegible draws its own ². */
const SCALE = 0.58;
/** How far above their line letters stand. */
export const RISES: Readonly<Record<Stand, number>> = {
	line: 0,
	raised: 0.39,
	lowered: -0.14,
	over: 0.28,
	under: 0
};

/** The small signs that letters are read back as: fractions are said beside theirs. */
const SIGNS = { raised: signsOf(RAISED), lowered: signsOf(LOWERED) };
/** Which of the two a letter that stands so belongs to. */
export const kindOf = (stand: Small): keyof typeof SIGNS =>
	stand === 'raised' || stand === 'over' ? 'raised' : 'lowered';

/** A typeface whose letters are set small: in a print it is one of its own, so that its figures are read back as what they stand for. */
export class SmallTypeface extends Typeface {
	readonly #from: Typeface;
	readonly #signs: ReadonlyMap<number, number>;

	constructor(from: Typeface, kind: keyof typeof SIGNS) {
		super(from.font, from.tables, from);
		this.#from = from;
		this.#signs = SIGNS[kind];
	}

	override shape(text: string): Run[] {
		return this.#from.shape(text).map((run) => ({
			typeface: this,
			width: run.width * SCALE,
			codes: run.codes,
			rise: run.rise * SCALE,
			scale: SCALE,
			glyphs: run.glyphs.map(({ id, letters }) => ({
				id,
				letters: letters.map((letter) => this.#signs.get(letter) ?? letter)
			}))
		}));
	}

	override spells(text: string, _drawn: string, runs: readonly Run[]): boolean {
		const letters = runs.flatMap(({ glyphs }) => glyphs.flatMap((glyph) => glyph.letters));
		return String.fromCodePoint(...letters) === text;
	}
}
