/** What has happened, in sentences: one line of the log each. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/words.ts';
import { sizeName } from '../../../pieces/names.ts';
import { endSentence } from './actions.ts';
import {
	cardSign,
	cardSigns,
	eventTitle,
	faceName,
	handName,
	rankSign,
	resourceName,
	squareName,
	suitSign
} from './naming.ts';
import { handWorth } from '../rules/poker.ts';
import type { DuelKind, GunslingerEvent } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

type Sentence<Type extends GunslingerEvent['type']> = Sentences<GunslingerEvent>[Type];

const DUELS: Readonly<Record<DuelKind, typeof m.martian_gunslinger_event_duel_attack>> = {
	attack: m.martian_gunslinger_event_duel_attack,
	noon: m.martian_gunslinger_event_duel_noon,
	brawl: m.martian_gunslinger_event_duel_brawl,
	robbery: m.martian_gunslinger_event_duel_robbery
};

const duelBegan: Sentence<'duel-began'> = ({ kind, seat, other, draws, max }, names) => {
	const fight = DUELS[kind]({ who: names(seat), other: names(other) });
	const cards = [seat, other].map((one, side) =>
		m.martian_gunslinger_event_duel_cards({
			who: names(one),
			draws: draws[side] ?? 0,
			max: max[side] ?? 0
		})
	);
	return [fight, ...cards].join(' ');
};

const duelSettled: Sentence<'duel-settled'> = ({ seat, other, hands, winner }, names) => {
	const shown = hands.map((cards, side) =>
		m.martian_gunslinger_event_duel_hand({
			who: names(side === 0 ? seat : other),
			cards: cardSigns(cards),
			hand: handName(handWorth(cards).category)
		})
	);
	const result =
		winner === null
			? m.martian_gunslinger_event_duel_tied()
			: m.martian_gunslinger_event_duel_won({ who: names(winner) });
	return [...shown, result].join(' ');
};

const dug: Sentence<'dug'> = ({ seat, to, card }, names) => {
	const who = names(seat);
	if (card === null) return m.martian_gunslinger_event_dug_hidden({ who });
	const say =
		to === 'hand'
			? m.martian_gunslinger_event_dug_to_hand
			: m.martian_gunslinger_event_dug_to_resources;
	return say({ who, card: cardSign(card) });
};

const contest: Sentence<'contest'> = ({ seat, draws, winner }, names) => {
	const cards = draws.map(([who, card]) =>
		m.martian_gunslinger_event_drawn_by({ who: names(who), card: cardSign(card) })
	);
	const drawn = m.martian_gunslinger_event_contest({
		who: names(seat),
		cards: cards.join(comma())
	});
	const result =
		winner === null
			? m.martian_gunslinger_event_contest_tied()
			: m.martian_gunslinger_event_contest_won({ winner: names(winner) });
	return `${drawn} ${result}`;
};

const vision: Sentence<'vision'> = ({ seat, suit, rank, card }, names) => {
	const called = { who: names(seat), suit: suitSign(suit), rank: rankSign(rank) };
	if (card === null) return m.martian_gunslinger_event_vision_nothing(called);
	return m.martian_gunslinger_event_vision({ ...called, card: cardSign(card) });
};

const bidsOpened: Sentence<'bids-opened'> = ({ seat, bids }, names) => {
	const each = bids.map((amount, one) =>
		m.martian_gunslinger_event_bid_of({ who: names(one), amount })
	);
	return m.martian_gunslinger_event_bids_opened({ who: names(seat), bids: each.join(comma()) });
};

type Sized = typeof m.martian_gunslinger_event_plot_placed;
const plot =
	(say: Sized): Sentence<'plot-placed' | 'plot-shifted'> =>
	({ seat, size, at }, names) =>
		say({ who: names(seat), size: sizeName(size), square: squareName(at) });

const goes =
	(
		say: typeof m.martian_gunslinger_event_moved
	): Sentence<'moved' | 'hopped' | 'went-home' | 'placed-anywhere'> =>
	({ seat, at }, names) =>
		say({ who: names(seat), square: squareName(at) });

/** A line of the log for each type of event. */
export const events: Sentences<GunslingerEvent> = {
	'home-placed': ({ seat, at }, names) =>
		m.martian_gunslinger_event_home_placed({ who: names(seat), square: squareName(at) }),
	'plot-placed': plot(m.martian_gunslinger_event_plot_placed),
	'plot-shifted': plot(m.martian_gunslinger_event_plot_shifted),
	'play-began': ({ seat }, names) => m.martian_gunslinger_event_play_began({ who: names(seat) }),
	rolled: ({ seat, d6, tree }, names) =>
		m.martian_gunslinger_event_rolled({ who: names(seat), d6, face: faceName(tree) }),
	'ace-used': ({ seat, card, d6, tree }, names) =>
		m.martian_gunslinger_event_ace_used({
			who: names(seat),
			card: cardSign(card),
			d6,
			face: faceName(tree)
		}),
	'treehouse-used': ({ seat, use }, names) =>
		(use === 'aim' ? m.martian_gunslinger_event_uses_aim : m.martian_gunslinger_event_uses_hop)({
			who: names(seat)
		}),
	rerolled: ({ seat, d6 }, names) => m.martian_gunslinger_event_rerolled({ who: names(seat), d6 }),
	tipped: ({ seat, other }, names) =>
		m.martian_gunslinger_event_tipped({ who: names(seat), other: names(other) }),
	swapped: ({ seat, a, b }, names) =>
		m.martian_gunslinger_event_swapped({ who: names(seat), a: squareName(a), b: squareName(b) }),
	dug,
	moved: goes(m.martian_gunslinger_event_moved),
	hopped: goes(m.martian_gunslinger_event_hopped),
	'went-home': goes(m.martian_gunslinger_event_went_home),
	'placed-anywhere': goes(m.martian_gunslinger_event_placed_anywhere),
	turned: ({ seat }, names) => m.martian_gunslinger_event_turned({ who: names(seat) }),
	attempted: ({ seat, size, cards, won }, names) =>
		(won ? m.martian_gunslinger_event_attempted_won : m.martian_gunslinger_event_attempted_lost)({
			who: names(seat),
			size: sizeName(size),
			cards: cardSigns(cards)
		}),
	'duel-began': duelBegan,
	'exchange-chosen': ({ seat }, names) =>
		m.martian_gunslinger_event_exchange_chosen({ who: names(seat) }),
	'duel-settled': duelSettled,
	beaten: ({ seat, lost, skip, size }, names) =>
		(size === 0
			? m.martian_gunslinger_event_beaten_off
			: m.martian_gunslinger_event_beaten_smaller)({ who: names(seat), lost, skip }),
	'card-played': ({ seat, card }, names) =>
		m.martian_gunslinger_event_card_played({ who: names(seat), card: cardSign(card) }),
	'resource-laid': ({ seat, card }, names) =>
		m.martian_gunslinger_event_resource_laid({
			who: names(seat),
			card: cardSign(card),
			resource: resourceName(card)
		}),
	'event-played': ({ seat, card }, names) =>
		m.martian_gunslinger_event_event_played({
			who: names(seat),
			card: cardSign(card),
			title: eventTitle(card)
		}),
	'bonus-kept': ({ seat, card, ability }, names) =>
		(ability === 'draw'
			? m.martian_gunslinger_event_bonus_draw
			: m.martian_gunslinger_event_bonus_exchange)({ who: names(seat), card: cardSign(card) }),
	grew: ({ seat, size }, names) =>
		m.martian_gunslinger_event_grew({ who: names(seat), size: sizeName(size) }),
	destroyed: ({ seat, other, card, hidden }, names) =>
		(hidden ? m.martian_gunslinger_event_destroyed_hidden : m.martian_gunslinger_event_destroyed)({
			who: names(seat),
			other: names(other),
			card: cardSign(card)
		}),
	refreshed: ({ seat, discarded, newEvent }, names) =>
		(newEvent ? m.martian_gunslinger_event_refreshed_event : m.martian_gunslinger_event_refreshed)({
			who: names(seat),
			count: discarded
		}),
	contest,
	vision,
	given: ({ seat, to, card }, names) =>
		m.martian_gunslinger_event_given({ who: names(seat), card: cardSign(card), other: names(to) }),
	scored: ({ seat, points, vp }, names) =>
		m.martian_gunslinger_event_scored({ who: names(seat), points, vp }),
	'card-lost': ({ seat, card }, names) =>
		card === null
			? m.martian_gunslinger_event_card_lost_hidden({ who: names(seat) })
			: m.martian_gunslinger_event_card_lost({ who: names(seat), card: cardSign(card) }),
	'bid-made': ({ seat }, names) => m.martian_gunslinger_event_bid_made({ who: names(seat) }),
	'bids-opened': bidsOpened,
	elected: ({ seat, paid }, names) =>
		m.martian_gunslinger_event_elected({ who: names(seat), paid }),
	'office-vacant': ({ seat }, names) =>
		m.martian_gunslinger_event_office_vacant({ who: names(seat) }),
	'tycoon-settled': ({ seat, left }, names) =>
		left.length === 0
			? m.martian_gunslinger_event_tycoon_nothing({ who: names(seat) })
			: m.martian_gunslinger_event_tycoon_settled({ who: names(seat), cards: cardSigns(left) }),
	'event-lost': ({ seat, card }, names) =>
		m.martian_gunslinger_event_event_lost({ who: names(seat), card: cardSign(card) }),
	drew: ({ seat, count }, names) => m.martian_gunslinger_event_drew({ who: names(seat), count }),
	'turn-lost': ({ seat }, names) => m.martian_gunslinger_event_turn_lost({ who: names(seat) }),
	'no-way-home': ({ seat }, names) => m.martian_gunslinger_event_no_way_home({ who: names(seat) }),
	'game-ended': ({ seat, because }, names) => endSentence(because, names(seat))
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
