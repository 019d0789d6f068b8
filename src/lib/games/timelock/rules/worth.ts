/** How well a seat stands: for computer play with a purpose. */
import { columnsOf, sideOfSeat, teamOf } from './board.ts';
import { pointsBetween } from './distance.ts';
import { standing } from './match.ts';
import { GOAL, type State } from './state.ts';

/** What a Time Stack that matches is worth, in points to go. */
const DONE = 3;

export const weights = { ownWay: -0.03, theirWay: 0.006, won: 10 } as const;

/** The points that this seat's Time Stacks have to go, and those of the others. */
export const worth = (view: State, seat: number): Record<keyof typeof weights, number> => ({
	ownWay: toGo(view, seat),
	theirWay: view.seats === 1 ? 0 : toGo(view, (seat + 1) % view.seats),
	won: view.result ? (view.result.winners.includes(seat) ? 1 : -1) : 0
});

/** What the Time Stacks of a seat's team have to go. */
function toGo(view: State, seat: number): number {
	let sum = 0;
	for (const one of teamOf(view, seat)) {
		const side = sideOfSeat(view, one);
		const goal = standing(view, side, GOAL);
		for (const col of columnsOf(view, one)) {
			const stack = standing(view, side, col);
			const done = stack === goal || view.removed[side].includes(col);
			sum += done ? -DONE : pointsBetween(stack, goal);
		}
	}
	return sum;
}
