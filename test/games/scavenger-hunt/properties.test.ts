import { expect, test } from 'vitest';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { scavengerHunt } from '../../../src/lib/games/scavenger-hunt/index.ts';
import type { State } from '../../../src/lib/games/scavenger-hunt/rules/state.ts';
import { always } from '../walk.ts';

/** Every coin as "suit value", wherever it is. */
const coinsOf = ({ coins, hands, collected, suits }: State): string[] =>
	[
		...[...coins, ...hands.flat()].map(({ suit, value }) => `${String(suit)} ${value}`),
		...collected.flatMap((values, seat) =>
			values.map((value) => `${String(suits[seat])} ${String(value)}`)
		)
	].sort();

test('§1.1, §3.5 the 24 coins are in hand, on the board or with the seat of their suit', () => {
	always(scavengerHunt, ({ start, moves }) => {
		const all = coinsOf(start);
		expect(new Set(all).size).toBe(24);
		for (const { after } of moves) expect(coinsOf(after)).toEqual(all);
	});
});

test('§3.3 no two coins and no two pawns share a square', () => {
	always(scavengerHunt, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			const squares = after.coins.map(({ at }) => at.join());
			expect(new Set(squares).size).toBe(squares.length);
			expect(new Set(after.pawns.map((at) => at.join())).size).toBe(4);
		}
	});
});

test('§6 nobody is shown a suit but their own notes and their own last look', () => {
	always(scavengerHunt, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			for (const audience of ['table' as const, 0, 1, 2, 3]) {
				const view = scavengerHunt.view(after, audience);
				const noted = audience === 'table' ? [] : after.notes[audience];
				expect(view.hands.flat().every(({ suit }) => suit === null)).toBe(true);
				const shown = view.coins.filter(({ suit }) => suit !== null);
				for (const { id } of shown) expect(noted).toContain(id);
				if (view.look?.suit) expect(view.look.seat).toBe(audience);
				for (const [seat, values] of view.collected.entries()) {
					if (seat !== audience) expect(values.every((value) => value === null)).toBe(true);
				}
			}
		}
	});
});

test('§6 what is hidden may be anything that fits: a redealt game has the same coins', () => {
	always(
		scavengerHunt,
		({ start, moves }) => {
			const chance = randomFrom(seededSource(moves.length));
			for (const { after } of moves) {
				const view = scavengerHunt.view(after, 1);
				const other = scavengerHunt.redeal?.(view, 1, chance);
				if (!other) throw new Error('scavenger-hunt has a redeal');
				expect(coinsOf(other)).toEqual(coinsOf(start));
				expect(scavengerHunt.view(other, 1)).toEqual(view);
			}
			expect(moves.length).toBeGreaterThan(0);
		},
		{ games: 6, most: 400 }
	);
});
