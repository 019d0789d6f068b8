/** The biome game as a module. */
import type { GameModule } from '../../engine/module.ts';
import { diceOf } from '../kit/dice.ts';
import { action } from './rules/action.ts';
import { called } from './history/bookTexts.ts';
import { drafts } from './history/narration.ts';
import { alarm } from './rules/host/alarm.ts';
import { facilitate, late } from './rules/host/facilitate.ts';
import { gist } from './rules/host/gist.ts';
import { isSecret as secret, redeal, view } from './rules/together/guesses.ts';
import { pack } from './pack/pack.ts';
import { options } from './rules/options.ts';
import * as rules from './rules/rules.ts';
import { effort, idles, weights, worth } from './rules/worth.ts';
import { stage } from './rules/host/stage.ts';
import type { Action, Options, State } from './rules/state.ts';

export const biome: GameModule<State, Action, Options> = {
	id: 'biome',
	version: 1,
	about: {
		title: 'Biome',
		designers: [],
		year: null,
		licence: null,
		source: 'a rule text without title, authors or licence',
		seats: [1, 2, 3, 4, 5, 6, 7, 8],
		minutes: [60, 180]
	},
	options,
	action,
	bound: 2000,
	// a lucky stat can win back every RP it spends, and balance may stay out of reach for ever
	ends: false,
	sampled: [
		'chooseBiome',
		'setStats',
		'defineStat',
		'nameSociety',
		'setChallenge',
		'plan',
		'withdraw',
		'agree',
		'consent',
		'guess',
		'placeLeftover',
		'narrate'
	],
	...rules,
	view,
	redeal,
	secret,
	asides: ['narrate', 'noteUndo'],
	drafts,
	called,
	seated: ({ seats }) => seats,
	throws: {
		'sphere-rolled': 1,
		rolled: ({ dice }) => diceOf(dice),
		'lender-rolled': ({ dice }) => diceOf(dice)
	},
	facilitate,
	pack,
	late,
	worth,
	weights,
	effort,
	idles,
	gist,
	alarm,
	stage
};
