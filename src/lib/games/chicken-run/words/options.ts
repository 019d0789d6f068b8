/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		sets: m.chicken_run_option_sets,
		sideline: m.chicken_run_option_sideline,
		chickenOrder: m.chicken_run_option_chicken_order
	},
	{
		sets: { two: m.chicken_run_option_sets_two, three: m.chicken_run_option_sets_three },
		chickenOrder: {
			SLM: m.chicken_run_option_chicken_order_slm,
			SML: m.chicken_run_option_chicken_order_sml,
			MSL: m.chicken_run_option_chicken_order_msl,
			MLS: m.chicken_run_option_chicken_order_mls,
			LSM: m.chicken_run_option_chicken_order_lsm,
			LMS: m.chicken_run_option_chicken_order_lms
		}
	}
);
