/** What has happened, in sentences. */
import type { Sentences } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { comma } from 'borrowed-earth/pieces/lists.ts';
import type { MarketEvent } from '../rules/state.ts';
import { cardName } from './goods.ts';

export const events: Sentences<MarketEvent> = {
	took: ({ seat, card }, names) =>
		card === null
			? m.low_tide_market_event_took_dim({ who: names(seat) })
			: m.low_tide_market_event_took({ who: names(seat), card: cardName(card) }),
	stored: ({ seat }, names) => m.low_tide_market_event_stored({ who: names(seat) }),
	fulfilled: ({ seat, cards, coins }, names) =>
		m.low_tide_market_event_fulfilled({
			who: names(seat),
			cards: cards.map(cardName).join(comma()),
			coins
		}),
	ended: () => m.low_tide_market_event_ended()
};
