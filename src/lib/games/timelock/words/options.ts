/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { seatWords, yesNo } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	colors: {
		name: m.timelock_option_colors,
		values: {
			'rainbow-xeno': m.timelock_option_colors_rainbow_xeno,
			'rainbow-rainbow': m.timelock_option_colors_rainbow_rainbow,
			'xeno-xeno': m.timelock_option_colors_xeno_xeno,
			'two-stashes': m.timelock_option_colors_two_stashes
		}
	},
	firstSeat: { name: m.timelock_option_first_seat, values: seatWords(4) },
	stacksNeeded: {
		name: m.timelock_option_stacks_needed,
		values: {
			2: m.timelock_option_stacks_needed_2,
			3: m.timelock_option_stacks_needed_3,
			4: m.timelock_option_stacks_needed_4
		}
	},
	removeMatched: {
		name: m.timelock_option_remove_matched,
		values: {
			true: m.timelock_option_remove_matched_true,
			false: m.timelock_option_remove_matched_false
		}
	},
	scoring: {
		name: m.timelock_option_scoring,
		values: { true: m.timelock_option_scoring_true, false: m.timelock_option_scoring_false }
	},
	seriesTarget: { name: m.timelock_option_series_target },
	soloThreshold: {
		name: m.timelock_option_solo_threshold,
		values: {
			3: m.timelock_option_solo_threshold_3,
			4: m.timelock_option_solo_threshold_4,
			5: m.timelock_option_solo_threshold_5
		}
	},
	soloExtra: { name: m.timelock_option_solo_extra, values: yesNo }
};
