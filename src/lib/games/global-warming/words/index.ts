/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../../kit/says.ts';
import type { Action, Face, Suit, WarmingEvent } from '../rules/state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.global_warming_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.global_warming_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.global_warming_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.global_warming_refused_bad_action({}, spoken),
	'no-tile': (_refusal, spoken) => m.global_warming_refused_no_tile({}, spoken),
	'pawn-on-tile': (_refusal, spoken) => m.global_warming_refused_pawn_on_tile({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.global_warming_refused_cell_occupied({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.global_warming_refused_not_adjacent({}, spoken),
	'no-pawn': (_refusal, spoken) => m.global_warming_refused_no_pawn({}, spoken),
	'not-one-step': (_refusal, spoken) => m.global_warming_refused_not_one_step({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.global_warming_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.global_warming_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.global_warming_do_sink>> = {
	selectFace: m.global_warming_do_select_face,
	moveTile: m.global_warming_do_move_tile,
	skipTile: m.global_warming_do_skip_tile,
	movePawn: m.global_warming_do_move_pawn,
	sink: m.global_warming_do_sink
};

const SUIT = {
	suns: m.global_warming_suns,
	moons: m.global_warming_moons,
	crowns: m.global_warming_crowns,
	arms: m.global_warming_arms
} as const;

const suitName = (suit: Suit, spoken?: Spoken): string => SUIT[suit]({}, spoken);

/** The value of a tile or coin: "null", "ace", "2" … */
function valueName(value: number, spoken?: Spoken): string {
	if (value === 0) return m.global_warming_null({}, spoken);
	return value === 1 ? m.global_warming_ace({}, spoken) : String(value);
}

/** The face of a die: "blank", "ace", "2" … */
export const faceName = (face: number, spoken?: Spoken): string =>
	face === 0 ? m.global_warming_blank({}, spoken) : valueName(face, spoken);

/** A tile as players call it: "ace of moons". */
const tileName = ({ suit, value }: Face, spoken?: Spoken): string =>
	m.global_warming_tile({ suit: suitName(suit, spoken), value: valueName(value, spoken) }, spoken);

function revealed(
	{ faces, queue }: Extract<WarmingEvent, { type: 'revealed' }>,
	names: Names,
	spoken: Spoken
): string {
	const shown = faces.flatMap((face, seat) =>
		face === null
			? []
			: [m.global_warming_face_of({ who: names(seat), face: faceName(face, spoken) }, spoken)]
	);
	const dice = m.global_warming_event_revealed({ faces: shown.join(', ') }, spoken);
	const order = queue.map(names).join(', ');
	const then =
		queue.length === 0
			? m.global_warming_event_nobody_acts({}, spoken)
			: m.global_warming_event_order({ order }, spoken);
	return `${dice} ${then}`;
}

const EVENTS: Sentences<WarmingEvent> = {
	chose: ({ seat }, names, spoken) => m.global_warming_event_chose({ who: names(seat) }, spoken),
	revealed,
	'action-lost': ({ seat, face }, names, spoken) =>
		m.global_warming_event_action_lost({ who: names(seat), face: faceName(face, spoken) }, spoken),
	'tile-moved': (event, names, spoken) =>
		m.global_warming_event_tile_moved(
			{ who: names(event.seat), tile: tileName(event, spoken) },
			spoken
		),
	'tile-kept': ({ seat }, names, spoken) =>
		m.global_warming_event_tile_kept({ who: names(seat) }, spoken),
	'pawn-moved': ({ seat, pawn, left }, names, spoken) =>
		pawn === seat
			? m.global_warming_event_pawn_moved_own({ who: names(seat), left }, spoken)
			: m.global_warming_event_pawn_moved_other(
					{ who: names(seat), other: names(pawn), left },
					spoken
				),
	'coin-drawn': ({ shows }, _names, spoken) =>
		typeof shows === 'string'
			? m.global_warming_event_coin_drawn_suit({ suit: suitName(shows, spoken) }, spoken)
			: m.global_warming_event_coin_drawn_value({ value: valueName(shows, spoken) }, spoken),
	sank: (event, _names, spoken) =>
		m.global_warming_event_sank({ tile: tileName(event, spoken) }, spoken),
	drowned: ({ seat }, names, spoken) =>
		m.global_warming_event_drowned({ who: names(seat) }, spoken),
	'bag-passed': ({ seat }, names, spoken) =>
		m.global_warming_event_bag_passed({ who: names(seat) }, spoken),
	'game-ended': ({ seat }, names, spoken) =>
		m.global_warming_event_game_ended({ who: names(seat) }, spoken)
};

/** How the game ended, in one sentence. */
const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.global_warming_end_last_survivor({ who: winners.map(names).join(', ') }, spoken);

/** All that this game says, for its board and for whoever does not know the game. */
export const globalWarmingWords = says({
	refusals: REFUSALS,
	otherwise: m.global_warming_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
