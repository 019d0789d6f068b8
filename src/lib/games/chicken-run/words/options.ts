/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.chicken_run_small;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	sets: {
		name: m.chicken_run_option_sets,
		values: { two: m.chicken_run_option_sets_two, three: m.chicken_run_option_sets_three }
	},
	sideline: { name: m.chicken_run_option_sideline, values: {} },
	chickenOrder: {
		name: m.chicken_run_option_chicken_order,
		values: {
			SLM: m.chicken_run_option_chicken_order_slm,
			SML: m.chicken_run_option_chicken_order_sml,
			MSL: m.chicken_run_option_chicken_order_msl,
			MLS: m.chicken_run_option_chicken_order_mls,
			LSM: m.chicken_run_option_chicken_order_lsm,
			LMS: m.chicken_run_option_chicken_order_lms
		}
	}
};
