/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	play: m.martian_12s_phase_play,
	roundOver: m.martian_12s_phase_round_over
};

const ends: WordMap = { 'most-money': m.martian_12s_over_most_money };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
