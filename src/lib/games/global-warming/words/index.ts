/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	select: m.global_warming_phase_select,
	act: m.global_warming_phase_act,
	sink: m.global_warming_phase_sink
};

export const globalWarmingWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	phases,
	ends: {
		'last-survivor': m.global_warming_over_last_survivor
	}
});
