/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	select: m.global_warming_phase_select,
	act: m.global_warming_phase_act,
	sink: m.global_warming_phase_sink
};

const ends: WordMap = { 'last-survivor': m.global_warming_over_last_survivor };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
