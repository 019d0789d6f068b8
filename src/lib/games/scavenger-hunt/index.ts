/** Scavenger Hunt as a module. */
import type { GameModule } from '../../engine/module.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import type { Action, Options, State } from './rules/state.ts';
import { faded } from './rules/secrets.ts';
import { weights, worth } from './rules/worth.ts';

export const scavengerHunt: GameModule<State, Action, Options> = {
	id: 'scavenger-hunt',
	version: 1,
	about: {
		title: 'Scavenger Hunt',
		designers: ['Mark A. Biggar'],
		year: 2004,
		licence: 'GNU FDL 1.2 or later',
		source: '"Scavenger Hunt, a Changing Landscapes game for the piecepack", version 1.2',
		seats: [4],
		minutes: [45, 45]
	},
	options,
	action,
	bound: 700,
	// nobody has to look at a coin
	ends: false,
	...rules,
	faded,
	worth,
	weights,
	stage: ({ phase }) => ({ phase: phase === 'place' ? 'placing' : 'play', step: phase })
};
