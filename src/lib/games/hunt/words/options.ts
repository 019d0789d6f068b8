/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { seatWords } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

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
	firstSeat: { name: m.hunt_option_first_seat, values: seatWords(4) },
	draft: {
		name: m.hunt_option_draft,
		values: { choose: m.hunt_option_draft_choose, blind: m.hunt_option_draft_blind }
	}
};
