/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.hunt_option_sets;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	sets: {
		name: m.hunt_option_sets,
		values: {
			'rainbow,xeno': m.hunt_option_sets_rainbow_xeno,
			'rainbow,rainbow': m.hunt_option_sets_rainbow_rainbow,
			'xeno,xeno': m.hunt_option_sets_xeno_xeno,
			'xeno,rainbow': m.hunt_option_sets_xeno_rainbow
		}
	},
	firstSeat: {
		name: m.hunt_option_first_seat,
		values: {
			0: m.hunt_option_first_seat_1,
			1: m.hunt_option_first_seat_2,
			2: m.hunt_option_first_seat_3,
			3: m.hunt_option_first_seat_4
		}
	},
	draft: {
		name: m.hunt_option_draft,
		values: { choose: m.hunt_option_draft_choose, blind: m.hunt_option_draft_blind }
	}
};
