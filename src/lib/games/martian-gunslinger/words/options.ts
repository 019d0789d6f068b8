/** The words of this game's option, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.martian_gunslinger_yes;

interface OptionWords {
	readonly name: Word;
	/** By the value as text. */
	readonly values: Readonly<Record<string, Word>>;
}

/** What the option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	homeCounts: {
		name: m.martian_gunslinger_option_home_counts,
		values: { true: m.martian_gunslinger_yes, false: m.martian_gunslinger_no }
	}
};
