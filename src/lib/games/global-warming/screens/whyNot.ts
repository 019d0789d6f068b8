/** "Why can't I?": what the rules say to a place that was tapped and cannot be chosen. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import { cellOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { refuse, toAct } from '../rules/rules.ts';
import type { Action, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

/** What somebody has in hand: the pawn that steps, or the place of the tile to move. */
export interface Held {
	readonly pawn: Seat | null;
	readonly tile: string | null;
}

/** Why this seat may not choose the place; null where nobody would, or where it may. */
export function whyNot(view: State, seat: Seat | null, held: Held, cell: Cell): string | null {
	if (seat === null || view.phase === 'over') return null;
	if (!toAct(view).includes(seat)) return m.global_warming_not_now();
	const action = meant(view, held, cell);
	const refusal = action && refuse(view, seat, action);
	return refusal && explain(refusal);
}

/** What a tap on this place would have been. */
function meant({ phase, movesLeft }: State, { pawn, tile }: Held, cell: Cell): Action | null {
	if (phase !== 'act') return null;
	if (movesLeft > 0) return { type: 'movePawn', pawn: pawn ?? -1, to: cell };
	return { type: 'moveTile', from: tile === null ? cell : cellOf(tile), to: cell };
}
