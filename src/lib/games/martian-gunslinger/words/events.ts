/** What has happened, in sentences: one line of the log each. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/says.ts';
import { endSentence } from './endings.ts';
import {
	cardSign,
	cardSigns,
	eventTitle,
	faceName,
	handName,
	rankSign,
	resourceName,
	sizeName,
	squareName,
	suitSign
} from './naming.ts';
import { handWorth } from '../rules/poker.ts';
import type { DuelKind, GunslingerEvent } from '../rules/state.ts';

type Sentence<Type extends GunslingerEvent['type']> = Sentences<GunslingerEvent>[Type];

const DUELS: Readonly<Record<DuelKind, typeof m.martian_gunslinger_event_duel_attack>> = {
	attack: m.martian_gunslinger_event_duel_attack,
	noon: m.martian_gunslinger_event_duel_noon,
	brawl: m.martian_gunslinger_event_duel_brawl,
	robbery: m.martian_gunslinger_event_duel_robbery
};

const duelBegan: Sentence<'duel-began'> = ({ kind, seat, other, draws, max }, names, spoken) => {
	const fight = DUELS[kind]({ who: names(seat), other: names(other) }, spoken);
	const cards = [seat, other].map((one, side) =>
		m.martian_gunslinger_event_duel_cards(
			{ who: names(one), draws: draws[side] ?? 0, max: max[side] ?? 0 },
			spoken
		)
	);
	return [fight, ...cards].join(' ');
};

const duelSettled: Sentence<'duel-settled'> = ({ seat, other, hands, winner }, names, spoken) => {
	const shown = hands.map((cards, side) =>
		m.martian_gunslinger_event_duel_hand(
			{
				who: names(side === 0 ? seat : other),
				cards: cardSigns(cards),
				hand: handName(handWorth(cards).category, spoken)
			},
			spoken
		)
	);
	const result =
		winner === null
			? m.martian_gunslinger_event_duel_tied({}, spoken)
			: m.martian_gunslinger_event_duel_won({ who: names(winner) }, spoken);
	return [...shown, result].join(' ');
};

const dug: Sentence<'dug'> = ({ seat, to, card }, names, spoken) => {
	const who = names(seat);
	if (card === null) return m.martian_gunslinger_event_dug_hidden({ who }, spoken);
	const say =
		to === 'hand'
			? m.martian_gunslinger_event_dug_to_hand
			: m.martian_gunslinger_event_dug_to_resources;
	return say({ who, card: cardSign(card) }, spoken);
};

const contest: Sentence<'contest'> = ({ seat, draws, winner }, names, spoken) => {
	const cards = draws.map(([who, card]) =>
		m.martian_gunslinger_event_drawn_by({ who: names(who), card: cardSign(card) }, spoken)
	);
	const drawn = m.martian_gunslinger_event_contest(
		{ who: names(seat), cards: cards.join(', ') },
		spoken
	);
	const result =
		winner === null
			? m.martian_gunslinger_event_contest_tied({}, spoken)
			: m.martian_gunslinger_event_contest_won({ winner: names(winner) }, spoken);
	return `${drawn} ${result}`;
};

const vision: Sentence<'vision'> = ({ seat, suit, rank, card }, names, spoken) => {
	const called = { who: names(seat), suit: suitSign(suit), rank: rankSign(rank) };
	if (card === null) return m.martian_gunslinger_event_vision_nothing(called, spoken);
	return m.martian_gunslinger_event_vision({ ...called, card: cardSign(card) }, spoken);
};

const bidsOpened: Sentence<'bids-opened'> = ({ seat, bids }, names, spoken) => {
	const each = bids.map((amount, one) =>
		m.martian_gunslinger_event_bid_of({ who: names(one), amount }, spoken)
	);
	return m.martian_gunslinger_event_bids_opened(
		{ who: names(seat), bids: each.join(', ') },
		spoken
	);
};

type Sized = typeof m.martian_gunslinger_event_plot_placed;
const plot =
	(say: Sized): Sentence<'plot-placed' | 'plot-shifted'> =>
	({ seat, size, at }, names, spoken) =>
		say({ who: names(seat), size: sizeName(size, spoken), square: squareName(at) }, spoken);

const goes =
	(
		say: typeof m.martian_gunslinger_event_moved
	): Sentence<'moved' | 'hopped' | 'went-home' | 'placed-anywhere'> =>
	({ seat, at }, names, spoken) =>
		say({ who: names(seat), square: squareName(at) }, spoken);

/** A line of the log for each type of event. */
export const EVENTS: Sentences<GunslingerEvent> = {
	'home-placed': ({ seat, at }, names, spoken) =>
		m.martian_gunslinger_event_home_placed({ who: names(seat), square: squareName(at) }, spoken),
	'plot-placed': plot(m.martian_gunslinger_event_plot_placed),
	'plot-shifted': plot(m.martian_gunslinger_event_plot_shifted),
	'play-began': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_play_began({ who: names(seat) }, spoken),
	rolled: ({ seat, d6, tree }, names, spoken) =>
		m.martian_gunslinger_event_rolled(
			{ who: names(seat), d6, face: faceName(tree, spoken) },
			spoken
		),
	'ace-used': ({ seat, card, d6, tree }, names, spoken) =>
		m.martian_gunslinger_event_ace_used(
			{ who: names(seat), card: cardSign(card), d6, face: faceName(tree, spoken) },
			spoken
		),
	'treehouse-used': ({ seat, use }, names, spoken) =>
		(use === 'aim' ? m.martian_gunslinger_event_uses_aim : m.martian_gunslinger_event_uses_hop)(
			{ who: names(seat) },
			spoken
		),
	rerolled: ({ seat, d6 }, names, spoken) =>
		m.martian_gunslinger_event_rerolled({ who: names(seat), d6 }, spoken),
	tipped: ({ seat, other }, names, spoken) =>
		m.martian_gunslinger_event_tipped({ who: names(seat), other: names(other) }, spoken),
	swapped: ({ seat, a, b }, names, spoken) =>
		m.martian_gunslinger_event_swapped(
			{ who: names(seat), a: squareName(a), b: squareName(b) },
			spoken
		),
	dug,
	moved: goes(m.martian_gunslinger_event_moved),
	hopped: goes(m.martian_gunslinger_event_hopped),
	'went-home': goes(m.martian_gunslinger_event_went_home),
	'placed-anywhere': goes(m.martian_gunslinger_event_placed_anywhere),
	turned: ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_turned({ who: names(seat) }, spoken),
	attempted: ({ seat, size, cards, won }, names, spoken) =>
		(won ? m.martian_gunslinger_event_attempted_won : m.martian_gunslinger_event_attempted_lost)(
			{ who: names(seat), size: sizeName(size, spoken), cards: cardSigns(cards) },
			spoken
		),
	'duel-began': duelBegan,
	'exchange-chosen': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_exchange_chosen({ who: names(seat) }, spoken),
	'duel-settled': duelSettled,
	beaten: ({ seat, lost, skip, size }, names, spoken) =>
		(size === 0
			? m.martian_gunslinger_event_beaten_off
			: m.martian_gunslinger_event_beaten_smaller)({ who: names(seat), lost, skip }, spoken),
	'card-played': ({ seat, card }, names, spoken) =>
		m.martian_gunslinger_event_card_played({ who: names(seat), card: cardSign(card) }, spoken),
	'resource-laid': ({ seat, card }, names, spoken) =>
		m.martian_gunslinger_event_resource_laid(
			{ who: names(seat), card: cardSign(card), resource: resourceName(card, spoken) },
			spoken
		),
	'event-played': ({ seat, card }, names, spoken) =>
		m.martian_gunslinger_event_event_played(
			{ who: names(seat), card: cardSign(card), title: eventTitle(card, spoken) },
			spoken
		),
	'bonus-kept': ({ seat, card, ability }, names, spoken) =>
		(ability === 'draw'
			? m.martian_gunslinger_event_bonus_draw
			: m.martian_gunslinger_event_bonus_exchange)(
			{ who: names(seat), card: cardSign(card) },
			spoken
		),
	grew: ({ seat, size }, names, spoken) =>
		m.martian_gunslinger_event_grew({ who: names(seat), size: sizeName(size, spoken) }, spoken),
	destroyed: ({ seat, other, card, hidden }, names, spoken) =>
		(hidden ? m.martian_gunslinger_event_destroyed_hidden : m.martian_gunslinger_event_destroyed)(
			{ who: names(seat), other: names(other), card: cardSign(card) },
			spoken
		),
	refreshed: ({ seat, discarded, newEvent }, names, spoken) =>
		(newEvent ? m.martian_gunslinger_event_refreshed_event : m.martian_gunslinger_event_refreshed)(
			{ who: names(seat), count: discarded },
			spoken
		),
	contest,
	vision,
	given: ({ seat, to, card }, names, spoken) =>
		m.martian_gunslinger_event_given(
			{ who: names(seat), card: cardSign(card), other: names(to) },
			spoken
		),
	scored: ({ seat, points, vp }, names, spoken) =>
		m.martian_gunslinger_event_scored({ who: names(seat), points, vp }, spoken),
	'card-lost': ({ seat, card }, names, spoken) =>
		card === null
			? m.martian_gunslinger_event_card_lost_hidden({ who: names(seat) }, spoken)
			: m.martian_gunslinger_event_card_lost({ who: names(seat), card: cardSign(card) }, spoken),
	'bid-made': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_bid_made({ who: names(seat) }, spoken),
	'bids-opened': bidsOpened,
	elected: ({ seat, paid }, names, spoken) =>
		m.martian_gunslinger_event_elected({ who: names(seat), paid }, spoken),
	'office-vacant': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_office_vacant({ who: names(seat) }, spoken),
	'tycoon-settled': ({ seat, left }, names, spoken) =>
		left.length === 0
			? m.martian_gunslinger_event_tycoon_nothing({ who: names(seat) }, spoken)
			: m.martian_gunslinger_event_tycoon_settled(
					{ who: names(seat), cards: cardSigns(left) },
					spoken
				),
	'event-lost': ({ seat, card }, names, spoken) =>
		m.martian_gunslinger_event_event_lost({ who: names(seat), card: cardSign(card) }, spoken),
	drew: ({ seat, count }, names, spoken) =>
		m.martian_gunslinger_event_drew({ who: names(seat), count }, spoken),
	'turn-lost': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_turn_lost({ who: names(seat) }, spoken),
	'no-way-home': ({ seat }, names, spoken) =>
		m.martian_gunslinger_event_no_way_home({ who: names(seat) }, spoken),
	'game-ended': ({ seat, because }, names, spoken) => endSentence(because, names(seat), spoken)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
