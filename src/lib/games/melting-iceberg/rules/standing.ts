/** How each player stands: what is left, what is fed, and how likely it is to have to melt. */
import { same } from '../../../pieces/geometry/squares.ts';
import { valueOf } from './rounds.ts';
import type { Animal, State } from './state.ts';

/** §5.1 Whether an animal carries food, or stands where its own lies on top. */
export const fedAt = ({ food }: State, seat: number, { at, carrying }: Animal): boolean =>
	carrying || (at !== null && food.some((one) => same(one.at, at) && one.pile.at(-1) === seat));

export interface Standing {
	/** Animals left. */
	readonly left: number;
	/** Of these, with food of their own. */
	readonly fed: number;
	/** Pieces of its own food, wherever they are; §1.3 in hands while they are placed. */
	readonly food: number;
}

/** What a seat has left. */
export function standingOf(view: State, seat: number): Standing {
	const animals = (view.animals[seat] ?? []).filter((animal) => animal !== null);
	const lying = view.food.flatMap(({ pile }) => pile).filter((owner) => owner === seat).length;
	const held = view.hands.reduce((sum, hand) => sum + (hand[seat] ?? 0), 0);
	return {
		left: animals.length,
		fed: animals.filter((animal) => fedAt(view, seat, animal)).length,
		food: lying + held + animals.filter(({ carrying }) => carrying).length
	};
}

/** §4.2 Whether a seat still rolls for melting in this round. */
export function rollsYet(view: State, seat: number): boolean {
	const { phase, playerOne, turnSeat, out } = view;
	if (phase !== 'meltRoll' || out[seat]) return false;
	const after = (one: number) => (one - playerOne + out.length) % out.length;
	return after(seat) >= after(turnSeat);
}

/** §4.1 What the counter will show after the moves; it stays on its last field. */
export const nextValue = (view: State): number =>
	valueOf({ ...view, counter: Math.min(view.counter + 1, view.track.length - 1) });
