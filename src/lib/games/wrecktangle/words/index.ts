/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result } from '../rules/state.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const ends: WordMap<Result['reason']> = {
	'last-left': m.wrecktangle_over_last_left
};

export const wrecktangleWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	ends
});
