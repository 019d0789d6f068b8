/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.melting_iceberg_option_food;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

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
