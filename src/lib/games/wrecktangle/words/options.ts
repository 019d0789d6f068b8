/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	path: {
		name: m.wrecktangle_option_path,
		values: { leap: m.wrecktangle_option_path_leap, clear: m.wrecktangle_option_path_clear }
	},
	tilted: {
		name: m.wrecktangle_option_tilted,
		values: { true: m.wrecktangle_option_tilted_true, false: m.wrecktangle_option_tilted_false }
	},
	randomFirst: {
		name: m.wrecktangle_option_random_first,
		values: {
			true: m.wrecktangle_option_random_first_true,
			false: m.wrecktangle_option_random_first_false
		}
	}
};
