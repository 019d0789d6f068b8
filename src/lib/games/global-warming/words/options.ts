/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import type { Options } from '../rules/state.ts';

type Word = typeof m.global_warming_yes;

interface OptionWords {
	readonly name: Word;
	/** By the value as text; a value without words of its own is said as it is. */
	readonly values: Readonly<Record<string, Word>>;
}

const YES_NO = { true: m.global_warming_yes, false: m.global_warming_no };

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
	handler: {
		name: m.global_warming_option_handler,
		values: {
			0: m.global_warming_option_handler_0,
			1: m.global_warming_option_handler_1,
			2: m.global_warming_option_handler_2,
			3: m.global_warming_option_handler_3
		}
	},
	drownedHandler: { name: m.global_warming_option_drowned_handler, values: YES_NO },
	autoSink: { name: m.global_warming_option_auto_sink, values: YES_NO },
	suits: { name: m.global_warming_option_suits, values: {} }
};
