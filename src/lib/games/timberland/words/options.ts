/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable, seatWords } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		sets: m.timberland_option_sets,
		target: m.timberland_option_target,
		firstSeat: m.timberland_option_first_seat,
		cells: m.timberland_option_cells
	},
	{
		sets: {
			'rainbow-rainbow': m.timberland_option_sets_rainbow_rainbow,
			'xeno-xeno': m.timberland_option_sets_xeno_xeno,
			'rainbow-xeno': m.timberland_option_sets_rainbow_xeno
		},
		firstSeat: seatWords(4),
		cells: { null: m.timberland_option_cells_usual }
	}
);
