/** The Treehouse die, which several games roll. Each gives the words of its faces a meaning of its own. */

/** The six faces of a Treehouse die, in the order of the numbers 1 to 6 that stand for them. */
export const TREEHOUSE_FACES = ['tip', 'swap', 'hop', 'dig', 'aim', 'wild'] as const;

export type TreehouseFace = (typeof TREEHOUSE_FACES)[number];

/** The face that a six-sided die stands for. Throws for any other number. */
export function treehouseFace(rolled: number): TreehouseFace {
	const face = TREEHOUSE_FACES[rolled - 1];
	if (!face) throw new Error(`${rolled} is no face of a Treehouse die`);
	return face;
}
