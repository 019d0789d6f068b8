/** A small game to examine the host with: dice, a secret, an end, a seat that may join, the facilitator's own actions. */
import { isObject } from '../../src/lib/engine/json.ts';
import {
	anyModule,
	refusal,
	type AnyModule,
	type GameModule
} from '../../src/lib/engine/module.ts';
import { choice, optionsOf } from '../../src/lib/engine/options.ts';
import { toyAbout } from '../engine/about.ts';

interface State {
	[key: string]: unknown;
	phase: 'play' | 'over';
	rolled: number[];
	words: string[];
	/** Each seat's own number; null to the others. */
	secrets: (number | null)[];
	notes: string[];
	goal: number;
}

type Action =
	| { type: 'roll'; count: number }
	| { type: 'say'; text: string }
	| { type: 'hide'; value: number }
	| { type: 'addSeat' }
	| { type: 'end' }
	| { type: 'noteUndo'; what: string };

const FIELDS: Record<Action['type'], Record<string, 'number' | 'string'>> = {
	roll: { count: 'number' },
	say: { text: 'string' },
	hide: { value: 'number' },
	addSeat: {},
	end: {},
	noteUndo: { what: 'string' }
};

function parse(given: unknown): { action: Action } | { field: string } {
	if (!isObject(given) || typeof given['type'] !== 'string') return { field: 'type' };
	if (!Object.hasOwn(FIELDS, given['type'])) return { field: 'type' };
	const fields = FIELDS[given['type'] as Action['type']];
	for (const [name, type] of Object.entries(fields)) {
		if (typeof given[name] !== type) return { field: name };
	}
	const unknown = Object.keys(given).find((name) => name !== 'type' && !(name in fields));
	return unknown === undefined ? { action: given as Action } : { field: unknown };
}

const toy: GameModule<State, Action, { goal: number }> = {
	id: 'toy',
	version: 1,
	about: { ...toyAbout, seats: [2, 3, 4] },
	options: optionsOf({ goal: choice([1000, 7], 1000) }),
	action: { parse },
	asides: ['noteUndo'],
	facilitate: { undone: (what) => ({ type: 'noteUndo', what }) },
	bound: 1000,
	ends: false,
	setup: (seats, { goal }, random) => ({
		phase: 'play',
		rolled: [],
		words: [],
		secrets: random.dice(seats, 100),
		notes: [],
		goal
	}),
	seated: ({ secrets }) => secrets.length,
	toAct: ({ phase, secrets }) => (phase === 'over' ? [] : secrets.map((_, seat) => seat)),
	legal: () => [{ type: 'roll', count: 1 }],
	refuse(view, actor, action) {
		if (action.type === 'noteUndo') return null;
		if (view.phase === 'over') return refusal('game-over');
		const powers = action.type === 'addSeat' || action.type === 'end';
		if (powers !== (actor === 'facilitator')) return refusal('not-for-you');
		if (action.type === 'say' && action.text.length > 20) return refusal('bad-text');
		return null;
	},
	apply(state, actor, action, { random, tell }) {
		switch (action.type) {
			case 'roll': {
				const dice = random.dice(action.count, 6);
				if (dice[0] === 6) dice.push(random.die(6));
				state.rolled.push(...dice);
				return;
			}
			case 'say':
				state.words.push(action.text);
				return;
			case 'hide':
				if (actor === 'facilitator') return;
				state.secrets[actor] = action.value;
				tell({ type: 'hidden', value: action.value }, [actor]);
				return;
			case 'addSeat':
				state.secrets.push(0);
				return;
			case 'end':
				state.phase = 'over';
				return;
			case 'noteUndo':
				state.notes.push(action.what);
		}
	},
	view: (state, audience) => ({
		...state,
		secrets: state.secrets.map((value, seat) => (seat === audience ? value : null))
	}),
	redeal: (view) => view,
	stage: ({ phase }) => ({ phase }),
	outcome: ({ phase }) => (phase === 'over' ? { reason: 'ended', winners: [] } : null)
};

/** Stands in for src/lib/games/registry.ts. */
export const games: readonly AnyModule[] = [anyModule(toy)];
export const gameOf = (id: string) => games.find((game) => game.id === id);

interface Registry {
	readonly games: readonly AnyModule[];
	readonly gameOf: (id: string) => AnyModule | undefined;
}

/** The toy beside the real games. */
export const beside = (real: Registry): Registry => ({
	games: [...games, ...real.games],
	gameOf: (id) => gameOf(id) ?? real.gameOf(id)
});
