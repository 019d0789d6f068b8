/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.chicken_run_phase_roll,
	move: m.chicken_run_phase_move
};

const ends: WordMap = { 'two-chickens': m.chicken_run_over_two_chickens };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
