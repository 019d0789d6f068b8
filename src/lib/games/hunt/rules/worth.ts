/** How well a seat stands: for computer play with a purpose. */
import type { Seat } from '../../../engine/module.ts';
import type { State } from './state.ts';

/** Higher the taller this seat's Stack is, and the lower the others are. */
export function worth({ stacks, winners }: State, seat: Seat): number {
	if (winners) return winners.includes(seat) ? 100 : -100;
	const heights = stacks.map(({ pieces }) => pieces.length);
	const own = heights[seat] ?? 0;
	const others = heights.reduce((sum, height) => sum + height, -own);
	return own * (stacks.length - 1) - others;
}
