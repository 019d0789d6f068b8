/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

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
