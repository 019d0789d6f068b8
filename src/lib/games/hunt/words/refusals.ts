/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, sayingBy, type Refusals, type WordMap } from '../../kit/words.ts';

/** What to do in each phase, for whoever tries something else. */
const PHASES: WordMap = {
	draft: m.hunt_refused_wrong_phase_draft,
	step1: m.hunt_refused_wrong_phase_step1,
	roll: m.hunt_refused_wrong_phase_roll,
	step2: m.hunt_refused_wrong_phase_step2,
	step3: m.hunt_refused_wrong_phase_step3
};

export const refusals: Refusals = {
	'bad-action': m.piece_bad_action,
	'game-over': m.hunt_refused_game_over,
	'not-your-turn': m.hunt_refused_not_your_turn,
	'wrong-phase': sayingBy('phase', PHASES, m.hunt_refused_wrong_phase),
	'not-in-pool': m.hunt_refused_not_in_pool,
	'need-cell': m.hunt_refused_need_cell,
	'not-inside': m.hunt_refused_not_inside,
	occupied: m.hunt_refused_occupied,
	'not-a-corner': m.hunt_refused_not_a_corner,
	'not-opposite-corner': m.hunt_refused_not_opposite_corner,
	'already-placed': m.hunt_refused_already_placed,
	'no-fence': m.hunt_refused_no_fence,
	'not-a-space': m.hunt_refused_not_a_space,
	'not-adjacent': m.hunt_refused_not_adjacent,
	backwards: m.hunt_refused_backwards,
	'must-involve-your-stack': m.hunt_refused_must_involve_your_stack,
	'not-this-action': m.hunt_refused_not_this_action,
	'not-in-line': m.hunt_refused_not_in_line,
	'not-standing': m.hunt_refused_not_standing,
	'must-point-inside': m.hunt_refused_must_point_inside,
	'not-lost': m.hunt_refused_not_lost,
	'no-change': m.hunt_refused_no_change,
	duplicate: m.hunt_refused_duplicate,
	'already-reordered': m.hunt_refused_already_reordered,
	'not-your-pieces': m.hunt_refused_not_your_pieces,
	'bad-option': m.hunt_refused_bad_option,
	'bad-seats': m.hunt_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.hunt_refused_other);
