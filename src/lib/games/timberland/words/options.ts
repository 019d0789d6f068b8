/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.timberland_option_sets;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	sets: {
		name: m.timberland_option_sets,
		values: {
			'rainbow-rainbow': m.timberland_option_sets_rainbow_rainbow,
			'xeno-xeno': m.timberland_option_sets_xeno_xeno,
			'rainbow-xeno': m.timberland_option_sets_rainbow_xeno
		}
	},
	target: { name: m.timberland_option_target, values: {} },
	firstSeat: {
		name: m.timberland_option_first_seat,
		values: {
			0: m.timberland_option_first_seat_1,
			1: m.timberland_option_first_seat_2,
			2: m.timberland_option_first_seat_3,
			3: m.timberland_option_first_seat_4
		}
	},
	cells: { name: m.timberland_option_cells, values: { null: m.timberland_option_cells_usual } }
};
