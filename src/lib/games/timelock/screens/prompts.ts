/** What to do next on the way to an action, in words. */
import * as m from '../../../paraglide/messages.js';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';

/** The open question; null while nothing is picked. */
export function pickingSays(board: Board): string | null {
	if (board.asks('pool')) return m.timelock_pick_pool();
	if (board.asks('with') || board.asks('swap')) return m.timelock_pick_piece();
	if (board.asks('other')) return m.timelock_pick_other();
	const deed = board.answer('deed');
	if (board.answer('square') === null) {
		if (deed === 'swap') return m.timelock_pick_swap();
		return deed === 'dig' ? m.timelock_pick_dig() : null;
	}
	if (board.asks('free')) return m.timelock_pick_piece();
	if (board.asks('to'))
		return board.asks('dig') ? m.timelock_pick_to_or_dig() : m.timelock_pick_to();
	return board.asks('dig') ? m.timelock_pick_dig() : null;
}
