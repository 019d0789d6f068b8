/** What a table has in place of a game that is not there any more, or that has made a mistake: it can be looked at, and nothing can be played. */
import { isObject } from '../../engine/json.ts';
import { refusal, type AnyModule } from '../../engine/module.ts';
import type { Table } from '../storage/storage.ts';

/** Why a table stands still: its game is not installed, or its rules threw. */
export type Down = 'removed' | 'broken';

const AT_ALL: AnyModule['options'] = {
	fields: {},
	presets: [],
	recommended: '',
	fill: () => ({ refused: refusal('bad-option', { option: '' }) })
};

/** A module that waits for nobody and lets nothing be done. What seats did stays as secret as it was. */
export const standIn = ({ game, version, seats }: Table): AnyModule => ({
	id: game,
	version,
	about: {
		title: game,
		designers: [],
		year: null,
		licence: null,
		source: '',
		seats: [seats],
		minutes: [0, 0]
	},
	options: AT_ALL,
	action: {
		parse: (given) =>
			isObject(given) && typeof given['type'] === 'string'
				? { action: { ...given, type: given['type'] } }
				: { field: 'type' }
	},
	bound: 0,
	ends: false,
	setup: () => ({}),
	seated: () => seats,
	toAct: () => [],
	legal: () => [],
	refuse: () => refusal('table-down'),
	apply: () => undefined,
	view: () => ({}),
	// a hand may hold secrets: what others did is not told
	redeal: () => ({}),
	outcome: () => null
});
