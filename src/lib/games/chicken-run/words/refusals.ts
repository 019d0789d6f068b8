/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'game-over': m.chicken_run_refused_game_over,
	'bad-action': m.piece_bad_action,
	'wrong-phase': ({ phase }) =>
		phase === 'roll'
			? m.chicken_run_refused_wrong_phase_roll()
			: m.chicken_run_refused_wrong_phase_move(),
	'not-your-turn': m.chicken_run_refused_not_your_turn,
	'off-board': m.chicken_run_refused_off_board,
	'empty-cell': m.chicken_run_refused_empty_cell,
	'not-movable': ({ movable }) =>
		movable === 'family'
			? m.chicken_run_refused_not_movable_family()
			: m.chicken_run_refused_not_movable_crowd(),
	'not-adjacent': m.chicken_run_refused_not_adjacent,
	'outside-field': m.chicken_run_refused_outside_field,
	'not-enough-points': m.chicken_run_refused_not_enough_points,
	'chicken-needs-empty': m.chicken_run_refused_chicken_needs_empty,
	'spectator-blocked': m.chicken_run_refused_spectator_blocked,
	'not-larger': m.chicken_run_refused_not_larger,
	'chicken-taken': m.chicken_run_refused_chicken_taken,
	'wrong-size-chicken': m.chicken_run_refused_wrong_size_chicken,
	'bad-option': m.chicken_run_refused_bad_option,
	'bad-seats': m.chicken_run_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.chicken_run_refused_other);
