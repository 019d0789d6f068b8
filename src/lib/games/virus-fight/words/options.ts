/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	boardSize: {
		name: m.virus_fight_option_board_size,
		values: { null: m.virus_fight_option_board_size_usual }
	},
	sets: { name: m.virus_fight_option_sets, values: { null: m.virus_fight_option_sets_usual } },
	roundLimit: {
		name: m.virus_fight_option_round_limit,
		values: { null: m.virus_fight_option_round_limit_none }
	}
};
