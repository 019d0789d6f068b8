import { expect, test } from 'vitest';
import { rosette, rosettesAround } from '../../../src/lib/pieces/geometry/hexes.ts';
import { parts } from '../../../src/lib/pieces/geometry/ways.ts';
import { meltingIceberg } from '../../../src/lib/games/melting-iceberg/index.ts';
import type { State } from '../../../src/lib/games/melting-iceberg/rules/state.ts';
import { always } from '../walk.ts';

const hexesOf = ({ icebergs }: State): Set<string> =>
	new Set(icebergs.flatMap(({ at }) => rosette(at)).map(String));

test('§3.2, §3.4 animals stand alone, on ice or their own floe, and food lies on ice', () => {
	always(meltingIceberg, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			const ice = hexesOf(after);
			const standing = after.animals.flatMap((animals, seat) =>
				animals.flatMap((animal) => (animal?.at ? [{ seat, at: animal.at }] : []))
			);
			expect(new Set(standing.map(({ at }) => String(at))).size).toBe(standing.length);
			const adrift = standing.filter(({ seat, at }) => {
				const floe = after.floes[seat];
				return !ice.has(String(at)) && !(floe && rosette(floe).map(String).includes(String(at)));
			});
			expect(adrift).toEqual([]);
			const wrong = after.food.filter(({ at, pile }) => !ice.has(String(at)) || pile.length === 0);
			expect(wrong).toEqual([]);
		}
	});
});

test('§4.4 the field always hangs together, and every floe is docked at it', () => {
	always(
		meltingIceberg,
		({ moves, last }) => {
			for (const { after } of moves) {
				const centres = after.icebergs.map(({ at }) => at);
				expect(parts(centres, rosettesAround)).toHaveLength(1);
				for (const floe of after.floes) {
					const beside = floe ? rosettesAround(floe).map(String) : [];
					if (floe) expect(centres.some((at) => beside.includes(String(at)))).toBe(true);
				}
			}
			expect(meltingIceberg.outcome(last)?.winners.length).toBeGreaterThan(0);
		},
		{ most: 1500 }
	);
});

test('§3.4 food is neither made nor lost but with the ice it lies on, or with who carries it', () => {
	always(meltingIceberg, ({ moves }) => {
		const amount = ({ food, hands, animals }: State) =>
			food.flatMap(({ pile }) => pile).length +
			hands.flat().reduce((sum, count) => sum + count, 0) +
			animals.flat().filter((animal) => animal?.carrying).length;
		expect(moves.length).toBeGreaterThan(0);
		for (const { before, after, action } of moves) {
			if (action.type === 'melt') expect(amount(after)).toBeLessThanOrEqual(amount(before));
			else expect(amount(after)).toBe(amount(before));
		}
	});
});
