/** §5 How the game ends. */
import { same } from '../../../pieces/geometry/squares.ts';
import { icebergOn } from './ice.ts';
import type { Result, State } from './state.ts';

/** The seats that are in the game. */
export const seatsIn = ({ out }: State): number[] =>
	[...out.keys()].filter((seat) => out[seat] === false);

/** §5 What a melt has brought to an end; `before` were in the game before it. */
export function resultOf(state: State, before: readonly number[]): Result | null {
	const left = seatsIn(state);
	if (left.length === 0) return { winners: [...before], reason: 'all-lost' };
	if (state.icebergs.length === 1) return lastIceberg(state, left);
	return left.length === 1 ? { winners: left, reason: 'sole-survivor' } : null;
}

/** §5.1 Most animals with food on the last iceberg; §6 then, perhaps, most without. */
function lastIceberg(state: State, left: readonly number[]): Result {
	const { fed, unfed } = counts(state);
	const most = (seats: readonly number[], of: readonly number[]) => {
		const best = Math.max(...seats.map((seat) => of[seat] ?? 0));
		return seats.filter((seat) => of[seat] === best);
	};
	const tied = most(left, fed);
	const winners = state.tieBreak === 'unfedAnimals' ? most(tied, unfed) : tied;
	return { winners, reason: 'last-iceberg', fed, unfed };
}

/** §5.1 Each seat's animals on the ice, with food of their own and without. */
function counts(state: State): { fed: number[]; unfed: number[] } {
	const onIce = state.animals.map((animals) =>
		animals.flatMap((animal) => (animal?.at && icebergOn(state, animal.at) ? [animal] : []))
	);
	const fed = onIce.map((animals, seat) => {
		const tops = state.food.filter(({ pile }) => pile.at(-1) === seat);
		const eats = ({ at, carrying }: (typeof animals)[number]) =>
			carrying || tops.some((food) => at && same(food.at, at));
		return animals.filter(eats).length;
	});
	return { fed, unfed: onIce.map(({ length }, seat) => length - (fed[seat] ?? 0)) };
}
