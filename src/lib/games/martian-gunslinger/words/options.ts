/** The words of this game's option, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { yesNo } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What the option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	homeCounts: { name: m.martian_gunslinger_option_home_counts, values: yesNo }
};
