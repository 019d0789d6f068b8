/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../../kit/says.ts';
import type { Action, Cell, ScavengerEvent, Shift, Suit } from '../rules/state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.scavenger_hunt_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.scavenger_hunt_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.scavenger_hunt_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.scavenger_hunt_refused_bad_action({}, spoken),
	'not-in-hand': (_refusal, spoken) => m.scavenger_hunt_refused_not_in_hand({}, spoken),
	'off-board': (_refusal, spoken) => m.scavenger_hunt_refused_off_board({}, spoken),
	'edge-square': (_refusal, spoken) => m.scavenger_hunt_refused_edge_square({}, spoken),
	'tile-has-coin': (_refusal, spoken) => m.scavenger_hunt_refused_tile_has_coin({}, spoken),
	'reverses-shift': (_refusal, spoken) => m.scavenger_hunt_refused_reverses_shift({}, spoken),
	'not-straight': (_refusal, spoken) => m.scavenger_hunt_refused_not_straight({}, spoken),
	'pawn-in-way': (_refusal, spoken) => m.scavenger_hunt_refused_pawn_in_way({}, spoken),
	'coin-in-way': (_refusal, spoken) => m.scavenger_hunt_refused_coin_in_way({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.scavenger_hunt_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.scavenger_hunt_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.scavenger_hunt_do_peek>> = {
	placeCoin: m.scavenger_hunt_do_place_coin,
	shift: m.scavenger_hunt_do_shift,
	movePawn: m.scavenger_hunt_do_move_pawn,
	peek: m.scavenger_hunt_do_peek,
	leave: m.scavenger_hunt_do_leave
};

/** One coin or pawn of a suit: "sun". */
export const SUIT: Readonly<Record<Suit, typeof m.scavenger_hunt_suns>> = {
	suns: m.scavenger_hunt_suns,
	moons: m.scavenger_hunt_moons,
	crowns: m.scavenger_hunt_crowns,
	arms: m.scavenger_hunt_arms
};

/** Where a line is pushed: "to the right". */
export const DIRECTION: Readonly<Record<Shift['dir'], typeof m.scavenger_hunt_suns>> = {
	n: m.scavenger_hunt_north,
	e: m.scavenger_hunt_east,
	s: m.scavenger_hunt_south,
	w: m.scavenger_hunt_west
};

/** The value of a coin: "null", "ace", "2" … */
export function valueName(value: number, spoken?: Spoken): string {
	if (value === 0) return m.scavenger_hunt_null({}, spoken);
	return value === 1 ? m.scavenger_hunt_ace({}, spoken) : String(value);
}

/** §1.2 A square as players call it: "c5", columns a to h from the left, rows 1 to 12 from the top. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${String(y + 1)}`;

const shifted: Sentences<ScavengerEvent>['shifted'] = (
	{ seat, line, index, dir },
	names,
	spoken
) => {
	const named = { who: names(seat), number: index + 1, direction: DIRECTION[dir]({}, spoken) };
	return line === 'row'
		? m.scavenger_hunt_event_shifted_row(named, spoken)
		: m.scavenger_hunt_event_shifted_col(named, spoken);
};

const pawnMoved: Sentences<ScavengerEvent>['pawn-moved'] = ({ seat, to, coin }, names, spoken) => {
	const named = { who: names(seat), to: squareName(to) };
	return coin === null
		? m.scavenger_hunt_event_pawn_moved({ ...named }, spoken)
		: m.scavenger_hunt_event_pawn_moved_coin({ ...named, value: valueName(coin, spoken) }, spoken);
};

/** §6 What is not noted is seen once: no log keeps it. */
const saw: Sentences<ScavengerEvent>['saw'] = ({ seat, suit, value, at, noted }, names, spoken) => {
	const who = names(seat);
	if (!noted) return m.scavenger_hunt_event_saw_once({ who }, spoken);
	return m.scavenger_hunt_event_saw(
		{ who, suit: SUIT[suit]({}, spoken), value: valueName(value, spoken), at: squareName(at) },
		spoken
	);
};

const EVENTS: Sentences<ScavengerEvent> = {
	'coin-placed': ({ seat, value, at }, names, spoken) =>
		m.scavenger_hunt_event_coin_placed(
			{ who: names(seat), value: valueName(value, spoken), at: squareName(at) },
			spoken
		),
	'hunt-began': ({ seat }, names, spoken) =>
		m.scavenger_hunt_event_hunt_began({ who: names(seat) }, spoken),
	shifted,
	stuck: ({ seat }, names, spoken) => m.scavenger_hunt_event_stuck({ who: names(seat) }, spoken),
	'pawn-moved': pawnMoved,
	looked: ({ seat, value, at }, names, spoken) =>
		m.scavenger_hunt_event_looked(
			{ who: names(seat), value: valueName(value, spoken), at: squareName(at) },
			spoken
		),
	saw,
	collected: ({ seat, value, count }, names, spoken) =>
		m.scavenger_hunt_event_collected(
			{ who: names(seat), value: valueName(value, spoken), count },
			spoken
		),
	left: ({ seat, at }, names, spoken) =>
		m.scavenger_hunt_event_left({ who: names(seat), at: squareName(at) }, spoken),
	won: ({ seat }, names, spoken) => m.scavenger_hunt_event_won({ who: names(seat) }, spoken)
};

/** How the game ended, in one sentence. */
const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.scavenger_hunt_end_six_coins({ who: winners.map(names).join(', ') }, spoken);

/** All that this game says, for its board and for whoever does not know the game. */
export const scavengerHuntWords = says({
	refusals: REFUSALS,
	otherwise: m.scavenger_hunt_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
