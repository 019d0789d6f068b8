/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Reason, State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.timberland_phase_roll,
	act: m.timberland_phase_act
};

const ends: WordMap<Reason> = {
	target: m.timberland_over_target,
	'board-empty': m.timberland_over_board_empty
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
