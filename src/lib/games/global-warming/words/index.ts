/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable, seatWords, yesNo } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
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

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	select: m.global_warming_phase_select,
	act: m.global_warming_phase_act,
	sink: m.global_warming_phase_sink
};

const ends: WordMap = { 'last-survivor': m.global_warming_over_last_survivor };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
