/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { seatWords } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

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
	target: { name: m.timberland_option_target },
	firstSeat: { name: m.timberland_option_first_seat, values: seatWords(4) },
	cells: { name: m.timberland_option_cells, values: { null: m.timberland_option_cells_usual } }
};
