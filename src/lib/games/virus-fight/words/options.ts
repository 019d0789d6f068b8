/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.virus_fight_instruction_m;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a number without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

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
