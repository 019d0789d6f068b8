/** Why something cannot be done: a sentence for each code. */
import { plainRefusals } from 'borrowed-earth/kit/plain/refusals.ts';
import type { Refusals } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Code } from '../rules/state.ts';

export const refusals: Refusals<Code> = {
	...plainRefusals,
	'not-in-row': m.low_tide_market_refused_not_in_row,
	'not-in-hand': m.low_tide_market_refused_not_in_hand,
	'store-is-full': m.low_tide_market_refused_store_is_full,
	'no-such-wish': m.low_tide_market_refused_no_such_wish,
	'wrong-goods': m.low_tide_market_refused_wrong_goods
};
