/** Why something cannot be done: a sentence for each code. */
import { explaining, type Refusals } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Code } from '../rules/state.ts';

export const refusals: Refusals<Code> = {
	'bad-action': m.piece_bad_action,
	'game-over': m.low_tide_market_refused_game_over,
	'not-your-turn': m.low_tide_market_refused_not_your_turn,
	'not-in-row': m.low_tide_market_refused_not_in_row,
	'not-in-hand': m.low_tide_market_refused_not_in_hand,
	'store-is-full': m.low_tide_market_refused_store_is_full,
	'no-such-wish': m.low_tide_market_refused_no_such_wish,
	'wrong-goods': m.low_tide_market_refused_wrong_goods,
	'bad-option': m.low_tide_market_refused_bad_option,
	'bad-seats': m.low_tide_market_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.low_tide_market_refused_other);
