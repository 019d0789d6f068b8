/** How well a seat stands: for computer play with a purpose. */
import { columnsOf, sideOfSeat, teamOf } from './board.ts';
import { pointsBetween } from './distance.ts';
import { standing } from './match.ts';
import { GOAL, type State } from './state.ts';

const WON = 1000;
/** What a Time Stack that matches is worth, in points to go. */
const DONE = 3;
/** How much the way of the others counts. */
const OTHERS = 0.2;

/** Higher the fewer points this seat's Time Stacks have to go, and the more the others' have. */
export function worth(view: State, seat: number): number {
	if (view.result) return view.result.winners.includes(seat) ? WON : -WON;
	const others = view.seats === 1 ? [] : [(seat + 1) % view.seats];
	const ahead = others.reduce((sum, other) => sum + toGo(view, other), 0);
	return OTHERS * ahead - toGo(view, seat);
}

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
