/** Timberland as a module. */
import type { GameModule } from '../../engine/module.ts';
import { openly } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { weights, worth } from './rules/worth.ts';

export const timberland: GameModule<State, Action, Options> = {
	id: 'timberland',
	version: 1,
	about: {
		title: 'Timberland',
		designers: ['Ryan Hackel'],
		year: 2007,
		licence: 'CC BY-NC-ND 2.0',
		source: 'Icehouse Games wiki, page "Timberland" (27 December 2007)',
		seats: [2, 3, 4],
		minutes: [15, 30]
	},
	options,
	bound: 400,
	// nobody has to build trees
	ends: false,
	...openly(action, rules),
	throws: { rolled: 2 },
	worth,
	weights,
	stage: ({ phase }) => ({ step: phase })
};
