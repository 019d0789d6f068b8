import { describe, expect, test } from 'vitest';
import { freeze } from '../../../src/lib/engine/conform/flaw.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { choose, playOut } from '../../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { BUDGET, budgetOf, decide, isLevel } from '../../../src/lib/engine/search/decide.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { toyWith, type State } from '../toy.ts';

const randomOf = (seed: number) => randomFrom(seededSource(seed));

/** The toy, whose seats want points. */
const wanting: AnyModule = {
	...toyWith(),
	worth: (view, seat) => ({ points: (view as State).scores[seat] ?? 0 }),
	weights: { points: 0.1 }
};

const opened = (module: AnyModule): unknown =>
	module.setup(2, { rounds: 1, boasting: false }, randomOf(1));

const asked = (module: AnyModule, seed = 1, budget = 40) =>
	decide({
		module,
		view: freeze(module.view(opened(module), 0)),
		seat: 0,
		told: [],
		budget,
		random: randomOf(seed)
	});

test('the same question and chance give the same answer, byte for byte', () => {
	expect(JSON.stringify(asked(wanting, 3))).toBe(JSON.stringify(asked(wanting, 3)));
});

test('it says what it thought of every action: value, visits, terms before and after', () => {
	const { action, lines, by } = asked(wanting);
	expect(by).toBe('search');
	expect(lines).toHaveLength(3);
	expect(lines[0]?.action).toEqual(action);
	expect(lines.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
	for (const { value, before, after } of lines) {
		expect(value).toBeGreaterThanOrEqual(0);
		expect(value).toBeLessThanOrEqual(1);
		expect(before).toEqual({ points: 0 });
		expect(Object.keys(after)).toEqual(['points']);
	}
});

test('with more simulations it chooses the best card more often', () => {
	// a card scores what it shows where the die shows more: 1 brings 5/6, 2 brings 8/6, 3 brings 9/6
	const twoOrThree = (budget: number) =>
		Array.from({ length: 40 }, (_, seed) => asked(wanting, seed, budget).action).filter(
			(action) => 'card' in action && action.card !== 1
		).length;
	expect(twoOrThree(100)).toBeGreaterThan(twoOrThree(1));
	expect(twoOrThree(100)).toBeGreaterThan(30);
});

test('a game whose simulations take long is thought over with a part of them, and no less than six', () => {
	const visitsOf = (effort: number) =>
		asked({ ...wanting, effort: () => effort }).lines.reduce((sum, { visits }) => sum + visits, 0);
	expect([1, 0.25, 0.01].map(visitsOf)).toEqual([40, 10, 6]);
});

describe('what it is asked wrongly', () => {
	test.each([0, -1, 0.5, NaN, Infinity])('a budget of %s is refused with a sentence', (budget) => {
		expect(() => asked(wanting, 1, budget)).toThrow(/^A budget is a whole number of simulations/);
	});

	test('so is a level that there is not', () => {
		expect(isLevel('plays')).toBe(true);
		expect(isLevel('toString')).toBe(false);
		expect(budgetOf('strong')).toBe(BUDGET.strong);
		expect(() => budgetOf('genius')).toThrow('There is no level "genius"');
	});

	test('and a seat that is not to act', () => {
		const state = { ...(opened(wanting) as State), cards: [2, null] };
		const question = { module: wanting, view: state, seat: 0, told: [], budget: 4 };
		expect(() => decide({ ...question, random: randomOf(1) })).toThrow('Seat 0 has nothing');
	});
});

test('a module without worth plays by chance, and says so', () => {
	const answers = Array.from({ length: 30 }, (_, seed) => asked(toyWith(), seed));
	for (const answer of answers) expect(answer).toMatchObject({ by: 'chance', lines: [] });
	expect(new Set(answers.map(({ action }) => JSON.stringify(action))).size).toBe(3);
});

test('so does one that hides something and cannot exchange it', () => {
	const module: AnyModule = {
		...wanting,
		apply(state, actor, action, play) {
			if ((state as State).charms.includes(null)) throw new Error('a charm is missing');
			wanting.apply(state, actor, action, play);
		}
	};
	expect(asked(module).by).toBe('search');
	Reflect.deleteProperty(module, 'redeal');
	expect(asked(module)).toMatchObject({ by: 'chance', lines: [] });
});

test('what leads nowhere is left while there is anything else', () => {
	const module: AnyModule = {
		...wanting,
		idles: (_view, _seat, action) => 'card' in action && action.card !== 1
	};
	for (const seed of [1, 2, 3])
		expect(asked(module, seed).action).toEqual({ type: 'choose', card: 1 });
});

test('play on purpose goes by what a seat can see: what is hidden from it changes nothing', () => {
	for (const module of games.filter((game) => game.redeal !== undefined)) {
		const seats = module.about.seats.at(-1) ?? 2;
		let compared = 0;
		playOut(module, {
			seats,
			options: {},
			seed: 2,
			watch(position) {
				const waiting = module.toAct(module.view(position.state, 'table'));
				const [seat] = waiting;
				if (seat === undefined || waiting.length > 1 || compared >= 40) return;
				compared++;
				const view = module.view(position.state, seat);
				const state = module.redeal?.(view, seat, randomOf(compared));
				const done = [position.state, state].map(
					(one) => choose(module, { ...position, state: one }, randomOf(7), true).action
				);
				expect(done[1]).toEqual(done[0]);
			}
		});
		expect(compared).toBeGreaterThan(0);
	}
});
