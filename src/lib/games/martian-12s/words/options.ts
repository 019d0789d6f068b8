/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	set: {
		name: m.martian_12s_option_set,
		values: { rainbow: m.martian_12s_option_set_rainbow, xeno: m.martian_12s_option_set_xeno }
	},
	stake: { name: m.martian_12s_option_stake },
	chips: { name: m.martian_12s_option_chips },
	wallets: {
		name: m.martian_12s_option_wallets,
		values: { null: m.martian_12s_option_wallets_nolimit }
	},
	sets: { name: m.martian_12s_option_sets, values: { null: m.martian_12s_option_sets_nolimit } },
	rounds: {
		name: m.martian_12s_option_rounds,
		values: { null: m.martian_12s_option_rounds_nolimit }
	}
};
