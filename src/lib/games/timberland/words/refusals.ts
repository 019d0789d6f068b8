/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'bad-action': m.piece_bad_action,
	'game-over': m.timberland_refused_game_over,
	'not-your-turn': m.timberland_refused_not_your_turn,
	'wrong-phase': ({ phase }) =>
		phase === 'roll'
			? m.timberland_refused_wrong_phase_roll()
			: m.timberland_refused_wrong_phase_act(),
	'die-used': m.timberland_refused_die_used,
	'not-this-action': m.timberland_refused_not_this_action,
	'off-board': m.timberland_refused_off_board,
	'empty-cell': m.timberland_refused_empty_cell,
	'not-upright': m.timberland_refused_not_upright,
	'off-board-push': m.timberland_refused_off_board_push,
	'not-in-line': m.timberland_refused_not_in_line,
	'no-change': m.timberland_refused_no_change,
	'not-pointing': m.timberland_refused_not_pointing,
	'not-ahead': m.timberland_refused_not_ahead,
	occupied: m.timberland_refused_occupied,
	'no-such-level': m.timberland_refused_no_such_level,
	'in-a-stack': m.timberland_refused_in_a_stack,
	'bad-option': m.timberland_refused_bad_option,
	'bad-seats': m.timberland_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.timberland_refused_other);
