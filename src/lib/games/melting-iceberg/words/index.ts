/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	food: m.melting_iceberg_phase_food,
	dock: m.melting_iceberg_phase_dock,
	roll: m.melting_iceberg_phase_roll,
	move: m.melting_iceberg_phase_move,
	meltRoll: m.melting_iceberg_phase_melt_roll,
	melt: m.melting_iceberg_phase_melt
};

const ends: WordMap<Result['reason']> = {
	'last-iceberg': m.melting_iceberg_over_last_iceberg,
	'sole-survivor': m.melting_iceberg_over_sole_survivor,
	'all-lost': m.melting_iceberg_over_all_lost
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
