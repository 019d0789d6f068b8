/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		boardSize: m.virus_fight_option_board_size,
		sets: m.virus_fight_option_sets,
		roundLimit: m.virus_fight_option_round_limit
	},
	{
		boardSize: { null: m.virus_fight_option_board_size_usual },
		sets: { null: m.virus_fight_option_sets_usual },
		roundLimit: { null: m.virus_fight_option_round_limit_none }
	}
);
