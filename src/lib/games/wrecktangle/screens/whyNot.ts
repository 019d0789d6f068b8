/** "Why can't I?": what the rules say to a square that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { ownerOf } from '../rules/board.ts';
import { pieceAt } from '../words/naming.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, PieceId, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';
import { mostTelling } from '../../../pieces/picking/telling.ts';

/** Why this square may not be chosen by a seat that has picked the pyramid on `from`, or none yet. */
export function whyNot(view: State, seat: Seat | null, from: Cell | null, to: Cell): string {
	if (seat === null) return m.wrecktangle_only_watching();
	const barred = refuse(view, seat, { type: 'endTurn' });
	if (barred && barred.code !== 'normal-move-due') return explain(barred);
	const piece = pieceAt(view, from ?? to);
	if (piece === null) return m.wrecktangle_pick_first();
	const told = nearest(tries(view, piece, to).map((action) => refuse(view, seat, action)));
	return from === null || !told ? whyNotPick(view, seat, piece, to) : explain(told);
}

/** Why this pyramid cannot be moved at all. */
function whyNotPick(view: State, seat: Seat, piece: PieceId, at: Cell): string {
	const refused = refuse(view, seat, { type: 'move', piece, to: at });
	const own = ownerOf(piece) === seat;
	if (refused && (!own || view.normalDone)) return explain(refused);
	return m.wrecktangle_hemmed_in();
}

/** All moves by which a pyramid might have got to a square. */
function tries(view: State, piece: PieceId, to: Cell): Action[] {
	const { roll } = view;
	const faces = roll === 'wild' ? (['tip', 'hop', 'dig', 'aim'] as const) : [roll];
	const other = pieceAt(view, to);
	const swaps = roll === 'wild' || roll === 'swap';
	return [
		{ type: 'move', piece, to },
		...faces.flatMap((face): Action[] =>
			face === 'swap' ? [] : [{ type: 'dieMove', face, piece, to }]
		),
		...(swaps && other
			? [{ type: 'dieMove', face: 'swap', piece, with: other } satisfies Action]
			: [])
	];
}

/** What tells most: how near a move came to being allowed. */
const nearest = mostTelling([
	'path-blocked',
	'nothing-changes',
	'cell-occupied',
	'blocked-corner',
	'bad-move-shape',
	'not-your-piece',
	'die-used',
	'already-moved'
]);
