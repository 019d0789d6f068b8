/** Timelock as a module. */
import type { GameModule } from '../../engine/module.ts';
import { openly } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { weights, worth } from './rules/worth.ts';

export const timelock: GameModule<State, Action, Options> = {
	id: 'timelock',
	version: 1,
	about: {
		title: 'Timelock',
		designers: ['Jason Darrah'],
		year: 2007,
		licence: 'CC BY-NC-SA 3.0 US',
		source: 'Icehouse Games wiki, page "Timelock" (27 December 2007)',
		seats: [1, 2, 4],
		minutes: [10, 20]
	},
	options,
	bound: 350,
	// nobody has to go for the lock
	ends: false,
	...openly(action, rules),
	throws: { rolled: 3 },
	worth,
	weights,
	stage: ({ phase }) => ({ step: phase })
};
