/** The end card of every game: it says who won as the outcome does, and puts everybody in order once. */
import { expect, test } from 'vitest';
import { endOf } from '../../src/lib/games/boards.ts';
import { games } from '../../src/lib/games/registry.ts';
import { played, playedToItsEnd } from './played.ts';

const names = (seat: number) => `Kim${String(seat)}`;

const listed = games.filter(({ id }) => id !== 'biome');

test.each(listed.map((game) => [game.id, game] as const))(
	'%s: while it goes on there is no end; then it names the winners, why, and each seat once, winners first',
	async (id, game) => {
		const seats = game.about.seats.at(-1) ?? 2;
		const begun = played(game, seats, 0);
		expect(await endOf(id, game.view(begun.state, 'table'), names)).toBeNull();

		const { state } = playedToItsEnd(game, seats);
		const end = await endOf(id, game.view(state, 'table'), names);
		const winners = game.outcome(state)?.winners ?? [];
		expect(end?.winners).toEqual(winners);
		expect(end?.why).toMatch(/\w\.?$/);
		const places = end?.places ?? [];
		expect(places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([...Array(seats).keys()]);
		expect(
			places
				.slice(0, winners.length)
				.map(({ seat }) => seat)
				.sort((a, b) => a - b)
		).toEqual([...winners].sort((a, b) => a - b));
		for (const [at, { place }] of places.entries()) {
			expect(place).toBeLessThanOrEqual(at + 1);
			expect(place).toBeGreaterThanOrEqual(places[at - 1]?.place ?? 1);
		}
	}
);
