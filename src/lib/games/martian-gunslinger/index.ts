/** Martian Gunslinger as a module. */
import type { GameModule } from '../../engine/module.ts';
import { judging } from '../kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { weights, worth } from './rules/worth.ts';
import type { Action, Options, State } from './rules/state.ts';

export const martianGunslinger: GameModule<State, Action, Options> = {
	id: 'martian-gunslinger',
	version: 1,
	about: {
		title: 'Martian Gunslinger',
		designers: ['Shane Tilton'],
		year: 2006,
		licence: null,
		source:
			'Martian Gunslinger, version 3.1 (30 October 2007), Winter 2008 Icehouse Game Design Competition',
		seats: [2, 3, 4],
		minutes: [45, 120]
	},
	options,
	// purposeful play is at its end by then, aimless play seldom
	bound: 1400,
	// luck alone can keep everybody below seven points
	ends: false,
	// cards may be named in any order, of discards only none and all are listed, and the home square need not be named
	sampled: ['playCard', 'exchange', 'pay', 'placeHome'],
	...judging(action, rules),
	// who is elected is rolled only where hidden bids are equal
	rollsTell: true,
	throws: { rolled: 2, rerolled: 1 },
	worth,
	weights,
	stage: ({ phase }) => ({ phase: phase === 'setup' ? 'opening' : 'play', step: phase })
};
