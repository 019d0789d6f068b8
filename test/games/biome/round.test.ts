/** §3.6, §5.2 When in a round each seat's turn is, as every phone tells it. */
import { expect, test } from 'vitest';
import { roundOf, type When } from '../../../src/lib/games/biome/rules/round.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { game } from './play.ts';

const seatAt = (state: State, when: When) =>
	roundOf(state).find((place) => place.when === when)?.seat;

test.each(['turns', 'together'] as const)(
	'§13 at a table that plays %s whoever is said to be next has the next turn of the round',
	(tempo) => {
		let turns = 0;
		for (let seed = 1; seed <= 3; seed++) {
			const { moves } = game(4, seed, { interfering: false, options: { tempo } });
			for (const { before, after } of moves) {
				const goesOn = before.turn !== after.turn && before.round === after.round;
				if (!before.current || !after.current || !goesOn || before.phase !== after.phase) continue;
				expect(seatAt(before, 'now')).toBe(before.active);
				expect(seatAt(before, 'next')).toBe(after.active);
				expect(roundOf(after)).toContainEqual({ seat: before.active, when: 'done' });
				turns++;
			}
		}
		expect(turns).toBeGreaterThan(10);
	}
);
