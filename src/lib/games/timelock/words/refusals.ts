/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, sayingBy, type Refusals, type WordMap } from '../../kit/words.ts';

const PHASES: WordMap = {
	roll: m.timelock_refused_wrong_phase_roll,
	remove: m.timelock_refused_wrong_phase_remove,
	move: m.timelock_refused_wrong_phase_move,
	between: m.timelock_refused_wrong_phase_between,
	over: m.timelock_refused_game_over
};

export const refusals: Refusals = {
	'bad-action': m.piece_bad_action,
	'wrong-phase': sayingBy('phase', PHASES, m.timelock_refused_wrong_phase),
	'game-over': m.timelock_refused_game_over,
	'not-your-turn': m.timelock_refused_not_your_turn,
	'no-such-piece': m.timelock_refused_no_such_piece,
	'not-yours': m.timelock_refused_not_yours,
	covered: m.timelock_refused_covered,
	sideways: m.timelock_refused_sideways,
	'beyond-center': m.timelock_refused_beyond_center,
	'not-adjacent': m.timelock_refused_not_adjacent,
	'no-such-pool': m.timelock_refused_no_such_pool,
	'pool-bound': m.timelock_refused_pool_bound,
	'stack-taken': m.timelock_refused_stack_taken,
	'not-enough-points': m.timelock_refused_not_enough_points,
	'not-center': m.timelock_refused_not_center,
	'already-top': m.timelock_refused_already_top,
	'cannot-combine': m.timelock_refused_cannot_combine,
	'not-this-action': m.timelock_refused_not_this_action,
	'special-used': m.timelock_refused_special_used,
	'points-already-spent': m.timelock_refused_points_already_spent,
	'same-square': m.timelock_refused_same_square,
	'nothing-there': m.timelock_refused_nothing_there,
	'solo-only': m.timelock_refused_solo_only,
	'bad-option': m.timelock_refused_bad_option,
	'bad-seats': m.timelock_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.timelock_refused_other);
