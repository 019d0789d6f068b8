import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { playOut } from '../../src/lib/engine/playout.ts';
import { replay } from '../../src/lib/engine/referee.ts';
import { toyWith, type State } from './toy.ts';

const start = { seats: 2, options: {}, seed: 1 };

test('a playout is a game by the rules: its log replays to its end', () => {
	fc.assert(
		fc.property(fc.nat({ max: 1e6 }), (seed) => {
			const { moves, outcome, position } = playOut(toyWith(), { ...start, seed });
			expect(position.log).toHaveLength(moves + 1);
			expect(replay(toyWith(), position.log)).toEqual(position);
			expect(toyWith().outcome(position.state)).toEqual(outcome);
			expect(outcome).not.toBeNull();
		})
	);
});

test('the same seed plays the same game, another one another', () => {
	const played = (seed: number) => JSON.stringify(playOut(toyWith(), { ...start, seed }));
	expect(played(5)).toBe(played(5));
	expect(new Set([1, 2, 3, 4, 5].map(played)).size).toBe(5);
});

test('each position is shown after its action', () => {
	const seen: number[] = [];
	const { moves } = playOut(toyWith(), { ...start, watch: ({ head }) => seen.push(head) });
	expect(seen).toEqual(Array.from({ length: moves }, (_, index) => index + 1));
});

const endless = (ends: boolean): AnyModule => ({
	...toyWith((whole) => ({
		apply(state, ...rest) {
			whole.apply(state, ...rest);
			state.round = 1;
		}
	})),
	ends
});

test('reaching the bound is an error where the rules force an end, else the game has no outcome', () => {
	expect(() => playOut(endless(true), start)).toThrow('no end after 60 moves');
	expect(playOut(endless(false), start)).toMatchObject({ moves: 60, outcome: null });
});

test('options that are refused, an empty list and a list of what is refused are errors', () => {
	expect(() => playOut(toyWith(), { ...start, options: { rounds: 0 } })).toThrow('bad-option');
	const idle = toyWith(() => ({ legal: () => [] }));
	expect(() => playOut(idle, start)).toThrow('no legal action');
	const wrong = toyWith(() => ({ legal: () => [{ type: 'choose', card: 4 }] }));
	expect(() => playOut(wrong, start)).toThrow('refused as no-such-card');
});

test('with worth, games of odd seed are played by what looks better', () => {
	/** Card 1 is the best there is; aimless play chooses each as often. */
	const ones = (seed: number): number => {
		const module: AnyModule = {
			...toyWith(),
			worth: (view, seat) => ({ card: (view as State).cards[seat] as number }),
			weights: { card: -1 }
		};
		const { position } = playOut(module, { ...start, options: { boasting: false }, seed });
		const cards = position.log.flatMap(({ deed }) =>
			deed.kind === 'action' && 'card' in deed.action ? [deed.action.card] : []
		);
		return cards.filter((card) => card === 1).length / cards.length;
	};
	const mean = (from: number) =>
		Array.from({ length: 50 }, (_, index) => ones(from + 2 * index)).reduce((a, b) => a + b) / 50;
	expect(mean(1)).toBeGreaterThan(mean(2) + 0.1);
});
