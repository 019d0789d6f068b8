/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.martian_12s_small;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a number without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	set: {
		name: m.martian_12s_option_set,
		values: { rainbow: m.martian_12s_option_set_rainbow, xeno: m.martian_12s_option_set_xeno }
	},
	stake: { name: m.martian_12s_option_stake, values: {} },
	chips: { name: m.martian_12s_option_chips, values: {} },
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
