/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'game-over': m.global_warming_refused_game_over,
	'not-your-turn': m.global_warming_refused_not_your_turn,
	'wrong-action': m.global_warming_refused_wrong_action,
	'bad-action': m.piece_bad_action,
	'no-tile': m.global_warming_refused_no_tile,
	'pawn-on-tile': m.global_warming_refused_pawn_on_tile,
	'cell-occupied': m.global_warming_refused_cell_occupied,
	'not-adjacent': m.global_warming_refused_not_adjacent,
	'no-pawn': m.global_warming_refused_no_pawn,
	'not-one-step': m.global_warming_refused_not_one_step,
	'bad-option': m.global_warming_refused_bad_option,
	'bad-seats': m.global_warming_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.global_warming_refused_other);
