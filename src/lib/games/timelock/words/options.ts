/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable, seatWords, yesNo } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
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
