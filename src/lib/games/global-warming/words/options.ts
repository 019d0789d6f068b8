/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { seatWords, yesNo } from '../../kit/optionWords.ts';
import type { OptionWords } from '../../kit/words.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	layout: {
		name: m.global_warming_option_layout,
		values: {
			standard: m.global_warming_option_layout_standard,
			orthogonal: m.global_warming_option_layout_orthogonal,
			diagonal: m.global_warming_option_layout_diagonal
		}
	},
	handler: { name: m.global_warming_option_handler, values: seatWords(4) },
	drownedHandler: { name: m.global_warming_option_drowned_handler, values: yesNo },
	autoSink: { name: m.global_warming_option_auto_sink, values: yesNo },
	suits: { name: m.global_warming_option_suits }
};
