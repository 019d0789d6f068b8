/** A host whose games bring along neither a sample nor plans has no doors to them. */
import { globSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { Visitor } from '../harness.ts';

vi.mock(import('../../../src/lib/games/registry.ts'), async (original) => {
	const registry = await original();
	const games = registry.games.filter(
		({ id }) => globSync('{sample.json,plans.ts}', { cwd: registry.homeOf(id).folder }).length === 0
	);
	return { ...registry, games, gameOf: (id) => games.find((game) => game.id === id) };
});

const { hasSamples } = await import('../../../src/lib/server/workshops/sample.ts');
const { frontWith } = await import('../../../src/routes/front.server.ts');
const { games } = await import('../../../src/lib/games/registry.ts');
const pages = {
	'/plans': await import('../../../src/routes/plans/+page.server.ts'),
	'/plans/water': await import('../../../src/routes/plans/[plan]/+page.server.ts'),
	'/sample': await import('../../../src/routes/sample/+page.server.ts')
};

const visit = async (path: keyof typeof pages): Promise<unknown> => {
	const url = new URL(`http://table.test${path}`);
	const event = {
		...{ url, params: { plan: 'water' }, request: new Request(url) },
		cookies: { get: () => undefined, getAll: () => [], set: () => undefined }
	};
	const load = pages[path].load as (given: object) => unknown;
	try {
		return await load(event);
	} catch (thrown) {
		return thrown;
	}
};

test('no game that is left has a sample, and the front door offers neither', async () => {
	expect(games.length).toBeGreaterThan(0);
	expect(hasSamples()).toBe(false);
	expect(await frontWith(games)).toMatchObject({ sample: false, plans: false });
});

test.each(['/plans', '/plans/water', '/sample'] as const)('%s is not there', async (path) => {
	expect(await visit(path)).toMatchObject({ status: 404, body: { code: 'no-such-door' } });
});

test('a sample cannot be opened, and no workshop is', async () => {
	const { status, body, headers } = await new Visitor().knock('POST', '/api/sample');
	expect({ status, code: (body['error'] as { code: string }).code }).toEqual({
		status: 404,
		code: 'no-such-door'
	});
	expect(headers.get('set-cookie')).toBeNull();
});
