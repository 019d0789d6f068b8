/** Virus Fight as a module. */
import type { GameModule } from '../../engine/module.ts';
import { judging } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { idles, weights, worth } from './rules/worth.ts';

export const virusFight: GameModule<State, Action, Options> = {
	id: 'virus-fight',
	version: 1,
	about: {
		title: 'Virus Fight',
		designers: ['Jorge Arroyo'],
		year: 2007,
		licence: 'CC BY-NC-ND 2.5',
		source: 'Icehouse Games wiki, page "Virus Fight" (27 December 2007)',
		seats: [2, 3, 4, 5],
		minutes: [10, 30]
	},
	options,
	bound: 900,
	// programs may run for ever
	ends: false,
	sampled: ['program'],
	...judging(action, rules),
	// which program begins is rolled only where hidden ones are equal
	rollsTell: true,
	worth,
	weights,
	idles,
	stage: ({ phase, step, round }) =>
		phase === 'play' ? { phase, step, round } : { phase: 'program', step: 'program' }
};
