/** Melting Iceberg as a module. */
import type { GameModule } from '../../engine/module.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { effort, weights, worth } from './rules/worth.ts';
import type { Action, Options, State } from './rules/state.ts';

export const meltingIceberg: GameModule<State, Action, Options> = {
	id: 'melting-iceberg',
	version: 1,
	about: {
		title: 'Melting Iceberg',
		designers: ['Mitchell N Charity', 'Alex Gurany', 'Calvin Crane Nelson III'],
		year: 2011,
		licence: null,
		source: 'a rule text without a title, written at Cardboard Jam, 8 and 9 October 2011',
		seats: [2, 3, 4, 5, 6],
		minutes: [30, 60]
	},
	options,
	action,
	bound: 1500,
	// the counter rises until everybody melts an iceberg in every round
	ends: true,
	// `keep` may name any iceberg of the part that stays, and is not looked at where nothing is split evenly
	sampled: ['melt'],
	...rules,
	// nothing is hidden, so every audience gets the state itself
	view: (state) => state,
	throws: { 'move-rolled': 2, 'melt-rolled': 1 },
	worth,
	weights,
	effort,
	stage: ({ phase, round }) => ({
		phase: round === 0 ? 'placing' : 'play',
		step: phase,
		...(round > 0 ? { round } : {})
	})
};
