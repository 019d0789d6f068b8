/** Hunt as a module. */
import type { GameModule } from '../../engine/module.ts';
import { judging } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { weights, worth } from './rules/worth.ts';

export const hunt: GameModule<State, Action, Options> = {
	id: 'hunt',
	version: 1,
	about: {
		title: 'Hunt',
		designers: ['Jeff Wood'],
		year: 2007,
		licence: null,
		source: 'Icehouse Games wiki, page "Hunt" (27 December 2007)',
		seats: [2, 3, 4],
		minutes: [20, 40]
	},
	options,
	bound: 4000,
	// lost pieces can be dug up again and again
	ends: false,
	// the same Fences may be named in any order
	sampled: ['aim'],
	...judging(action, rules),
	throws: { rolled: 1 },
	worth,
	weights,
	stage: ({ phase }) => ({ phase: phase === 'draft' ? 'draft' : 'play', step: phase })
};
