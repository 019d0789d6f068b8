/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	sets: {
		name: m.chicken_run_option_sets,
		values: { two: m.chicken_run_option_sets_two, three: m.chicken_run_option_sets_three }
	},
	sideline: { name: m.chicken_run_option_sideline },
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
