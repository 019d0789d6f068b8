/** How an action is picked: a die, a piece, where it goes; which buttons there are, and what the squares show. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import {
	adjacent,
	cellOf,
	directionTo,
	keyOf,
	type Cell,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import { directionWords } from '../../../pieces/names.ts';
import { pileAt } from '../rules/board.ts';
import { comingTo, type Preview } from './preview.ts';
import { legal } from '../rules/rules.ts';
import { canPlay, DICE } from '../rules/turn.ts';
import type { Action, Deed, Die, Mode, Of, State } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';
import type { Picked } from '../words/status.ts';

/** The dice between which there is a choice: of two alike only the first. */
export function choices(view: State): Die[] {
	const open = DICE.filter((die) => canPlay(view, die));
	return view.dice?.[0] === view.dice?.[1] ? open.slice(0, 1) : open;
}

/** All that a seat may pick. */
export function plansOf(view: State, seat: Seat | null): Action[] {
	if (seat === null) return [];
	const dice = choices(view);
	return legal(view, seat).filter((action) => action.type === 'roll' || dice.includes(action.die));
}

/** The questions of an action; with a wild die, what it shall be. */
export function splitIn(view: State): (action: Action) => Step[] {
	const chosen = choices(view).length > 1;
	return (action) => {
		if (action.type === 'roll') return [{ asks: 'roll', answer: '' }];
		const wild = view.dice?.[action.die] === 'wild';
		return [
			...(chosen ? [{ asks: 'die', answer: String(action.die) }] : []),
			...(wild ? [{ asks: 'deed', answer: action.type }] : []),
			...stepsOf(view, action)
		];
	};
}

const step = (asks: string, answer: string, obvious = false): Step => ({ asks, answer, obvious });

function stepsOf(view: State, deed: Deed): Step[] {
	switch (deed.type) {
		case 'tip':
			return [step('piece', keyOf(deed.at)), step('dir', deed.dir)];
		case 'swap':
			return [step('piece', keyOf(deed.a)), step('to', keyOf(deed.b))];
		case 'dig':
			return [
				step('piece', keyOf(deed.at)),
				step('to', keyOf(deed.to)),
				step('mode', deed.mode, true)
			];
		case 'hop':
			return [
				step('piece', keyOf(deed.at)),
				step('many', manyOf(view, deed), true),
				step('to', keyOf(deed.to))
			];
		case 'aim':
			return [step('piece', keyOf(deed.at)), step('dir', deed.facing)];
	}
}

/** Of the pieces on its square those from one upwards hop. */
function manyOf(view: State, { at, level }: Of<'hop'>): string {
	const height = pileAt(view, at).length;
	return `${String(height - level)}/${String(height)}`;
}

const MODES: Readonly<Record<Mode, () => string>> = {
	stand: m.timberland_mode_stand,
	under: m.timberland_mode_under,
	push: m.timberland_mode_push
};

/** The word of a button; null for what is picked on the board or by the dice. */
export function word({ asks, answer }: Step): string | null {
	switch (asks) {
		case 'roll':
			return actionWords.roll();
		case 'deed':
			return actionWords[answer as Deed['type']]();
		case 'dir':
			return answer === 'u'
				? m.timberland_face_stand()
				: m.timberland_face({ dir: directionWords[answer as Direction]() });
		case 'mode':
			return MODES[answer as Mode]();
		case 'many':
			return manyWord(answer);
		default:
			return null;
	}
}

/** How many of how many hop: "2/3". */
function manyWord(answer: string): string {
	const [count = 1, of = 1] = answer.split('/').map(Number);
	if (count === of) return m.timberland_hop_all({ count });
	return count === 1 ? m.timberland_hop_top() : m.timberland_hop_upper({ count });
}

const CONFIRM: Readonly<Record<Deed['type'], () => string>> = {
	tip: m.timberland_confirm_tip,
	swap: m.timberland_confirm_swap,
	hop: m.timberland_confirm_hop,
	dig: m.timberland_confirm_dig,
	aim: m.timberland_confirm_aim
};

/** Everything but a roll is looked at before it is played: the button that plays it. */
export const confirm = ({ type }: Action): { button: string } | null =>
	type === 'roll' ? null : { button: CONFIRM[type]() };

const cellIn = (board: Board, asks: string): Cell | null => {
	const key = board.answer(asks);
	return key === null ? null : cellOf(key);
};

const pieceIn = (board: Board): Cell | null => cellIn(board, 'piece');

export function pickedIn(view: State, board: Board): Picked {
	const dice = choices(view);
	const [only] = dice;
	const die = dice.find((one) => board.picked('die', String(one)));
	const now = die ?? (dice.length === 1 ? only : undefined) ?? null;
	const face = now === null ? null : (view.dice?.[now] ?? null);
	const [count = 0, of = 0] = board.answer('many')?.split('/').map(Number) ?? [];
	return {
		die: now,
		// answers were made of such types by the split
		deed: face === 'wild' ? (board.answer('deed') as Deed['type'] | null) : face,
		piece: pieceIn(board),
		level: of === 0 ? null : of - count,
		dir: board.answer('dir'),
		to: cellIn(board, 'to')
	};
}

/** What a tap on a square would answer; null where it answers nothing. */
export function answerOf(board: Board, square: Cell): { asks: string; answer: string } | null {
	const key = keyOf(square);
	const dir = dirTo(board, square);
	if (dir && board.can('dir', dir)) return { asks: 'dir', answer: dir };
	if (!board.picked('piece', key) && board.can('to', key)) return { asks: 'to', answer: key };
	return board.can('piece', key) ? { asks: 'piece', answer: key } : null;
}

/** The square beside the picked piece stands for a direction. */
function dirTo(board: Board, square: Cell): string | null {
	const piece = pieceIn(board);
	return piece && adjacent(piece, square) ? directionTo(piece, square) : null;
}

/** Whether something would come to stand there. */
export const comes = (view: State, preview: Preview | null, at: Cell): boolean =>
	preview !== null && (comingTo(view, preview, at)?.length ?? 0) > 0;

/** What a square shows while somebody picks. */
export function marksIn(view: State, board: Board, preview: Preview | null, at: Cell): Marks {
	const ghost = comes(view, preview, at);
	const found = answerOf(board, at);
	if (!found) return { ghost };
	const picked = board.picked(found.asks, found.answer);
	if (found.asks === 'piece') return { ghost, can: 'pick', picked };
	// a ring would lie hidden below what stands there
	const framed = preview === null && pileAt(view, at).length > 0;
	return { ghost: ghost || framed, can: 'go' };
}
