/** How an action is picked on the board: a square, where its top piece goes or which piece digs, and who pays. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { cellOf, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { ROWS, stackAt } from '../rules/board.ts';
import { costOf, GOAL_COST } from '../rules/points.ts';
import { apply, legal } from '../rules/rules.ts';
import { GOAL, type Action, type Piece, type State, type TimelockEvent } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';

/** What the board offers: two pools that are alike need not be chosen between. */
export function offered(view: State, seat: Seat | null): Action[] {
	if (seat === null) return [];
	const [one, two] = view.pools;
	const alike = one && one.left === two?.left && one.stack === two.stack;
	return [...legal(view, seat)].filter(
		(action) => !alike || !('pool' in action) || action.pool === 0
	);
}

/** The square from which alone a pyramid is taken or to which it comes back. */
const farSquare = (col: number): string => keyOf([col, ROWS.n[0]]);

const pays = (pool: number): Step => ({ asks: 'pool', answer: String(pool), obvious: true });

/** The square of a piece of a column. */
function squareOf(view: State, col: number, piece: Piece): string {
	const y = view.board.findIndex((row) => row[col]?.includes(piece));
	return keyOf([col, y]);
}

/** The questions of an action. */
export const split =
	(view: State) =>
	(action: Action): Step[] => {
		switch (action.type) {
			case 'move':
				return [
					{ asks: 'square', answer: keyOf(action.from) },
					{ asks: 'to', answer: keyOf(action.to) },
					pays(action.pool)
				];
			case 'dig':
				return [
					{ asks: 'square', answer: keyOf(action.at) },
					{ asks: 'dig', answer: action.piece },
					pays(action.pool)
				];
			case 'specialDig':
				return [
					{ asks: 'deed', answer: 'dig' },
					{ asks: 'square', answer: keyOf(action.at) },
					{ asks: 'free', answer: action.piece }
				];
			case 'specialSwap':
				return [
					{ asks: 'deed', answer: 'swap' },
					{ asks: 'square', answer: squareOf(view, action.col, action.a) },
					{ asks: 'swap', answer: action.a, obvious: true },
					{ asks: 'other', answer: squareOf(view, action.col, action.b) },
					{ asks: 'with', answer: action.b, obvious: true }
				];
			case 'removePyramid':
				return [{ asks: 'take', answer: farSquare(action.col) }];
			case 'replace':
				return [
					{ asks: 'back', answer: farSquare(action.col) },
					'free' in action ? { asks: 'aim', answer: '' } : pays(action.pool)
				];
			default:
				return [{ asks: action.type, answer: '' }];
		}
	};

/** The word of a button; null for what is picked on the board. */
export function wordIn(view: State): (step: Step) => string | null {
	return ({ asks, answer }) => WORDS[asks]?.(view, answer) ?? null;
}

const WORDS: Readonly<Partial<Record<string, (view: State, answer: string) => string | null>>> = {
	roll: () => actionWords.roll(),
	combine: ({ pools }) =>
		m.timelock_add_up({ points: pools.reduce((sum, { left }) => sum + left, 0) }),
	special: ({ special }) => special && USE[special](),
	deed: (_, answer) => (answer === 'swap' ? m.timelock_use_swap() : m.timelock_use_dig()),
	pool: ({ pools }, answer) =>
		m.timelock_pay_from({ die: Number(answer) + 1, left: pools[Number(answer)]?.left ?? 0 }),
	aim: () => m.timelock_use_aim_alone(),
	endTurn: () => actionWords.endTurn(),
	nextGame: () => actionWords.nextGame()
};

const USE = {
	tip: m.timelock_use_tip,
	swap: m.timelock_use_swap,
	hop: m.timelock_use_hop,
	dig: m.timelock_use_dig,
	aim: m.timelock_use_aim,
	wild: m.timelock_use_wild
} as const;

function never(): never {
	throw new Error('a roll cannot be foreseen');
}
const noDice: Random = { die: never, dice: never, shuffle: never };

/** What would be told if this were played. */
function foretold(view: State, seat: Seat, action: Action): TimelockEvent[] {
	const events: TimelockEvent[] = [];
	apply(structuredClone(view), seat, action, {
		random: noDice,
		tell: (event) => events.push(event)
	});
	return events;
}

/** What to ask before an action: a Goal move that helps the other side, and a turn that was not used. */
export function confirmIn(view: State, seat: Seat | null, names: (seat: Seat) => string) {
	return (action: Action): { question: string; button: string } | null => {
		if (seat === null) return null;
		if (action.type === 'endTurn') {
			if (view.spent || view.specialUsed) return null;
			return { question: m.timelock_ask_end(), button: actionWords.endTurn() };
		}
		const moves = action.type === 'move' || action.type === 'dig';
		const at = action.type === 'move' ? action.from : action.type === 'dig' ? action.at : null;
		if (!moves || at?.[0] !== GOAL) return null;
		for (const event of foretold(view, seat, action)) {
			if (event.type === 'won' && !event.winners.includes(seat)) {
				const who = event.winners.map(names).join(' & ');
				return { question: m.timelock_ask_gift({ who }), button: actionWords[action.type]() };
			}
			if (event.type === 'stack-done') {
				return { question: m.timelock_ask_help(), button: actionWords[action.type]() };
			}
		}
		return null;
	};
}

/** The square that is picked. */
export function pickedIn(board: Board): Cell | null {
	const key = board.answer('square');
	return key === null ? null : cellOf(key);
}

const QUESTIONS = ['other', 'to', 'square', 'take', 'back'] as const;

/** What a tap on a square would answer; null where it answers nothing. */
export function answerOf(board: Board, at: Cell): { asks: string; answer: string } | null {
	const key = keyOf(at);
	if (board.picked('square', key)) return { asks: 'square', answer: key };
	const asks = QUESTIONS.find((question) => board.can(question, key));
	return asks === undefined ? null : { asks, answer: key };
}

/** The pieces of a square that can be picked from its list, by the question they answer. */
export const pieceAsks = (board: Board, piece: Piece): 'dig' | 'free' | 'swap' | 'with' | null =>
	(['with', 'dig', 'free', 'swap'] as const).find((asks) => board.can(asks, piece)) ?? null;

/** What a square shows while somebody picks. */
export function marksIn(view: State, actions: readonly Action[], board: Board, at: Cell): Marks {
	const found = answerOf(board, at);
	if (!found) return {};
	const picked = board.picked(found.asks, found.answer);
	switch (found.asks) {
		case 'to':
			return { can: 'go', cost: priceOf(view, pickedIn(board)), picked };
		case 'back':
			return { can: 'go', cost: GOAL_COST, picked };
		case 'take':
			return { can: 'take', picked };
		case 'square':
			return {
				can: 'pick',
				picked,
				cost: picked || board.answer('deed') !== null ? null : priceTag(view, actions, at)
			};
		default:
			return { can: 'pick', picked };
	}
}

/** What the top piece of a square costs. */
function priceOf(view: State, at: Cell | null): number | null {
	const piece = at && stackAt(view, at).at(-1);
	return piece ? costOf(view, piece, at[0]) : null;
}

/** The costs of what can move or dig on a square: "1", or "1–3". */
function priceTag(view: State, actions: readonly Action[], at: Cell): string | null {
	const costs = actions.flatMap((action) => {
		const from = action.type === 'move' ? action.from : action.type === 'dig' ? action.at : null;
		if (!from || !('piece' in action) || keyOf(from) !== keyOf(at)) return [];
		return [costOf(view, action.piece, at[0])];
	});
	if (costs.length === 0) return null;
	const [least, most] = [Math.min(...costs), Math.max(...costs)];
	return least === most ? String(least) : `${String(least)}–${String(most)}`;
}
