/** Global Warming as a module. */
import type { GameModule } from '../../engine/module.ts';
import { diceOf } from '../kit/dice.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { weights, worth } from './rules/worth.ts';
import type { Action, Options, State } from './rules/state.ts';

export const globalWarming: GameModule<State, Action, Options> = {
	id: 'global-warming',
	version: 1,
	about: {
		title: 'Global Warming',
		designers: ['Mark A. Biggar', 'Aron Wall', 'Gloria Wall'],
		year: 2003,
		licence: 'GNU Free Documentation License 1.1 or later',
		source:
			'Global Warming, a Changing Landscapes game for the piecepack, version 1.0 (March 2003)',
		seats: [2, 3, 4],
		minutes: [20, 30]
	},
	options,
	action,
	// 23 turns of four choices, 5 + 4 + 3 steps, a blank and a sinking, and some to spare
	bound: 500,
	ends: true,
	...rules,
	throws: { revealed: ({ faces }) => diceOf(faces) },
	worth,
	weights,
	stage: ({ phase }) => ({ step: phase })
};
