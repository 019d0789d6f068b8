/** What the front door says and offers: only what a game brings along. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listingOf } from '../../src/lib/games/listings.ts';
import { games, homeOf } from '../../src/lib/games/registry.ts';
import { frontWith } from '../../src/routes/front.server.ts';

/** Games by whether their folder holds a file. */
const having = (file: string, has: boolean) =>
	games.filter(({ id }) => globSync(file, { cwd: homeOf(id).folder }).length > 0 === has);

test('a sample is offered where a game has one, and plans where a game has some', async () => {
	expect(await frontWith(games)).toMatchObject({
		sample: having('sample.json', true).length > 0,
		plans: having('plans.ts', true).length > 0
	});
	expect((await frontWith(having('sample.json', false))).sample).toBe(false);
	expect((await frontWith(having('plans.ts', false))).plans).toBe(false);
});

test('without words of its own for the door, the first game says what it says in the library', async () => {
	const plain = having('words/front.ts', false);
	const [first] = plain;
	expect(await frontWith(plain)).toMatchObject({
		tagline: '',
		lead: listingOf(first?.id ?? '').lead(),
		credit: ''
	});
});

test.each(having('words/front.ts', true).map((game) => [game.id, game] as const))(
	'%s has words of its own for the door, which come first',
	async (id, game) => {
		const { tagline, lead, credit } = await frontWith([game, ...games]);
		for (const text of [tagline, lead, credit]) expect(text).toMatch(/\p{L}.*\.$/su);
		expect(lead).not.toBe(listingOf(id).lead());
	}
);
