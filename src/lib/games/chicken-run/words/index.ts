/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
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

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.chicken_run_phase_roll,
	move: m.chicken_run_phase_move
};

const ends: WordMap = { 'two-chickens': m.chicken_run_over_two_chickens };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
