/** How an action is picked on the board: its questions, what the squares show, and what is asked before it is played. */
import * as m from '../../../paraglide/messages.js';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { cellOf, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { strands } from '../rules/preview.ts';
import { pieceAt } from '../rules/memory.ts';
import { legal } from '../rules/rules.ts';
import { KINDS, type Action, type Piece, type State } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';

/** Kind and size: spares that are alike are one choice. */
export const alike = (piece: Piece): string => piece.slice(1);

/** What the seat on turn may do with its turn, spares that are alike only once. */
export function choices(view: State): Action[] {
	const spares = view.spares[view.turn] ?? [];
	return [...legal(view, view.turn)].filter(
		(action) =>
			action.type !== 'concede' &&
			action.type !== 'agreeStalemate' &&
			action.type !== 'withdrawStalemate' &&
			(action.type !== 'write' ||
				spares.find((spare) => alike(spare) === alike(action.piece)) === action.piece)
	);
}

/** The questions of an action. */
export function split(action: Action): Step[] {
	switch (action.type) {
		case 'move':
			return [
				{ asks: 'piece', answer: keyOf(action.from) },
				{ asks: 'to', answer: keyOf(action.to) }
			];
		case 'write':
			return [
				{ asks: 'spare', answer: alike(action.piece), obvious: true },
				{ asks: 'to', answer: keyOf(action.to) }
			];
		case 'erase':
			return [{ asks: 'target', answer: keyOf(action.target) }];
		case 'jump':
		case 'step':
			return [{ asks: 'to', answer: keyOf(action.to) }];
		default:
			return [{ asks: action.type, answer: '' }];
	}
}

/** The word of a button; null for what is picked on the board. */
export const word = ({ asks }: Step): string | null =>
	asks === 'idle' ? actionWords.idle() : null;

/** What to ask before an instruction that leaves no step. */
export const confirmIn =
	(view: State) =>
	(action: Action): { question: string; button: string } | null =>
		strands(view, action)
			? { question: m.virus_fight_confirm_out(), button: m.virus_fight_confirm_out_button() }
			: null;

const QUESTIONS = ['to', 'target', 'piece'] as const;

/** Which question a square answers now. */
export const questionFor = (board: Board, key: string): string | null =>
	QUESTIONS.find((asks) => board.can(asks, key)) ?? null;

/** The square whose piece is picked. */
export function pickedIn(board: Board): Cell | null {
	const piece = board.answer('piece');
	return piece === null ? null : cellOf(piece);
}

/** What a square shows while somebody picks. */
export function marksIn(view: State, board: Board, cell: Cell): Marks {
	const key = keyOf(cell);
	if (board.picked('piece', key)) return { can: 'pick', picked: true };
	if (board.picked('to', key)) return { can: 'go', ghost: true };
	if (board.picked('target', key)) return { can: 'take', picked: true };
	const stands = pieceAt(view, key) !== undefined;
	switch (questionFor(board, key)) {
		case 'to':
			return { can: 'go', ghost: stands };
		case 'target':
			return { can: stands ? 'take' : 'go' };
		case 'piece':
			return { can: 'pick' };
		default:
			return {};
	}
}

/** The piece that would come to the square chosen, while that waits to be confirmed. */
export function comingIn(view: State, board: Board): { piece: Piece; to: Cell } | null {
	const to = board.answer('to');
	const from = board.answer('piece');
	const spare = board.answer('spare');
	const piece = from === null ? spareOf(view, spare) : pieceAt(view, from);
	return to === null || piece === undefined ? null : { piece, to: cellOf(to) };
}

/** A spare of a sort, as the seat on turn picked it. */
export const spareOf = (view: State, sort: string | null): Piece | undefined =>
	view.spares[view.turn]?.find((piece) => alike(piece) === sort);

/** The spares of the seat on turn, one of each sort, and how many there are of it. */
export function sortsOf(view: State): { piece: Piece; count: number }[] {
	const spares = view.spares[view.turn] ?? [];
	return KINDS.flatMap((kind) =>
		[1, 2, 3].flatMap((size) => {
			const sort = spares.filter((piece) => alike(piece) === `${kind}${size}`);
			return sort[0] === undefined ? [] : [{ piece: sort[0], count: sort.length }];
		})
	);
}

/** The squares that would leave the seat on turn no step, as far as it has picked. */
export function dangersIn(board: Board, view: State, actions: readonly Action[]): Set<string> {
	const [piece, spare] = [board.answer('piece'), board.answer('spare')];
	const open = actions.filter((action) =>
		split(action).every(
			({ asks, answer }) =>
				(asks !== 'piece' || piece === null || piece === answer) &&
				(asks !== 'spare' || spare === null || spare === answer)
		)
	);
	const asked = piece === null ? ['piece', 'target', 'to'] : ['to'];
	const fate = new Map<string, boolean>();
	for (const action of open) {
		const key = split(action).find(({ asks }) => asked.includes(asks))?.answer;
		if (key === undefined) continue;
		fate.set(key, (fate.get(key) ?? true) && strands(view, action));
	}
	return new Set([...fate].flatMap(([key, lost]) => (lost ? [key] : [])));
}
