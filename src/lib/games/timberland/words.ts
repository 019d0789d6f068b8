/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome } from '../../engine/module.ts';
import type { Cell, Direction } from '../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../pieces/treehouse.ts';
import {
	says,
	type Names,
	type Refusals,
	type Sentences,
	type Spoken,
	type Word
} from '../says.ts';
import type { Action, TimberlandEvent } from './state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.timberland_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.timberland_refused_not_your_turn({}, spoken),
	'wrong-phase': ({ params }, spoken) =>
		params?.['phase'] === 'roll'
			? m.timberland_refused_wrong_phase_roll({}, spoken)
			: m.timberland_refused_wrong_phase_act({}, spoken),
	'die-used': (_refusal, spoken) => m.timberland_refused_die_used({}, spoken),
	'not-this-action': (_refusal, spoken) => m.timberland_refused_not_this_action({}, spoken),
	'off-board': (_refusal, spoken) => m.timberland_refused_off_board({}, spoken),
	'empty-cell': (_refusal, spoken) => m.timberland_refused_empty_cell({}, spoken),
	'not-upright': (_refusal, spoken) => m.timberland_refused_not_upright({}, spoken),
	'off-board-push': (_refusal, spoken) => m.timberland_refused_off_board_push({}, spoken),
	'not-in-line': (_refusal, spoken) => m.timberland_refused_not_in_line({}, spoken),
	'no-change': (_refusal, spoken) => m.timberland_refused_no_change({}, spoken),
	'not-pointing': (_refusal, spoken) => m.timberland_refused_not_pointing({}, spoken),
	'not-ahead': (_refusal, spoken) => m.timberland_refused_not_ahead({}, spoken),
	occupied: (_refusal, spoken) => m.timberland_refused_occupied({}, spoken),
	'no-such-level': (_refusal, spoken) => m.timberland_refused_no_such_level({}, spoken),
	'in-a-stack': (_refusal, spoken) => m.timberland_refused_in_a_stack({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.timberland_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.timberland_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], Word>> = {
	roll: m.timberland_do_roll,
	tip: m.timberland_do_tip,
	swap: m.timberland_do_swap,
	hop: m.timberland_do_hop,
	dig: m.timberland_do_dig,
	aim: m.timberland_do_aim
};

const FACE: Readonly<Record<TreehouseFace, Word>> = {
	tip: m.piece_tip,
	swap: m.piece_swap,
	hop: m.piece_hop,
	dig: m.piece_dig,
	aim: m.piece_aim,
	wild: m.piece_wild
};

/** What the four directions are called. */
export const directionWords: Readonly<Record<Direction, Word>> = {
	n: m.piece_north,
	e: m.piece_east,
	s: m.piece_south,
	w: m.piece_west
};

const DUG = {
	stand: m.timberland_event_dug,
	under: m.timberland_event_dug_under,
	// what was pushed is told of next
	push: m.timberland_event_dug
} as const;

const square = ([x, y]: Cell, spoken: Spoken): string =>
	m.piece_square({ column: x + 1, row: y + 1 }, spoken);

type Event<Type extends TimberlandEvent['type']> = Extract<TimberlandEvent, { type: Type }>;

function aimed({ seat, at, facing }: Event<'aimed'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), at: square(at, spoken) };
	return facing === 'u'
		? m.timberland_event_aimed_stand(said, spoken)
		: m.timberland_event_aimed_point({ ...said, dir: directionWords[facing]({}, spoken) }, spoken);
}

const EVENTS: Sentences<TimberlandEvent> = {
	rolled: ({ seat, dice: [first, second] }, names, spoken) =>
		m.timberland_event_rolled(
			{ who: names(seat), first: FACE[first]({}, spoken), second: FACE[second]({}, spoken) },
			spoken
		),
	tipped: ({ seat, at, dir, pieces }, names, spoken) =>
		(pieces.length > 1 ? m.timberland_event_tipped_many : m.timberland_event_tipped_one)(
			{ who: names(seat), at: square(at, spoken), dir: directionWords[dir]({}, spoken) },
			spoken
		),
	pushed: ({ seat, dir }, names, spoken) =>
		m.timberland_event_pushed({ who: names(seat), dir: directionWords[dir]({}, spoken) }, spoken),
	swapped: ({ seat, a, b }, names, spoken) =>
		m.timberland_event_swapped(
			{ who: names(seat), a: square(a, spoken), b: square(b, spoken) },
			spoken
		),
	dug: ({ seat, at, to, mode }, names, spoken) =>
		DUG[mode]({ who: names(seat), at: square(at, spoken), to: square(to, spoken) }, spoken),
	hopped: ({ seat, at, to, pieces }, names, spoken) =>
		(pieces.length > 1 ? m.timberland_event_hopped_many : m.timberland_event_hopped_one)(
			{ who: names(seat), at: square(at, spoken), to: square(to, spoken) },
			spoken
		),
	aimed,
	felled: ({ seat, at, points }, names, spoken) =>
		m.timberland_event_felled({ who: names(seat), at: square(at, spoken), points }, spoken),
	'die-lost': ({ seat, face }, names, spoken) =>
		m.timberland_event_die_lost({ who: names(seat), face: FACE[face]({}, spoken) }, spoken),
	'turn-began': ({ seat }, names, spoken) =>
		m.timberland_event_turn_began({ who: names(seat) }, spoken),
	'game-ended': ({ winners, reason }, names, spoken) =>
		(reason === 'target' ? m.timberland_event_ended_target : m.timberland_event_ended_board_empty)(
			{ who: winners.map(names).join(', ') },
			spoken
		)
};

/** How the game ended, in one sentence. */
function outcomeSentence({ reason, winners }: Outcome, names: Names, spoken?: Spoken): string {
	const who = winners.map(names).join(', ');
	if (reason === 'target') return m.timberland_end_target({ who }, spoken);
	const say =
		winners.length === 1 ? m.timberland_end_board_empty_one : m.timberland_end_board_empty_many;
	return say({ who }, spoken);
}

/** All that this game says, for its board and for whoever does not know the game. */
export const timberlandWords = says({
	refusals: REFUSALS,
	otherwise: m.timberland_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
