import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyJson } from '../../../src/lib/engine/json.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { play } from '../../../src/lib/engine/referee.ts';
import { action as schema } from '../../../src/lib/games/biome/rules/action.ts';
import { refuse } from '../../../src/lib/games/biome/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/biome/rules/state.ts';
import { actionWords } from '../../../src/lib/games/biome/words/actions.ts';
import { game, module } from './play.ts';

const anything = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		-1,
		0,
		1,
		2,
		1e300,
		0.5,
		true,
		'',
		'r1',
		'own',
		'rp',
		'lender',
		'resilience',
		'forest',
		'__proto__',
		'constructor',
		'x'.repeat(700)
	),
	fc.constantFrom<unknown>({ id: 'r1', rp: 1 }, { seat: 1, id: 'r1', rp: 1 }, { name: 'moss' }),
	fc.jsonValue({ maxDepth: 2 })
);

const FIELDS = [
	...['biome', 'facet', 'stats', 'stat', 'text', 'name', 'sphere', 'catalogue', 'solution', 'rp'],
	...['resource', 'own', 'borrow', 'copyName', 'statFrom', 'ok', 'give', 'id', 'entry', 'seat'],
	...['field', 'value', 'reason', 'to', 'minutes', 'onEnd', 'what', 'action']
];

const anyAction = fc
	.tuple(
		fc.constantFrom(...Object.keys(actionWords), 'constructor', 'nonsense'),
		fc.dictionary(fc.constantFrom(...FIELDS), anything, { noNullPrototype: true })
	)
	.map(([type, fields]) => ({ ...fields, type }));

const anyActor = fc.constantFrom<number | 'facilitator'>('facilitator', 'facilitator', 0, 1, 2, 7);

/** Positions from all over a few games. */
const positions: State[] = [3, 5, 8].flatMap((seed) =>
	game(3, seed).moves.map(({ after }) => after)
);

test('whatever is sent is answered: refused without a change, or played to a state that survives JSON', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...positions),
			anyActor,
			fc.array(anyAction, { minLength: 20, maxLength: 40 }),
			(state, actor, actions) => {
				for (const action of actions) {
					const before = JSON.stringify(state);
					const position = { log: [], head: 0, state: copyJson(state) };
					const deal = () => randomFrom(seededSource(1));
					const answer = play(module, position, actor, action, deal);
					expect(JSON.stringify(position.state)).toBe(before);
					if ('refused' in answer) expect(answer.refused.code).toMatch(/^[a-z-]+$/);
					else {
						const { state: after } = answer.position;
						expect(JSON.parse(JSON.stringify(after))).toEqual(after);
					}
				}
			}
		),
		{ numRuns: 100 }
	);
});

test('every action that a game was played by passes the schema, and nothing with a key more does', () => {
	for (const { action } of game(4, 99).moves) {
		expect(schema.parse(action)).toHaveProperty('action');
		expect(schema.parse({ ...action, extra: 1 })).toHaveProperty('field');
	}
});

test('values with a refusal of their own pass the schema', () => {
	const plan = { type: 'plan', stat: 'luck', rp: 1.5, resource: { name: '' } };
	expect(schema.parse(plan)).toHaveProperty('action');
	expect(schema.parse({ ...plan, rp: 'two' })).toEqual({ field: 'rp' });
	expect(schema.parse({ type: 'dance' })).toEqual({ field: 'type' });
	expect(schema.parse(null)).toHaveProperty('field');
});

test('the prototype’s names are neither seats, nor Resources, nor types', () => {
	const state = positions.find(({ step }) => step === 'plan');
	if (!state) throw new Error('some position is before a plan');
	const asked = (action: object) => refuse(state, state.active, action as Action)?.code;
	const stat = 'resilience';
	expect(asked({ type: 'constructor' })).toBe('bad-action');
	const resource = { id: 'constructor' };
	const code = asked({ type: 'plan', stat, rp: 1, resource, own: { id: '__proto__', rp: 1 } });
	expect(code).toBe('no-such-resource');
});
