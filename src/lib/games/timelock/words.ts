/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome, Refusal } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { pyramidName, treehouseWords } from '../../pieces/names.ts';
import { pyramid } from '../../pieces/pyramid.ts';
import {
	says,
	type Names,
	type Refusals,
	type Sentences,
	type Spoken,
	type Word
} from '../says.ts';
import type { Action, Piece, State, TimelockEvent } from './state.ts';

const PHASES: Readonly<Record<State['phase'], Word>> = {
	roll: m.timelock_refused_wrong_phase_roll,
	remove: m.timelock_refused_wrong_phase_remove,
	move: m.timelock_refused_wrong_phase_move,
	between: m.timelock_refused_wrong_phase_between,
	over: m.timelock_refused_game_over
};

const isPhase = (phase: unknown): phase is State['phase'] =>
	typeof phase === 'string' && Object.hasOwn(PHASES, phase);

function wrongPhase({ params }: Refusal, spoken: Spoken): string {
	const phase = params?.['phase'];
	return (isPhase(phase) ? PHASES[phase] : m.timelock_refused_wrong_phase)({}, spoken);
}

const REFUSALS: Refusals = {
	'wrong-phase': wrongPhase,
	'game-over': (_refusal, spoken) => m.timelock_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.timelock_refused_not_your_turn({}, spoken),
	'no-such-piece': (_refusal, spoken) => m.timelock_refused_no_such_piece({}, spoken),
	'not-yours': (_refusal, spoken) => m.timelock_refused_not_yours({}, spoken),
	covered: (_refusal, spoken) => m.timelock_refused_covered({}, spoken),
	sideways: (_refusal, spoken) => m.timelock_refused_sideways({}, spoken),
	'beyond-center': (_refusal, spoken) => m.timelock_refused_beyond_center({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.timelock_refused_not_adjacent({}, spoken),
	'no-such-pool': (_refusal, spoken) => m.timelock_refused_no_such_pool({}, spoken),
	'pool-bound': (_refusal, spoken) => m.timelock_refused_pool_bound({}, spoken),
	'stack-taken': (_refusal, spoken) => m.timelock_refused_stack_taken({}, spoken),
	'not-enough-points': ({ params }, spoken) =>
		m.timelock_refused_not_enough_points(
			{ cost: params?.['cost'] ?? '', points: params?.['points'] ?? '' },
			spoken
		),
	'not-center': (_refusal, spoken) => m.timelock_refused_not_center({}, spoken),
	'already-top': (_refusal, spoken) => m.timelock_refused_already_top({}, spoken),
	'cannot-combine': (_refusal, spoken) => m.timelock_refused_cannot_combine({}, spoken),
	'not-this-action': (_refusal, spoken) => m.timelock_refused_not_this_action({}, spoken),
	'special-used': (_refusal, spoken) => m.timelock_refused_special_used({}, spoken),
	'points-already-spent': (_refusal, spoken) => m.timelock_refused_points_already_spent({}, spoken),
	'same-square': (_refusal, spoken) => m.timelock_refused_same_square({}, spoken),
	'nothing-there': (_refusal, spoken) => m.timelock_refused_nothing_there({}, spoken),
	'solo-only': (_refusal, spoken) => m.timelock_refused_solo_only({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.timelock_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.timelock_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], Word>> = {
	roll: m.timelock_do_roll,
	combine: m.timelock_do_combine,
	move: m.timelock_do_move,
	dig: m.timelock_do_dig,
	special: m.timelock_do_special,
	specialSwap: m.timelock_do_special_swap,
	specialDig: m.timelock_do_special_dig,
	endTurn: m.timelock_do_end_turn,
	removePyramid: m.timelock_do_remove_pyramid,
	replace: m.timelock_do_replace,
	nextGame: m.timelock_do_next_game
};

export const COLUMNS = 'abcde';

/** Columns a to e from the west, rows 1 to 5 from south's edge: `[0, 4]` is a1. */
export const squareName = ([x, y]: Cell): string => `${COLUMNS.charAt(x)}${COLUMNS.length - y}`;

/** "red large": the side is plain from the square. */
export const pieceName = (piece: Piece): string => pyramidName(pyramid(piece.slice(1)));

const SPECIALS = {
	tip: m.timelock_event_tip,
	hop: m.timelock_event_hop,
	aim: m.timelock_event_aim,
	wild: m.timelock_event_wild
} as const;

type Told<Type extends TimelockEvent['type']> = Extract<TimelockEvent, { type: Type }>;

function dug({ seat, piece, at, cost }: Told<'dug'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), piece: pieceName(piece), at: squareName(at) };
	return cost === 0
		? m.timelock_event_dug_free(said, spoken)
		: m.timelock_event_dug({ ...said, cost }, spoken);
}

function returned(
	{ seat, piece, cost }: Told<'pyramid-returned'>,
	names: Names,
	spoken: Spoken
): string {
	const said = { who: names(seat), piece: pieceName(piece) };
	return cost === 0
		? m.timelock_event_pyramid_returned_free(said, spoken)
		: m.timelock_event_pyramid_returned({ ...said, cost }, spoken);
}

function won({ winners, points }: Told<'won'>, names: Names, spoken: Spoken): string {
	const who = winners.map(names).join(', ');
	return points === null
		? m.timelock_event_won({ who }, spoken)
		: m.timelock_event_won_points({ who, points }, spoken);
}

const EVENTS: Sentences<TimelockEvent> = {
	rolled: ({ seat, dice: [one, two], special }, names, spoken) =>
		m.timelock_event_rolled(
			{ who: names(seat), one, two, face: treehouseWords[special]() },
			spoken
		),
	combined: ({ seat, points }, names, spoken) =>
		m.timelock_event_combined({ who: names(seat), points }, spoken),
	moved: ({ seat, piece, from, to, cost }, names, spoken) =>
		m.timelock_event_moved(
			{
				who: names(seat),
				piece: pieceName(piece),
				from: squareName(from),
				to: squareName(to),
				cost
			},
			spoken
		),
	dug,
	'special-used': ({ seat, face }, names, spoken) => SPECIALS[face]({ who: names(seat) }, spoken),
	swapped: ({ seat, a, b }, names, spoken) =>
		m.timelock_event_swapped({ who: names(seat), one: pieceName(a), two: pieceName(b) }, spoken),
	'stack-done': ({ side, col }, _names, spoken) =>
		m.timelock_event_stack_done(
			{
				column: COLUMNS.charAt(col),
				side: (side === 's' ? m.timelock_south : m.timelock_north)({}, spoken)
			},
			spoken
		),
	'pyramid-taken': ({ seat, piece }, names, spoken) =>
		m.timelock_event_pyramid_taken({ who: names(seat), piece: pieceName(piece) }, spoken),
	'pyramid-returned': returned,
	'turn-ended': ({ seat }, names, spoken) =>
		m.timelock_event_turn_ended({ who: names(seat) }, spoken),
	won,
	lost: ({ seat }, names, spoken) => m.timelock_event_lost({ who: names(seat) }, spoken),
	'game-began': ({ seat, game }, names, spoken) =>
		m.timelock_event_game_began({ who: names(seat), game }, spoken)
};

/** How the game ended, in one sentence. */
function outcomeSentence({ reason, winners }: Outcome, names: Names, spoken?: Spoken): string {
	const who = winners.map(names).join(', ');
	if (reason === 'all-removed') return m.timelock_end_all_removed({}, spoken);
	return (reason === 'series' ? m.timelock_end_series : m.timelock_end_timelock)({ who }, spoken);
}

/** All that this game says, for its board and for whoever does not know the game. */
export const timelockWords = says({
	refusals: REFUSALS,
	otherwise: m.timelock_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
