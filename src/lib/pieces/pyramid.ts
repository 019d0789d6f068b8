/** Pyramids and the short codes in which games write them: `"R3u"` is red, large, upright. */

/** The ten colours by their letters: the five of the Rainbow set, then the five of the Xeno set. */
export const PYRAMID_COLORS = ['R', 'Y', 'G', 'B', 'K', 'N', 'O', 'C', 'P', 'W'] as const;

export type PyramidColor = (typeof PYRAMID_COLORS)[number];
export type PyramidSize = 1 | 2 | 3;

/** Upright, or lying with the tip pointing that way. */
export const FACINGS = ['u', 'n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];

export interface Pyramid {
	readonly color: PyramidColor;
	readonly size: PyramidSize;
	/** Upright where it does not say. */
	readonly facing?: Facing;
	/** What it bears in place of its colour's letter, where a game reads its pieces by that. */
	readonly letter?: string;
}

const CODE = /^[RYGBKNOCPW][123][unesw]?$/;

/** The pyramid that a code stands for; without its last letter it is upright. Throws for anything else. */
export function pyramid(code: string): Pyramid {
	if (!CODE.test(code)) throw new Error(`"${code}" is no pyramid`);
	return {
		color: code.charAt(0) as PyramidColor,
		size: Number(code.charAt(1)) as PyramidSize,
		facing: (code.charAt(2) || 'u') as Facing
	};
}
