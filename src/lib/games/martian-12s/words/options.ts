/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		set: m.martian_12s_option_set,
		stake: m.martian_12s_option_stake,
		chips: m.martian_12s_option_chips,
		wallets: m.martian_12s_option_wallets,
		sets: m.martian_12s_option_sets,
		rounds: m.martian_12s_option_rounds
	},
	{
		set: { rainbow: m.martian_12s_option_set_rainbow, xeno: m.martian_12s_option_set_xeno },
		wallets: { null: m.martian_12s_option_wallets_nolimit },
		sets: { null: m.martian_12s_option_sets_nolimit },
		rounds: { null: m.martian_12s_option_rounds_nolimit }
	}
);
