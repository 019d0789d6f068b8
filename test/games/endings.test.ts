/** The end card of every game: it says who won as the outcome does, and puts everybody in order once. */
import { expect, test } from 'vitest';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play } from '../../src/lib/engine/referee.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { endOf } from '../../src/lib/games/endings.ts';
import { games } from '../../src/lib/games/registry.ts';

const names = (seat: number) => `Kim${String(seat)}`;

/** A game played on purpose until it is over; null where that takes too long. */
function ended(game: AnyModule, seats: number, seed: number): unknown {
	const chance = randomFrom(seededSource(seed));
	const deal = dealing(seededSource(seed));
	const opened = open(game, seats, {}, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	for (let moves = 0; moves < 1_500 && !game.outcome(position.state); moves++) {
		const { seat, action } = choose(game, position, chance, true);
		const answer = play(game, position, seat, action, deal);
		if ('refused' in answer) throw new Error(answer.refused.code);
		position = answer.position;
	}
	return game.outcome(position.state) ? position.state : null;
}

const listed = games.filter(({ id }) => id !== 'biome');

test.each(listed.map((game) => [game.id, game] as const))(
	'%s: while it goes on there is no end; then it names the winners, why, and each seat once, winners first',
	async (id, game) => {
		const seats = game.about.seats.at(-1) ?? 2;
		const opened = open(game, seats, {}, dealing(seededSource(1)));
		if ('refused' in opened) throw new Error(opened.refused.code);
		expect(await endOf(id, game.view(opened.position.state, 'table'), names)).toBeNull();

		const state = [1, 2, 3, 4].map((seed) => ended(game, seats, seed)).find((one) => one !== null);
		if (state === undefined) throw new Error('never came to its end');
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
