/** A browser that keeps no cookies is told so before anything changes: it would not be known again. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { openTable, storage } = await import('../harness.ts');
const m = await import('../../../src/lib/paraglide/messages.js');
const door = await import('../../../src/routes/join/[code]/+page.server.ts');
const back = await import('../../../src/routes/join/[code]/back/+page.server.ts');
const front = await import('../../../src/routes/+page.server.ts');

/** Sends a page's form from a browser that keeps none. */
async function sent({ actions }: { actions: object }, code: string, form: Record<string, string>) {
	const url = new URL('http://table.test/');
	const [action] = Object.values(actions) as ((event: object) => Promise<unknown>)[];
	const cookies = { get: () => undefined, getAll: () => [], set: () => undefined };
	const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
	const event = { params: { code }, url, cookies, request, getClientAddress: () => '10.1.1.1' };
	return JSON.stringify(await action?.(event));
}

test('nobody sits down, nobody comes back, and no workshop is opened', async () => {
	const { code, table } = await openTable();
	const before = await storage().count();
	for (const said of [
		await sent(door, code, { name: 'Robin' }),
		await sent(back, code, { person: 'p' }),
		await sent(front, code, { title: 'Class' })
	])
		expect(said).toContain(m.doors_no_cookies());
	expect(await storage().membersOf(table)).toEqual([]);
	expect(await storage().count()).toEqual(before);
});
