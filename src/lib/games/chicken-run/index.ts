/** Chicken Run as a module. */
import type { GameModule } from '../../engine/module.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import { roundNow } from './rules/board.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { weights, worth } from './rules/worth.ts';

export const chickenRun: GameModule<State, Action, Options> = {
	id: 'chicken-run',
	version: 1,
	about: {
		title: 'Chicken Run',
		designers: ['David (Carle) Artman'],
		year: 2007,
		licence: 'CC BY-NC-SA 3.0',
		source: 'Icehouse Games wiki, page "Chicken Run" (27 December 2007)',
		seats: [2],
		minutes: [10, 30]
	},
	options,
	action,
	bound: 600,
	// nobody has to go for the chickens
	ends: false,
	...rules,
	// nothing is hidden, so every audience gets the state itself
	view: (state) => state,
	throws: { tied: 2, rolled: 2 },
	worth,
	weights,
	stage: (state) => ({ step: state.phase, round: roundNow(state) })
};
