/** Low Tide Market as a module. */
import type { GameModule } from 'borrowed-earth/engine/module.ts';
import { judging } from 'borrowed-earth/kit/total.ts';
import { action } from './rules/action.ts';
import { options } from './rules/options.ts';
import { isOver, outcome, pointsOf, weights, worth } from './rules/points.ts';
import * as rules from './rules/rules.ts';
import { faded, redeal, secret, view } from './rules/secrets.ts';
import type { Action, Options, State } from './rules/state.ts';

export const lowTideMarket: GameModule<State, Action, Options> = {
	id: 'low-tide-market',
	version: 1,
	about: {
		title: 'Low Tide Market',
		designers: ['Borrowed Earth'],
		year: 2026,
		licence: 'MIT',
		source: 'examples/low-tide-market in Borrowed Earth: a game of cards to learn from',
		seats: [2, 3, 4, 5],
		minutes: [15, 25]
	},
	options,
	...judging(action, rules),
	view,
	redeal,
	faded,
	secret,
	outcome,
	worth,
	weights,
	// a deck that is drawn one by one, and for each seat three stored cards and three wishes
	bound: 70,
	ends: true,
	score: pointsOf,
	order: 'most',
	stage: (state) => ({ step: isOver(state) ? 'over' : 'turn' }),
	gist: (state) => ({
		type: 'lead',
		near: state.deck.length <= 6,
		coins: Math.max(...state.coins)
	})
};
