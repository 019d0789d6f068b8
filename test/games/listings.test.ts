import { describe, expect, test } from 'vitest';
import { sameJson } from '../../src/lib/engine/json.ts';
import { playOut } from '../../src/lib/engine/playout.ts';
import type { Position } from '../../src/lib/engine/referee.ts';
import { coverOf } from '../../src/lib/games/covers.ts';
import { panelsOf } from '../../src/lib/games/panels.ts';
import { games } from '../../src/lib/games/registry.ts';
import { listingOf } from '../../src/lib/games/listings.ts';
import { gamesWith } from './having.ts';

describe.each(games.map(({ id }) => id))('%s in the library', (id) => {
	test('is told about in one or two sentences, with its goal and what it teaches', () => {
		const { lead, goal, teaches } = listingOf(id);
		for (const text of [lead(), goal(), teaches()]) expect(text).toMatch(/^[A-Z].{20,200}\.$/);
	});

	test('has a picture on its box', () => {
		expect(coverOf(id)).not.toBeNull();
	});
});

test.each(gamesWith('words/panels.ts').map((game) => [game.id, game] as const))(
	'%s says of its kind what play shows: secrets, and chance where there are dice',
	(id, game) => {
		const kinds = panelsOf(id)?.kinds ?? [];
		const seats = game.about.seats.find((count) => count > 1) ?? 1;
		let secret = false;
		let drawn = false;
		const watch = ({ state, log }: Position) => {
			const all = game.view(state, 'table');
			drawn ||= (log.at(-1)?.draws.length ?? 0) > 0;
			for (let seat = 0; seat < seats; seat++) secret ||= !sameJson(game.view(state, seat), all);
		};
		playOut(game, { seats, options: {}, seed: 3, watch });
		expect(kinds.length).toBeGreaterThan(0);
		if (kinds.includes('open')) expect(secret).toBe(false);
		if (kinds.includes('secret')) expect(secret).toBe(true);
		expect(kinds.includes('open') && kinds.includes('secret')).toBe(false);
		if (kinds.includes('dice')) expect(drawn).toBe(true);
	}
);

test('a game that is not there is not in the library', () => {
	expect(() => listingOf('chess')).toThrow(/chess/);
	expect(coverOf('toString')).toBeNull();
});
