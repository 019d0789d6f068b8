/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.chicken_run_phase_roll,
	move: m.chicken_run_phase_move
};

export const chickenRunWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	phases,
	ends: {
		'two-chickens': m.chicken_run_over_two_chickens
	}
});
