/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { ROWS, SIDES } from '../rules/board.ts';
import { GOAL, STACKS, type State } from '../rules/state.ts';
import { sideName, sideNames, squareSays, lockOf, plays, lockSays } from './naming.ts';

/** The whole position: for each side who sits there, its Goal and its Time Stacks. */
export function positionSays(view: State, names: Names): string[] {
	return SIDES.flatMap((side) => {
		const head = m.timelock_position_side({
			side: sideName(side),
			who: sideNames(view, side, names)
		});
		if (!plays(view, side)) return [head, ...STACKS.map((x) => squareSays(view, [x, ROWS.n[0]]))];
		return [head, ...[GOAL, ...STACKS].map((x) => lockSays(lockOf(view, side, x)))];
	});
}
