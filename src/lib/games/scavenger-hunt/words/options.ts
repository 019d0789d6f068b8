/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable, seatWords, yesNo } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		firstSeat: m.scavenger_hunt_option_first_seat,
		suits: m.scavenger_hunt_option_suits,
		openMemory: m.scavenger_hunt_option_open_memory
	},
	{
		firstSeat: seatWords(4),
		openMemory: yesNo
	}
);
