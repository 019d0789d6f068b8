/** How an action is asked for step by step, and what a push would do. */
import * as m from '../../../paraglide/messages.js';
import { keyOf } from '../../../pieces/geometry/squares.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { coinAt } from '../rules/board.ts';
import { reachable } from '../rules/pawns.ts';
import { keyOfShift, pushed } from '../rules/pushes.ts';
import { directionWords, lineWords } from '../words/naming.ts';
import type { Action, Shift, State } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';
import { valueName } from '../../../pieces/names.ts';
import { comma } from '../../../pieces/lists.ts';

/** The questions and answers that an action falls into; which coin is placed is settled before. */
export function splitOf(action: Action): Step[] {
	switch (action.type) {
		case 'placeCoin':
			return [{ asks: 'at', answer: keyOf(action.at) }];
		case 'movePawn':
			return [{ asks: 'at', answer: keyOf(action.to) }];
		case 'shift':
			return [{ asks: 'shift', answer: keyOfShift(action) }];
		case 'peek':
		case 'leave':
			return [{ asks: action.type, answer: '' }];
	}
}

/** The word of a button; null for what is picked on the board. */
export function wordOf({ asks }: Step): string | null {
	if (asks === 'peek') return actionWords.peek();
	return asks === 'leave' ? m.scavenger_hunt_leave_button() : null;
}

/** The button that confirms a push; null where a tap is enough. */
export const confirming = ({ type }: Action) =>
	type === 'shift' ? { button: m.scavenger_hunt_confirm_push() } : null;

/** What a push would do: where the line goes, and what the pawn could reach then. */
export function pushSays(view: State, shift: Shift): string {
	const pushes = m.scavenger_hunt_confirm_shift({
		line: lineWords(shift),
		direction: directionWords[shift.dir]()
	});
	return `${pushes} ${reachWords(view, shift)}`;
}

/** What the pawn could do after a push. */
function reachWords(view: State, shift: Shift): string {
	const after = pushed(view, shift);
	const cells = [...reachable(after)];
	const coins = cells.flatMap((cell) => coinAt(after, cell) ?? []);
	const count = cells.length;
	if (count === 0) return m.scavenger_hunt_confirm_stuck();
	if (coins.length === 0) return m.scavenger_hunt_confirm_reach({ count });
	return m.scavenger_hunt_confirm_reach_coins({
		count,
		coins: coins.map(({ value }) => valueName(value)).join(comma())
	});
}
