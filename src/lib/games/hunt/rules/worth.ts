/** How well a seat stands: for computer play with a purpose. */
import type { Seat } from '../../../engine/module.ts';
import type { State } from './state.ts';

export const weights = { ownHeight: 0.2, theirHeight: -0.2, won: 1 } as const;

/** The height of this seat's Stack, and of the others' on average. */
export function worth(
	{ stacks, winners }: State,
	seat: Seat
): Record<keyof typeof weights, number> {
	const heights = stacks.map(({ pieces }) => pieces.length);
	const ownHeight = heights[seat] ?? 0;
	const others = heights.reduce((sum, height) => sum + height, -ownHeight);
	return {
		ownHeight,
		theirHeight: others / Math.max(1, stacks.length - 1),
		won: winners === null ? 0 : winners.includes(seat) ? 1 : -1
	};
}
