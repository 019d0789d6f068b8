/** "Why can't I?": what the rules say to a square or a piece that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal, Seat } from '../../../engine/module.ts';
import { CENTER, ROWS, sideOf, stackAt } from '../rules/board.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, Piece, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';
import { whyNone } from '../../../pieces/picking/telling.ts';

const says = (told: Refusal | null): string => (told ? explain(told) : m.timelock_refused_other());

interface Picked {
	/** The square that is picked. */
	readonly from: Cell | null;
	/** The special that is being used: `swap`, `dig` or none. */
	readonly deed: string | null;
}

/** Why this seat cannot choose anything now; null in the middle of its turn. */
function whyNotNow(view: State, seat: Seat | null): string | null {
	if (seat === null) return m.timelock_only_watching();
	const told = refuse(view, seat, { type: 'endTurn' });
	return told && says(told);
}

/** Why this square may not be chosen now, after what has been picked. */
export function whyNot(view: State, seat: Seat | null, picked: Picked, to: Cell): string {
	const now = whyNotNow(view, seat);
	if (now !== null || seat === null) return now ?? '';
	const { from, deed } = picked;
	if (deed === 'dig') return m.timelock_why_dig();
	if (deed === 'swap') return from ? m.timelock_why_swap_other() : m.timelock_why_swap();
	const top = from && stackAt(view, from).at(-1);
	if (from && top) return says(nearest(view, seat, tries(view, top, from, [to])));
	const piece = stackAt(view, to).at(-1);
	return piece ? whyNotPiece(view, seat, piece, to) : m.timelock_why_empty();
}

/** Why this piece can neither move nor dig. */
export function whyNotPiece(view: State, seat: Seat | null, piece: Piece, at: Cell): string {
	const now = whyNotNow(view, seat);
	if (now !== null || seat === null) return now ?? '';
	const squares = ROWS[sideOf(piece)].map((y): Cell => [at[0], y]);
	return says(nearest(view, seat, tries(view, piece, at, squares)));
}

/** All ways in which a piece might have got to one of these squares. */
function tries(view: State, piece: Piece, from: Cell, squares: readonly Cell[]): Action[] {
	return [...view.pools.keys()].flatMap((pool): Action[] => {
		const moves = squares.map((to): Action => ({ type: 'move', pool, piece, from, to }));
		const digs = from[1] === CENTER && stackAt(view, from).at(-1) !== piece;
		return digs ? [...moves, { type: 'dig', pool, piece, at: from }] : moves;
	});
}

/** How near a move came to being allowed. */
const nearest = whyNone(refuse, [
	'not-enough-points',
	'stack-taken',
	'pool-bound',
	'covered',
	'not-adjacent',
	'beyond-center',
	'sideways',
	'not-yours'
]);
