/** Martian 12s as a module. */
import type { GameModule } from '../../engine/module.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { weights, worth } from './rules/worth.ts';
import type { Action, Options, State } from './rules/state.ts';

export const martian12s: GameModule<State, Action, Options> = {
	id: 'martian-12s',
	version: 1,
	about: {
		title: 'Martian 12s',
		designers: ['Avri Klemer'],
		year: 2007,
		licence: 'CC BY-NC-SA 3.0',
		source: 'Icehouse Games wiki, page "Martian 12s" (27 December 2007)',
		seats: [2, 3, 4, 5, 6, 7, 8, 9],
		minutes: [10, 60]
	},
	options,
	action,
	// 99 rounds of nine seats that pull six times, pass, and vote
	bound: 8000,
	ends: true,
	...rules,
	throws: { pulled: 'piece' },
	worth,
	weights,
	// chips are kept, whoever has most of them
	stakes: true,
	stage: ({ phase, round }) => ({ step: phase, round })
};
