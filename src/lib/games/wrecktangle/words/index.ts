/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const ends: WordMap<Result['reason']> = {
	'last-left': m.wrecktangle_over_last_left
};

export const words = gameWords({ refusals, actions, events, outcome, options, ends });
