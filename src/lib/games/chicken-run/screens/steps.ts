/** How a plan is picked on the board: a piece, then where it goes; what is asked before, and what the squares show. */
import * as m from '../../../paraglide/messages.js';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { cellOf, keyOf } from '../../../pieces/geometry/squares.ts';
import { heldAt, isChicken, sizeOf, stackAt } from '../rules/board.ts';
import { endsOf, type Plan } from '../rules/reach.ts';
import type { Pyramid, Square, State } from '../rules/state.ts';
import { sizeName } from '../../../pieces/names.ts';
import { actionWords } from '../words/actions.ts';

/** The questions of a plan. */
export function split(plan: Plan): Step[] {
	if (plan.type !== 'walk') return [{ asks: plan.type, answer: '' }];
	const { from, to } = endsOf(plan.way);
	return [
		{ asks: 'piece', answer: keyOf(from) },
		{ asks: 'to', answer: keyOf(to) }
	];
}

/** The word of a button; null for what is picked on the board. */
export function word({ asks }: Step): string | null {
	return asks === 'roll' || asks === 'done' ? actionWords[asks]() : null;
}

/** What to ask before a plan is played that gives something away: points, or a chicken. */
export function confirm(view: State, plans: readonly Plan[], plan: Plan) {
	if (plan.type === 'walk') {
		const held = heldAt(view, endsOf(plan.way).from);
		if (!held) return null;
		const question = m.chicken_run_confirm_release({ size: sizeName(held.size) });
		return { question, button: m.chicken_run_release() };
	}
	if (plan.type === 'roll' || !plans.some(({ type }) => type === 'walk')) return null;
	const question = m.chicken_run_confirm_done({ points: view.points });
	return { question, button: m.chicken_run_end_round() };
}

/** The square whose piece is picked. */
export function pickedIn(board: Board): Square | null {
	const piece = board.answer('piece');
	return piece === null ? null : cellOf(piece);
}

/** The topmost piece of a square. */
export const topOf = (view: State, square: Square): Pyramid | null =>
	stackAt(view, square).at(-1) ?? null;

/** What a square shows while somebody picks. */
export function marksIn(view: State, plans: readonly Plan[], board: Board, square: Square): Marks {
	const key = keyOf(square);
	const top = topOf(view, square);
	if (board.picked('piece', key)) return { can: 'pick', picked: true };
	if (board.picked('to', key)) return { can: 'go', ghost: true };
	if (board.can('to', key)) {
		const takes = top !== null && isChicken(view, top);
		return { can: takes ? 'take' : 'go', cost: costTo(plans, board, key) };
	}
	if (!board.can('piece', key)) return {};
	// beside the costs of ways, those of other pieces would only confuse
	const idle = board.answer('piece') === null;
	return { can: 'pick', cost: idle && top !== null ? sizeOf(top) : null };
}

/** What the way costs that leads the picked piece to a square. */
function costTo(plans: readonly Plan[], board: Board, to: string): number | null {
	const from = board.answer('piece');
	for (const plan of plans) {
		if (plan.type !== 'walk') continue;
		const ends = endsOf(plan.way);
		if (keyOf(ends.from) === from && keyOf(ends.to) === to) return plan.way.cost;
	}
	return null;
}
