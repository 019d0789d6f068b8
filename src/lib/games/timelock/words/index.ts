/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	roll: m.timelock_phase_roll,
	remove: m.timelock_phase_remove,
	move: m.timelock_phase_move,
	between: m.timelock_phase_between
};

const ends: WordMap<Result['reason'] | 'series'> = {
	timelock: m.timelock_over_timelock,
	'all-removed': m.timelock_over_all_removed,
	series: m.timelock_over_series
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
