/** All that this game says, for whoever does not know it. */
import type { Gist, Seat } from 'borrowed-earth/engine/module.ts';
import { gameWords, wonBy, type OptionWords } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { comma } from 'borrowed-earth/pieces/lists.ts';
import type { Options, State } from '../rules/state.ts';
import { events } from './events.ts';
import { cardName, wishName } from './goods.ts';
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

/** What a seat holds: how many, and what others see of it. */
function holds(view: State, seat: Seat, reader: Seat | null): string {
	const [hand = [], stored = [], wishes = []] = [
		view.hands[seat],
		view.stored[seat],
		view.wishes[seat]
	];
	const counts = { cards: hand.length, stored: stored.length, wishes: wishes.length };
	if (seat === reader) return m.low_tide_market_holds(counts);
	const cards = stored.filter((card) => card !== null).map(cardName);
	const slips = wishes.filter((slip) => slip !== null).map(wishName);
	return [m.low_tide_market_holds(counts), ...cards, ...slips].join(comma());
}

export const words = gameWords({
	title: m.low_tide_market_title,
	score: m.low_tide_market_coins,
	holds,
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
