/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		path: m.wrecktangle_option_path,
		tilted: m.wrecktangle_option_tilted,
		randomFirst: m.wrecktangle_option_random_first
	},
	{
		path: { leap: m.wrecktangle_option_path_leap, clear: m.wrecktangle_option_path_clear },
		tilted: { true: m.wrecktangle_option_tilted_true, false: m.wrecktangle_option_tilted_false },
		randomFirst: {
			true: m.wrecktangle_option_random_first_true,
			false: m.wrecktangle_option_random_first_false
		}
	}
);
