/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable, seatWords, yesNo } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		colors: m.timelock_option_colors,
		firstSeat: m.timelock_option_first_seat,
		stacksNeeded: m.timelock_option_stacks_needed,
		removeMatched: m.timelock_option_remove_matched,
		scoring: m.timelock_option_scoring,
		seriesTarget: m.timelock_option_series_target,
		soloThreshold: m.timelock_option_solo_threshold,
		soloExtra: m.timelock_option_solo_extra
	},
	{
		colors: {
			'rainbow-xeno': m.timelock_option_colors_rainbow_xeno,
			'rainbow-rainbow': m.timelock_option_colors_rainbow_rainbow,
			'xeno-xeno': m.timelock_option_colors_xeno_xeno,
			'two-stashes': m.timelock_option_colors_two_stashes
		},
		firstSeat: seatWords(4),
		stacksNeeded: {
			2: m.timelock_option_stacks_needed_2,
			3: m.timelock_option_stacks_needed_3,
			4: m.timelock_option_stacks_needed_4
		},
		removeMatched: {
			true: m.timelock_option_remove_matched_true,
			false: m.timelock_option_remove_matched_false
		},
		scoring: { true: m.timelock_option_scoring_true, false: m.timelock_option_scoring_false },
		soloThreshold: {
			3: m.timelock_option_solo_threshold_3,
			4: m.timelock_option_solo_threshold_4,
			5: m.timelock_option_solo_threshold_5
		},
		soloExtra: yesNo
	}
);

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.timelock_phase_roll,
	remove: m.timelock_phase_remove,
	move: m.timelock_phase_move,
	between: m.timelock_phase_between
};

const ends: WordMap<Result['reason'] | 'series'> = {
	timelock: m.timelock_over_timelock,
	'all-removed': m.timelock_over_all_removed,
	series: m.timelock_over_series
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
