/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable, seatWords } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		sets: m.hunt_option_sets,
		firstSeat: m.hunt_option_first_seat,
		draft: m.hunt_option_draft
	},
	{
		sets: {
			'rainbow, xeno': m.hunt_option_sets_rainbow_xeno,
			'rainbow, rainbow': m.hunt_option_sets_rainbow_rainbow,
			'xeno, xeno': m.hunt_option_sets_xeno_xeno,
			'xeno, rainbow': m.hunt_option_sets_xeno_rainbow
		},
		firstSeat: seatWords(4),
		draft: { choose: m.hunt_option_draft_choose, blind: m.hunt_option_draft_blind }
	}
);
