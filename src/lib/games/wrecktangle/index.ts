/** WreckTangle as a module. */
import type { GameModule } from '../../engine/module.ts';
import { openly } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { weights, worth } from './rules/worth.ts';

export const wrecktangle: GameModule<State, Action, Options> = {
	id: 'wrecktangle',
	version: 1,
	about: {
		title: 'WreckTangle',
		designers: ['Carlton Noles'],
		year: 2007,
		licence: null,
		source: 'Icehouse Games wiki, page "WreckTangle" (27 December 2007)',
		seats: [2, 3, 4],
		minutes: [20, 40]
	},
	options,
	bound: 1500,
	// nobody has to capture or concede
	ends: false,
	...openly(action, rules),
	throws: { rolled: 1 },
	worth,
	weights
};
