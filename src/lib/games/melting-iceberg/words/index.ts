/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap, type OptionWords } from '../../kit/words.ts';
import type { Result, State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';

/** What each option is called, and each of its values. */
const options: Readonly<Record<keyof Options, OptionWords>> = {
	food: {
		name: m.melting_iceberg_option_food,
		values: { 8: m.melting_iceberg_option_food_8, 6: m.melting_iceberg_option_food_6 }
	},
	tieBreak: {
		name: m.melting_iceberg_option_tie_break,
		values: {
			none: m.melting_iceberg_option_tie_break_none,
			unfedAnimals: m.melting_iceberg_option_tie_break_unfed_animals
		}
	}
};

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	food: m.melting_iceberg_phase_food,
	dock: m.melting_iceberg_phase_dock,
	roll: m.melting_iceberg_phase_roll,
	move: m.melting_iceberg_phase_move,
	meltRoll: m.melting_iceberg_phase_melt_roll,
	melt: m.melting_iceberg_phase_melt
};

const ends: WordMap<Result['reason']> = {
	'last-iceberg': m.melting_iceberg_over_last_iceberg,
	'sole-survivor': m.melting_iceberg_over_sole_survivor,
	'all-lost': m.melting_iceberg_over_all_lost
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
