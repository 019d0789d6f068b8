/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.timelock_south;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a number without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

const seat =
	(number: number): Word =>
	(_inputs, spoken) =>
		m.timelock_option_seat({ number }, spoken);

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
	firstSeat: {
		name: m.timelock_option_first_seat,
		values: { 0: seat(1), 1: seat(2), 2: seat(3), 3: seat(4) }
	},
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
	seriesTarget: { name: m.timelock_option_series_target, values: {} },
	soloThreshold: {
		name: m.timelock_option_solo_threshold,
		values: {
			3: m.timelock_option_solo_threshold_3,
			4: m.timelock_option_solo_threshold_4,
			5: m.timelock_option_solo_threshold_5
		}
	},
	soloExtra: {
		name: m.timelock_option_solo_extra,
		values: { true: m.timelock_option_yes, false: m.timelock_option_no }
	}
};
