/** Why something may not be done: a sentence for each code. */
import { plainRefusals } from 'borrowed-earth/kit/plain/refusals.ts';
import { explaining, type Refusals } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Code } from '../rules/state.ts';

export const refusals: Refusals<Code> = {
	...plainRefusals,
	'seats-choose': m.tidepool_refused_seats_choose,
	'chosen-already': m.tidepool_refused_chosen_already,
	'no-such-shell': m.tidepool_refused_no_such_shell,
	'no-such-pool': m.tidepool_refused_no_such_pool,
	'pool-held': m.tidepool_refused_pool_held
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.plain_refused_other);
