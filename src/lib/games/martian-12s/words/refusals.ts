/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'game-over': m.martian_12s_refused_game_over,
	'not-your-turn': m.martian_12s_refused_not_your_turn,
	'wrong-action': m.martian_12s_refused_wrong_action,
	'bad-action': m.martian_12s_refused_bad_action,
	'cannot-pay': m.martian_12s_refused_cannot_pay,
	'none-of-that-size': m.martian_12s_refused_none_of_that_size,
	'must-pull-first': m.martian_12s_refused_must_pull_first,
	'not-first-player': m.martian_12s_refused_not_first_player,
	'already-voted': m.martian_12s_refused_already_voted,
	'bad-option': m.martian_12s_refused_bad_option,
	'bad-seats': m.martian_12s_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.martian_12s_refused_other);
