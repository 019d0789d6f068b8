/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Reason, State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable, seatWords } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		sets: m.timberland_option_sets,
		target: m.timberland_option_target,
		firstSeat: m.timberland_option_first_seat,
		cells: m.timberland_option_cells
	},
	{
		sets: {
			'rainbow-rainbow': m.timberland_option_sets_rainbow_rainbow,
			'xeno-xeno': m.timberland_option_sets_xeno_xeno,
			'rainbow-xeno': m.timberland_option_sets_rainbow_xeno
		},
		firstSeat: seatWords(4),
		cells: { null: m.timberland_option_cells_usual }
	}
);

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.timberland_phase_roll,
	act: m.timberland_phase_act
};

const ends: WordMap<Reason> = {
	target: m.timberland_over_target,
	'board-empty': m.timberland_over_board_empty
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
