/** "Why can't I?": what the rules say to a square or an arrow that cannot be chosen. */
import type { Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, Shift, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

/** Why this seat may not choose the square, with this coin in hand; null where it may, or only watches. */
export const whyNotSquare = (
	view: State,
	seat: Seat | null,
	value: number | null,
	at: Cell
): string | null =>
	whyNot(
		view,
		seat,
		view.phase === 'place'
			? { type: 'placeCoin', value: value ?? -1, at }
			: { type: 'movePawn', to: at }
	);

/** Why this seat may not push the line this way; null where it may, or only watches. */
export const whyNotShift = (view: State, seat: Seat | null, shift: Shift): string | null =>
	whyNot(view, seat, { type: 'shift', ...shift });

function whyNot(view: State, seat: Seat | null, action: Action): string | null {
	const refusal = seat === null ? null : refuse(view, seat, action);
	return refusal && explain(refusal);
}
