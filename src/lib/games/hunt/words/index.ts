/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable, seatWords } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		sets: m.hunt_option_sets,
		firstSeat: m.hunt_option_first_seat,
		draft: m.hunt_option_draft
	},
	{
		sets: {
			'rainbow, xeno': m.hunt_option_sets_rainbow_xeno,
			'rainbow, rainbow': m.hunt_option_sets_rainbow_rainbow,
			'xeno, xeno': m.hunt_option_sets_xeno_xeno,
			'xeno, rainbow': m.hunt_option_sets_xeno_rainbow
		},
		firstSeat: seatWords(4),
		draft: { choose: m.hunt_option_draft_choose, blind: m.hunt_option_draft_blind }
	}
);

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	draft: m.hunt_phase_draft,
	step1: m.hunt_phase_step1,
	roll: m.hunt_phase_roll,
	step2: m.hunt_phase_step2,
	step3: m.hunt_phase_step3
};

const ends: WordMap = {
	'last-stack': m.hunt_over_last_stack,
	'all-destroyed-together': m.hunt_over_all_destroyed_together
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
