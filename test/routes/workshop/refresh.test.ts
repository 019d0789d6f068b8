/** Asking anew for what a desk shows: after whoever is on the way elsewhere has come there. */
import { beforeEach, expect, test, vi } from 'vitest';

const kit = vi.hoisted(() => ({
	invalidateAll: vi.fn(() => Promise.resolve()),
	navigating: { complete: null as Promise<undefined> | null }
}));
vi.mock('$app/navigation', () => ({ invalidateAll: kit.invalidateAll }));
vi.mock('$app/state', () => ({ navigating: kit.navigating }));

const { refresh } = await import('../../../src/routes/workshop/[workshop]/refresh.ts');

beforeEach(() => {
	kit.invalidateAll.mockClear();
	kit.navigating.complete = null;
});

test('where nobody goes anywhere it is asked at once', async () => {
	await refresh();
	expect(kit.invalidateAll).toHaveBeenCalledOnce();
});

test.each([
	[
		'comes there',
		(way: PromiseWithResolvers<undefined>) => {
			way.resolve(undefined);
		}
	],
	[
		'turns back',
		(way: PromiseWithResolvers<undefined>) => {
			way.reject(new Error('aborted'));
		}
	]
])('while somebody is on the way it waits until they %s', async (_, end) => {
	const way = Promise.withResolvers<undefined>();
	kit.navigating.complete = way.promise;
	const done = refresh();
	await new Promise((go) => setImmediate(go));
	expect(kit.invalidateAll).not.toHaveBeenCalled();
	end(way);
	await done;
	expect(kit.invalidateAll).toHaveBeenCalledOnce();
});

test('whoever turns to yet another table on the way is waited for as well', async () => {
	const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
	kit.navigating.complete = first.promise;
	const done = refresh();
	kit.navigating.complete = second.promise;
	first.reject(new Error('aborted'));
	await new Promise((go) => setImmediate(go));
	expect(kit.invalidateAll).not.toHaveBeenCalled();
	second.resolve(undefined);
	await done;
	expect(kit.invalidateAll).toHaveBeenCalledOnce();
});

test('a server out of reach leaves the page as it is', async () => {
	kit.invalidateAll.mockRejectedValueOnce(new Error('Failed to fetch'));
	await expect(refresh()).resolves.toBeUndefined();
});
