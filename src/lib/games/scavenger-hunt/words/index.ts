/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	place: m.scavenger_hunt_phase_place,
	shift: m.scavenger_hunt_step_shift,
	move: m.scavenger_hunt_step_move,
	peek: m.scavenger_hunt_step_peek
};

const ends: WordMap = { 'six-coins': m.scavenger_hunt_over_six_coins };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
