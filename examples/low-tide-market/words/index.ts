/** All that this game says, for whoever does not know it. */
import type { Gist } from 'borrowed-earth/engine/module.ts';
import { gameWords, wonBy, type OptionWords } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Options } from '../rules/state.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';

const options: Readonly<Record<keyof Options, OptionWords>> = {
	row: { name: m.low_tide_market_option_row },
	wishes: {
		name: m.low_tide_market_option_wishes,
		values: {
			open: m.low_tide_market_option_wishes_open,
			secret: m.low_tide_market_option_wishes_secret
		}
	}
};

export const words = gameWords({
	refusals,
	actions: {
		take: m.low_tide_market_do_take,
		store: m.low_tide_market_do_store,
		fulfil: m.low_tide_market_do_fulfil
	},
	events,
	options,
	outcome: wonBy(m.low_tide_market_end),
	ends: { 'deck-empty': m.low_tide_market_over },
	steps: { turn: m.low_tide_market_step_turn, over: m.low_tide_market_over },
	gist: ({ coins }: Gist & { readonly coins: number }) => m.low_tide_market_gist({ coins })
});
