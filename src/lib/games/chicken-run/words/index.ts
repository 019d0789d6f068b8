/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../../kit/says.ts';
import { ROWS, type Action, type ChickenRunEvent, type Square } from '../rules/state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.chicken_run_refused_game_over({}, spoken),
	'bad-action': (_refusal, spoken) => m.chicken_run_refused_bad_action({}, spoken),
	'wrong-phase': ({ params }, spoken) =>
		params?.['phase'] === 'roll'
			? m.chicken_run_refused_wrong_phase_roll({}, spoken)
			: m.chicken_run_refused_wrong_phase_move({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.chicken_run_refused_not_your_turn({}, spoken),
	'off-board': (_refusal, spoken) => m.chicken_run_refused_off_board({}, spoken),
	'empty-cell': (_refusal, spoken) => m.chicken_run_refused_empty_cell({}, spoken),
	'not-movable': ({ params }, spoken) =>
		params?.['movable'] === 'family'
			? m.chicken_run_refused_not_movable_family({}, spoken)
			: m.chicken_run_refused_not_movable_crowd({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.chicken_run_refused_not_adjacent({}, spoken),
	'outside-field': (_refusal, spoken) => m.chicken_run_refused_outside_field({}, spoken),
	'not-enough-points': ({ params }, spoken) =>
		m.chicken_run_refused_not_enough_points(
			{ cost: params?.['cost'] ?? '', points: params?.['points'] ?? '' },
			spoken
		),
	'chicken-needs-empty': (_refusal, spoken) =>
		m.chicken_run_refused_chicken_needs_empty({}, spoken),
	'spectator-blocked': (_refusal, spoken) => m.chicken_run_refused_spectator_blocked({}, spoken),
	'not-larger': (_refusal, spoken) => m.chicken_run_refused_not_larger({}, spoken),
	'chicken-taken': (_refusal, spoken) => m.chicken_run_refused_chicken_taken({}, spoken),
	'wrong-size-chicken': (_refusal, spoken) => m.chicken_run_refused_wrong_size_chicken({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.chicken_run_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.chicken_run_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.chicken_run_do_roll>> = {
	roll: m.chicken_run_do_roll,
	move: m.chicken_run_do_move,
	done: m.chicken_run_do_done
};

/** Columns a to e from the left, rows 1 to 9 from seat 0's edge: `[2, 8]` is c1. */
export const squareName = ([x, y]: Square): string => `${'abcde'.charAt(x)}${ROWS - y}`;

/** "small", "medium" or "large". */
export function sizeName(size: number, spoken?: Spoken): string {
	if (size === 1) return m.chicken_run_small({}, spoken);
	return size === 2 ? m.chicken_run_medium({}, spoken) : m.chicken_run_large({}, spoken);
}

const MOVED = {
	family: m.chicken_run_event_moved_family,
	chicken: m.chicken_run_event_moved_chicken,
	spectator: m.chicken_run_event_moved_spectator
} as const;

const EVENTS: Sentences<ChickenRunEvent> = {
	tied: ({ dice }, _names, spoken) => m.chicken_run_event_tied({ roll: dice[0] }, spoken),
	rolled: ({ seat, points, movable, dice: [white, black] }, names, spoken) =>
		movable === 'crowd'
			? m.chicken_run_event_rolled_crowd({ who: names(seat), points }, spoken)
			: m.chicken_run_event_rolled_family({ who: names(seat), points, white, black }, spoken),
	moved: ({ seat, kind, size, from, to }, names, spoken) =>
		MOVED[kind](
			{
				who: names(seat),
				size: sizeName(size, spoken),
				from: squareName(from),
				to: squareName(to)
			},
			spoken
		),
	trampled: ({ seat, to }, names, spoken) =>
		m.chicken_run_event_trampled({ who: names(seat), to: squareName(to) }, spoken),
	released: ({ seat, size }, names, spoken) =>
		m.chicken_run_event_released({ who: names(seat), size: sizeName(size, spoken) }, spoken),
	captured: ({ seat, size }, names, spoken) =>
		m.chicken_run_event_captured({ who: names(seat), size: sizeName(size, spoken) }, spoken),
	'round-ended': ({ seat }, names, spoken) =>
		m.chicken_run_event_round_ended({ who: names(seat) }, spoken),
	won: ({ seat }, names, spoken) => m.chicken_run_event_won({ who: names(seat) }, spoken)
};

/** How the game ended, in one sentence. */
const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.chicken_run_end_two_chickens({ who: winners.map(names).join(', ') }, spoken);

/** All that this game says, for its board and for whoever does not know the game. */
export const chickenRunWords = says({
	refusals: REFUSALS,
	otherwise: m.chicken_run_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
