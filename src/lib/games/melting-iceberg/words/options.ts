/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
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
