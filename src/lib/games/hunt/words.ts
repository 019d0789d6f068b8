/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome } from '../../engine/module.ts';
import type { Cell, Direction } from '../../pieces/geometry/squares.ts';
import type { PyramidColor } from '../../pieces/pyramid.ts';
import type { TreehouseFace } from '../../pieces/treehouse.ts';
import {
	says,
	type Names,
	type Refusals,
	type Sentences,
	type Spoken,
	type Word
} from '../says.ts';
import type { Action, HuntEvent } from './state.ts';

/** What to do in each phase, for whoever tries something else. */
const PHASES: Readonly<Record<string, Word>> = {
	draft: m.hunt_refused_wrong_phase_draft,
	step1: m.hunt_refused_wrong_phase_step1,
	roll: m.hunt_refused_wrong_phase_roll,
	step2: m.hunt_refused_wrong_phase_step2,
	step3: m.hunt_refused_wrong_phase_step3
};

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.hunt_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.hunt_refused_not_your_turn({}, spoken),
	'wrong-phase': ({ params }, spoken) =>
		(PHASES[params?.['phase'] ?? ''] ?? m.hunt_refused_wrong_phase)({}, spoken),
	'not-in-pool': (_refusal, spoken) => m.hunt_refused_not_in_pool({}, spoken),
	'need-cell': (_refusal, spoken) => m.hunt_refused_need_cell({}, spoken),
	'not-inside': (_refusal, spoken) => m.hunt_refused_not_inside({}, spoken),
	occupied: (_refusal, spoken) => m.hunt_refused_occupied({}, spoken),
	'not-a-corner': (_refusal, spoken) => m.hunt_refused_not_a_corner({}, spoken),
	'not-opposite-corner': (_refusal, spoken) => m.hunt_refused_not_opposite_corner({}, spoken),
	'already-placed': (_refusal, spoken) => m.hunt_refused_already_placed({}, spoken),
	'no-fence': (_refusal, spoken) => m.hunt_refused_no_fence({}, spoken),
	'not-a-space': (_refusal, spoken) => m.hunt_refused_not_a_space({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.hunt_refused_not_adjacent({}, spoken),
	backwards: (_refusal, spoken) => m.hunt_refused_backwards({}, spoken),
	'must-involve-your-stack': (_refusal, spoken) =>
		m.hunt_refused_must_involve_your_stack({}, spoken),
	'not-this-action': (_refusal, spoken) => m.hunt_refused_not_this_action({}, spoken),
	'not-in-line': (_refusal, spoken) => m.hunt_refused_not_in_line({}, spoken),
	'not-standing': (_refusal, spoken) => m.hunt_refused_not_standing({}, spoken),
	'must-point-inside': (_refusal, spoken) => m.hunt_refused_must_point_inside({}, spoken),
	'not-lost': (_refusal, spoken) => m.hunt_refused_not_lost({}, spoken),
	'no-change': (_refusal, spoken) => m.hunt_refused_no_change({}, spoken),
	duplicate: (_refusal, spoken) => m.hunt_refused_duplicate({}, spoken),
	'already-reordered': (_refusal, spoken) => m.hunt_refused_already_reordered({}, spoken),
	'not-your-pieces': (_refusal, spoken) => m.hunt_refused_not_your_pieces({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.hunt_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.hunt_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], Word>> = {
	draft: m.hunt_do_draft,
	moveFence: m.hunt_do_move_fence,
	roll: m.hunt_do_roll,
	tip: m.hunt_do_tip,
	swap: m.hunt_do_swap,
	hop: m.hunt_do_hop,
	dig: m.hunt_do_dig,
	aim: m.hunt_do_aim,
	reorder: m.hunt_do_reorder,
	moveStack: m.hunt_do_move_stack
};

const COLOR: Readonly<Record<PyramidColor, Word>> = {
	R: m.piece_red,
	Y: m.piece_yellow,
	G: m.piece_green,
	B: m.piece_blue,
	K: m.piece_black,
	N: m.piece_clear,
	O: m.piece_orange,
	C: m.piece_cyan,
	P: m.piece_purple,
	W: m.piece_white
};

const FACE: Readonly<Record<TreehouseFace, Word>> = {
	tip: m.piece_tip,
	swap: m.piece_swap,
	hop: m.piece_hop,
	dig: m.piece_dig,
	aim: m.piece_aim,
	wild: m.piece_wild
};

const DIRECTION: Readonly<Record<Direction, Word>> = {
	n: m.piece_north,
	e: m.piece_east,
	s: m.piece_south,
	w: m.piece_west
};

const square = ([x, y]: Cell, spoken: Spoken): string =>
	m.piece_square({ column: x + 1, row: y + 1 }, spoken);

type Event<Type extends HuntEvent['type']> = Extract<HuntEvent, { type: Type }>;

function struck({ seat, cause, color, lost }: Event<'struck'>, names: Names, spoken: Spoken) {
	const said = { who: names(seat), lost: COLOR[lost]({}, spoken) };
	if (cause === 'impossible') return m.hunt_event_struck_impossible(said, spoken);
	if (color === null) return m.hunt_event_struck_outside(said, spoken);
	const say = cause === 'line' ? m.hunt_event_struck_line : m.hunt_event_struck_bump;
	return say({ ...said, color: COLOR[color]({}, spoken) }, spoken);
}

function aimed({ seat, color, at, facing }: Event<'aimed'>, names: Names, spoken: Spoken) {
	const said = { who: names(seat), color: COLOR[color]({}, spoken), at: square(at, spoken) };
	return facing === 'u'
		? m.hunt_event_aimed_stand(said, spoken)
		: m.hunt_event_aimed_point({ ...said, dir: DIRECTION[facing]({}, spoken) }, spoken);
}

function ended({ winners }: Event<'game-ended'>, names: Names, spoken: Spoken): string {
	const say = winners.length === 1 ? m.hunt_event_ended_one : m.hunt_event_ended_many;
	return say({ who: winners.map(names).join(', ') }, spoken);
}

const EVENTS: Sentences<HuntEvent> = {
	drafted: ({ seat, color }, names, spoken) =>
		m.hunt_event_drafted({ who: names(seat), color: COLOR[color]({}, spoken) }, spoken),
	'turn-began': ({ seat }, names, spoken) => m.hunt_event_turn_began({ who: names(seat) }, spoken),
	'fence-moved': ({ seat, color, from, to }, names, spoken) =>
		m.hunt_event_fence_moved(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				from: square(from, spoken),
				to: square(to, spoken)
			},
			spoken
		),
	rolled: ({ seat, die }, names, spoken) =>
		m.hunt_event_rolled({ who: names(seat), die: FACE[die]({}, spoken) }, spoken),
	tipped: ({ seat, color, from, to, dir }, names, spoken) =>
		m.hunt_event_tipped(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				from: square(from, spoken),
				to: square(to, spoken),
				dir: DIRECTION[dir]({}, spoken)
			},
			spoken
		),
	swapped: ({ seat, color, to }, names, spoken) =>
		m.hunt_event_swapped(
			{ who: names(seat), color: COLOR[color]({}, spoken), to: square(to, spoken) },
			spoken
		),
	'fence-hopped': ({ seat, color, to }, names, spoken) =>
		m.hunt_event_fence_hopped(
			{ who: names(seat), color: COLOR[color]({}, spoken), to: square(to, spoken) },
			spoken
		),
	'fence-fell': ({ seat, color, at, dir }, names, spoken) =>
		m.hunt_event_fence_fell(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				at: square(at, spoken),
				dir: DIRECTION[dir]({}, spoken)
			},
			spoken
		),
	'stack-moved': ({ seat, to }, names, spoken) =>
		m.hunt_event_stack_moved({ who: names(seat), to: square(to, spoken) }, spoken),
	bounced: ({ seat, to }, names, spoken) =>
		m.hunt_event_bounced({ who: names(seat), to: square(to, spoken) }, spoken),
	dug: ({ seat, color, back }, names, spoken) =>
		(back ? m.hunt_event_dug_back : m.hunt_event_dug_under)(
			{ who: names(seat), color: COLOR[color]({}, spoken) },
			spoken
		),
	aimed,
	reordered: ({ seat }, names, spoken) => m.hunt_event_reordered({ who: names(seat) }, spoken),
	saved: ({ seat, cause, color }, names, spoken) =>
		(cause === 'line' ? m.hunt_event_saved_line : m.hunt_event_saved_bump)(
			{ who: names(seat), color: COLOR[color]({}, spoken) },
			spoken
		),
	struck,
	out: ({ seat }, names, spoken) => m.hunt_event_out({ who: names(seat) }, spoken),
	'game-ended': ended
};

/** How the game ended, in one sentence. */
function outcomeSentence({ reason, winners }: Outcome, names: Names, spoken?: Spoken): string {
	const who = winners.map(names).join(', ');
	return reason === 'all-destroyed-together'
		? m.hunt_end_all_destroyed_together({ who }, spoken)
		: m.hunt_end_last_stack({ who }, spoken);
}

/** All that this game says, for its board and for whoever does not know the game. */
export const huntWords = says({
	refusals: REFUSALS,
	otherwise: m.hunt_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
