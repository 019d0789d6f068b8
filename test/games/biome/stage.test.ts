import { expect, test } from 'vitest';
import { stage } from '../../../src/lib/games/biome/rules/host/stage.ts';
import { isPrepared, preparing } from '../../../src/lib/games/biome/rules/together/prepared.ts';
import { game } from './play.ts';

test('the stage counts the turns of every seat that is in the game, and of no other', () => {
	let left = 0;
	for (const seed of [3, 8, 21, 34]) {
		for (const { after } of game(4, seed).moves) {
			const { turns } = stage(after);
			if (after.phase === 'setup') {
				expect(turns).toBeUndefined();
				continue;
			}
			expect(turns).toHaveLength(after.seats);
			for (const [seat, count] of turns?.entries() ?? []) {
				const gone = after.sheets[seat]?.status === 'left';
				const told = after.history.filter((one) => one.kind === 'turn' && one.seat === seat);
				expect(count).toBe(gone ? null : told.length);
				if (gone) left++;
			}
		}
	}
	expect(left).toBeGreaterThan(0);
});

test('§13.2 only while all prepare it says how many have, of how many', () => {
	let seen = 0;
	for (const seed of [3, 8, 21]) {
		for (const { after } of game(4, seed, { options: { tempo: 'together' } }).moves) {
			const { prepared } = stage(after);
			if (after.step !== 'prepare') {
				expect(prepared).toBeUndefined();
				continue;
			}
			const seats = preparing(after);
			expect(prepared?.of).toBe(seats.length);
			expect(prepared?.done).toBe(seats.filter((seat) => isPrepared(after, seat)).length);
			seen++;
		}
	}
	expect(seen).toBeGreaterThan(0);
});
