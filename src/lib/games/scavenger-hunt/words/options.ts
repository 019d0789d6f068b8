/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.scavenger_hunt_yes;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	firstSeat: {
		name: m.scavenger_hunt_option_first_seat,
		values: {
			0: m.scavenger_hunt_option_first_seat_0,
			1: m.scavenger_hunt_option_first_seat_1,
			2: m.scavenger_hunt_option_first_seat_2,
			3: m.scavenger_hunt_option_first_seat_3
		}
	},
	suits: { name: m.scavenger_hunt_option_suits, values: {} },
	openMemory: {
		name: m.scavenger_hunt_option_open_memory,
		values: { true: m.scavenger_hunt_yes, false: m.scavenger_hunt_no }
	}
};
