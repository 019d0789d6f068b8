/** Tidepool as a module. */
import type { GameModule } from 'borrowed-earth/engine/module.ts';
import { judging } from 'borrowed-earth/kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { faded, redeal, view } from './rules/secrets.ts';
import { ROUNDS, type Action, type Options, type State } from './rules/state.ts';

export const tidepool: GameModule<State, Action, Options> = {
	id: 'tidepool',
	version: 1,
	about: {
		title: 'Tidepool',
		designers: ['Borrowed Earth'],
		year: 2026,
		licence: 'MIT',
		source: 'examples/tidepool in Borrowed Earth: a game to learn from how games are written',
		seats: [2, 3, 4],
		minutes: [10, 15]
	},
	options,
	...judging(action, rules),
	view,
	redeal,
	faded,
	// five rounds of four choices, and some to spare
	bound: 24,
	ends: true,
	score: rules.pointsOf,
	order: 'most',
	stage: ({ over, round }) => ({ step: over ? 'over' : 'choose', round }),
	gist: (state) => ({
		type: 'lead',
		near: state.round === ROUNDS,
		points: Math.max(...rules.pointsOf(state))
	})
};
