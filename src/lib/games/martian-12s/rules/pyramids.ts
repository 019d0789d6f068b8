/** §1.2 The pyramids, and how far a stack of them may go. */

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** §1.2 The colours of each set in the order of their points, 0 to 4. */
export const COLORS = {
	rainbow: ['black', 'red', 'yellow', 'green', 'blue'],
	xeno: ['white', 'clear', 'orange', 'cyan', 'purple']
} as const;
export type SetName = keyof typeof COLORS;
export type Color = (typeof COLORS)[SetName][number];

export interface Pyramid {
	color: Color;
	size: Size;
}

/** §2.3 A stack worth more pops. */
export const LIMIT = 12;
/** §2.2 The most pulls of a player in a round. */
export const PULLS = 6;
/** §1.2 Five colours in three sizes. */
export const PYRAMIDS_A_SET = 15;
