/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../../kit/says.ts';
import type { Action, Color, Ending, MartianEvent, Result, Size } from '../rules/state.ts';

const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.martian_12s_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.martian_12s_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.martian_12s_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.martian_12s_refused_bad_action({}, spoken),
	'cannot-pay': ({ params }, spoken) =>
		m.martian_12s_refused_cannot_pay(
			{ stake: params?.['stake'] ?? '', has: params?.['has'] ?? '' },
			spoken
		),
	'none-of-that-size': (_refusal, spoken) => m.martian_12s_refused_none_of_that_size({}, spoken),
	'must-pull-first': (_refusal, spoken) => m.martian_12s_refused_must_pull_first({}, spoken),
	'not-first-player': (_refusal, spoken) => m.martian_12s_refused_not_first_player({}, spoken),
	'already-voted': (_refusal, spoken) => m.martian_12s_refused_already_voted({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.martian_12s_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.martian_12s_refused_bad_seats({}, spoken)
};

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.martian_12s_do_pull>> = {
	pull: m.martian_12s_do_pull,
	pass: m.martian_12s_do_pass,
	nextRound: m.martian_12s_do_next_round,
	stop: m.martian_12s_do_stop
};

const COLOR = {
	black: m.martian_12s_color_black,
	red: m.martian_12s_color_red,
	yellow: m.martian_12s_color_yellow,
	green: m.martian_12s_color_green,
	blue: m.martian_12s_color_blue,
	white: m.martian_12s_color_white,
	clear: m.martian_12s_color_clear,
	orange: m.martian_12s_color_orange,
	cyan: m.martian_12s_color_cyan,
	purple: m.martian_12s_color_purple
} as const;

const SIZE = {
	small: m.martian_12s_small,
	medium: m.martian_12s_medium,
	large: m.martian_12s_large
} as const;

const ENDED: Readonly<Record<Ending, typeof m.martian_12s_event_ended_vote>> = {
	rounds: m.martian_12s_event_ended_rounds,
	money: m.martian_12s_event_ended_money,
	vote: m.martian_12s_event_ended_vote
};

const colorName = (color: Color, spoken?: Spoken): string => COLOR[color]({}, spoken);
const sizeName = (size: Size, spoken?: Spoken): string => SIZE[size]({}, spoken);

function scored({ winners, score, share, carry }: Result, names: Names, spoken: Spoken): string {
	const who = winners.map(names).join(', ');
	const one = winners.length === 1;
	const say = one ? m.martian_12s_event_scored_one : m.martian_12s_event_scored_many;
	const taken = say({ who, score, share }, spoken);
	return carry === 0 ? taken : `${taken} ${m.martian_12s_event_carried({ carry }, spoken)}`;
}

const EVENTS: Sentences<MartianEvent> = {
	pulled: ({ seat, size, color, points, score }, names, spoken) =>
		m.martian_12s_event_pulled(
			{
				who: names(seat),
				size: sizeName(size, spoken),
				color: colorName(color, spoken),
				points,
				score
			},
			spoken
		),
	popped: ({ seat, score }, names, spoken) =>
		m.martian_12s_event_popped({ who: names(seat), score }, spoken),
	passed: ({ seat, score }, names, spoken) =>
		m.martian_12s_event_passed({ who: names(seat), score }, spoken),
	scored,
	'round-began': ({ seat, round }, names, spoken) =>
		m.martian_12s_event_round_began({ who: names(seat), round }, spoken),
	'sat-out': ({ seat }, names, spoken) => m.martian_12s_event_sat_out({ who: names(seat) }, spoken),
	'stop-wanted': ({ seat }, names, spoken) =>
		m.martian_12s_event_stop_wanted({ who: names(seat) }, spoken),
	'game-ended': ({ because }, _names, spoken) => ENDED[because]({}, spoken)
};

/** How the game ended, in one sentence. */
function outcomeSentence({ winners }: Outcome, names: Names, spoken?: Spoken): string {
	const who = winners.map(names).join(', ');
	const say = winners.length === 1 ? m.martian_12s_end_one : m.martian_12s_end_many;
	return say({ who }, spoken);
}

/** All that this game says, for its board and for whoever does not know the game. */
export const martian12sWords = says({
	refusals: REFUSALS,
	otherwise: m.martian_12s_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
