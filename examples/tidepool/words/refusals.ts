/** Why something may not be done: a sentence for each code. */
import { explaining, type Refusals } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Code } from '../rules/state.ts';

export const refusals: Refusals<Code> = {
	'bad-action': m.piece_bad_action,
	'game-over': m.tidepool_refused_game_over,
	'seats-choose': m.tidepool_refused_seats_choose,
	'chosen-already': m.tidepool_refused_chosen_already,
	'no-such-shell': m.tidepool_refused_no_such_shell,
	'no-such-pool': m.tidepool_refused_no_such_pool,
	'pool-held': m.tidepool_refused_pool_held,
	'bad-option': m.tidepool_refused_bad_option,
	'bad-seats': m.tidepool_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.tidepool_refused_other);
