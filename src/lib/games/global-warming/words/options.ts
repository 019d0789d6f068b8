/** The words of this game's options, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { optionTable, seatWords, yesNo } from '../../kit/optionWords.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
export const optionWords = optionTable<keyof Options>(
	{
		layout: m.global_warming_option_layout,
		handler: m.global_warming_option_handler,
		drownedHandler: m.global_warming_option_drowned_handler,
		autoSink: m.global_warming_option_auto_sink,
		suits: m.global_warming_option_suits
	},
	{
		layout: {
			standard: m.global_warming_option_layout_standard,
			orthogonal: m.global_warming_option_layout_orthogonal,
			diagonal: m.global_warming_option_layout_diagonal
		},
		handler: seatWords(4),
		drownedHandler: yesNo,
		autoSink: yesNo
	}
);
