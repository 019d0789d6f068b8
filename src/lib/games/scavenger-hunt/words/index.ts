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
		firstSeat: m.scavenger_hunt_option_first_seat,
		suits: m.scavenger_hunt_option_suits,
		openMemory: m.scavenger_hunt_option_open_memory
	},
	{
		firstSeat: seatWords(4),
		openMemory: yesNo
	}
);

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	place: m.scavenger_hunt_phase_place,
	shift: m.scavenger_hunt_step_shift,
	move: m.scavenger_hunt_step_move,
	peek: m.scavenger_hunt_step_peek
};

const ends: WordMap = { 'six-coins': m.scavenger_hunt_over_six_coins };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
