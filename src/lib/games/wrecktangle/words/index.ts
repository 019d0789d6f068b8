/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		path: m.wrecktangle_option_path,
		tilted: m.wrecktangle_option_tilted,
		randomFirst: m.wrecktangle_option_random_first
	},
	{
		path: { leap: m.wrecktangle_option_path_leap, clear: m.wrecktangle_option_path_clear },
		tilted: { true: m.wrecktangle_option_tilted_true, false: m.wrecktangle_option_tilted_false },
		randomFirst: {
			true: m.wrecktangle_option_random_first_true,
			false: m.wrecktangle_option_random_first_false
		}
	}
);

const ends: WordMap<Result['reason']> = {
	'last-left': m.wrecktangle_over_last_left
};

export const words = gameWords({ refusals, actions, events, outcome, options, ends });
