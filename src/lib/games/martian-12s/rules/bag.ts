/** §1.2 The pyramids: what they are worth, how they fill the bag, and what may be known of it. */
import type { Random } from '../../../engine/random.ts';
import { COLORS, SIZES, type Pyramid, type SetName, type Size, type State } from './state.ts';

const POINTS: Readonly<Record<string, number>> = Object.fromEntries(
	Object.values(COLORS).flatMap((colors) => colors.map((color, points) => [color, points]))
);
const RANKS: Readonly<Record<Size, number>> = { small: 0, medium: 1, large: 2 };

/** §1.2 What a pyramid is worth, whatever its size. */
export const pointsOf = ({ color }: Pyramid): number => POINTS[color] ?? 0;

/** §2.1 All pyramids in one bag, shuffled. */
export function fullBag(set: SetName, sets: number, random: Random): Pyramid[] {
	const one = COLORS[set].flatMap((color) => SIZES.map((size) => ({ color, size })));
	return random
		.shuffle(Array.from({ length: sets }, () => one).flat())
		.map((pyramid) => ({ ...pyramid }));
}

/** Where the pyramid lies that a hand feeling for this size takes; -1 where there is none. */
export const placeOf = (bag: readonly Pyramid[], wanted: Size | 'any'): number =>
	bag.findIndex(({ size }) => wanted === 'any' || size === wanted);

/** Everybody sees the same: what is in the bag, not in which order it will come. */
export const view = (state: State): State => ({ ...state, bag: sorted(state.bag) });

/** By points, then by size; by counting, since every view asks for it. */
function sorted(bag: readonly Pyramid[]): Pyramid[] {
	const kinds: Pyramid[][] = [];
	for (const pyramid of bag) {
		(kinds[pointsOf(pyramid) * SIZES.length + RANKS[pyramid.size]] ??= []).push(pyramid);
	}
	return kinds.flat(); // kinds that are not there leave no gaps
}

/** A game that looks the same to everybody: the bag in another order. */
export const redeal = (seen: State, _audience: unknown, random: Random): State => ({
	...seen,
	bag: random.shuffle(seen.bag)
});
