/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	play: m.martian_12s_phase_play,
	roundOver: m.martian_12s_phase_round_over
};

export const martian12sWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	phases,
	ends: {
		'most-money': m.martian_12s_over_most_money
	}
});
