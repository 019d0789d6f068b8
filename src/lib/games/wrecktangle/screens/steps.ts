/** How a move is picked on the board: a pyramid, then where it goes; what is asked before, and what the squares show. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { cellOf, keyOf, same, type Cell } from '../../../pieces/geometry/squares.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import { caughtBy, endsOf, type Prospect } from './chances.ts';
import type { Action, State } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';
import { pieceName } from '../words/naming.ts';

/** The questions of an action; a pyramid and a square tell a normal move, a step of the die and a swap apart. */
export const split =
	(view: State) =>
	(action: Action): Step[] => {
		if (action.type !== 'move' && action.type !== 'dieMove')
			return [{ asks: action.type, answer: '' }];
		const { from, to } = endsOf(view, action);
		return [
			{ asks: 'piece', answer: keyOf(from) },
			{ asks: 'to', answer: keyOf(to) }
		];
	};

/** The word of a button; null for what is picked on the board. */
export const word = ({ asks }: Step): string | null =>
	asks === 'endTurn' ? actionWords.endTurn() : null;

/** What to ask before a swap: on a turn with one, most pyramids can be either picked or swapped with. */
export function confirm(action: Action, names: (seat: Seat) => string) {
	if (action.type !== 'dieMove' || action.face !== 'swap') return null;
	const question = m.wrecktangle_confirm_swap({
		one: pieceName(action.piece, names),
		two: pieceName(action.with, names)
	});
	return { question, button: m.wrecktangle_swap() };
}

/** The square whose pyramid is picked. */
export function pickedIn(board: Board): Cell | null {
	const piece = board.answer('piece');
	return piece === null ? null : cellOf(piece);
}

/** The square that it would go to, while that waits to be confirmed. */
export function aimedIn(board: Board): Cell | null {
	const to = board.answer('to');
	return to === null ? null : cellOf(to);
}

/** What a square shows while somebody picks. */
export function marksIn(board: Board, cell: Cell): Marks {
	const key = keyOf(cell);
	if (board.picked('piece', key)) return { can: 'pick', picked: true };
	if (board.picked('to', key)) return { can: 'go', ghost: true };
	if (board.can('to', key)) return { can: 'go' };
	return board.can('piece', key) ? { can: 'pick' } : {};
}

/** The moves that are in view: of the pyramid picked, or that one to the square chosen. */
export const inView = (
	prospects: readonly Prospect[],
	from: Cell | null,
	to: Cell | null
): Prospect[] =>
	prospects.filter(
		(one) => (from === null || same(one.from, from)) && (to === null || same(one.to, to))
	);

/** By what the picked pyramid gets to a square, and what that would capture, in words. */
export function waySays(prospects: readonly Prospect[], from: Cell | null, to: Cell): string {
	const way = from && inView(prospects, from, to)[0];
	if (!way) return '';
	const by =
		way.action.type === 'move'
			? m.wrecktangle_by_move()
			: m.wrecktangle_by_die({ face: treehouseWords[way.action.face]() });
	const count = caughtBy(way.chances).length;
	return count === 0 ? `, ${by}` : `, ${by}, ${m.wrecktangle_would_capture({ count })}`;
}
