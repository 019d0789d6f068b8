/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { seatWords, yesNo } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	firstSeat: { name: m.scavenger_hunt_option_first_seat, values: seatWords(4) },
	suits: { name: m.scavenger_hunt_option_suits },
	openMemory: { name: m.scavenger_hunt_option_open_memory, values: yesNo }
};
