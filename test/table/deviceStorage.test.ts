/** What a device keeps of a table goes whole, and a browser that keeps nothing is asked without complaint. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	forgetTable,
	forgetWorkshop,
	noteTable,
	purge,
	purgeNow
} from '../../src/lib/table/deviceStorage.ts';

const DAY = 24 * 60 * 60 * 1000;
const [GONE, STAYS, LED] = ['a'.repeat(22), 'b'.repeat(22), 'w'.repeat(22)];

/** A storage of what is in `kept`; its keys can be listed, as a browser's can. */
const storage = (kept: Record<string, string>) =>
	new Proxy(kept, {
		get: (_, name) =>
			({
				getItem: (key: string) => kept[key] ?? null,
				setItem: (key: string, value: string) => void (kept[key] = value),
				removeItem: (key: string) => void Reflect.deleteProperty(kept, key)
			})[String(name)]
	});

let tab: Record<string, string>;
let device: Record<string, string>;
let databases: string[];
let pages: string[];

beforeEach(() => {
	tab = {
		[`/table/${GONE} plan`]: '{}',
		[`/table/${GONE} read`]: '{"at":1}',
		[`/table/${STAYS} plan`]: '{}',
		'/join/ABC form': '{}'
	};
	device = { [`lesson.${LED}`]: '{}', look: '{}' };
	databases = [`${GONE}/story`, `${STAYS}/story`];
	pages = [`http://a.test/table/${GONE}`, `http://a.test/table/${STAYS}`];
	vi.stubGlobal('sessionStorage', storage(tab));
	vi.stubGlobal('localStorage', storage(device));
	vi.stubGlobal('indexedDB', {
		databases: () => Promise.resolve(databases.map((name) => ({ name }))),
		deleteDatabase: (name: string) => (databases = databases.filter((one) => one !== name))
	});
	const cache = {
		keys: () => Promise.resolve(pages.map((url) => ({ url }))),
		delete: ({ url }: { url: string }) => Promise.resolve(pages.splice(pages.indexOf(url), 1))
	};
	vi.stubGlobal('caches', {
		keys: () => Promise.resolve(['kept']),
		open: () => Promise.resolve(cache)
	});
	vi.stubGlobal('window', globalThis);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('what is kept of a table', () => {
	test('goes from the tab, the device and the kept pages, and nothing of another one does', async () => {
		noteTable(GONE, 1e15);
		noteTable(STAYS, 1e15);
		await forgetTable(GONE);
		expect(JSON.stringify([tab, device, databases, pages])).not.toContain(GONE);
		expect(Object.keys(tab)).toEqual([`/table/${STAYS} plan`, '/join/ABC form']);
		expect([databases, pages]).toEqual([[`${STAYS}/story`], [`http://a.test/table/${STAYS}`]]);
	});

	test('goes on its date', async () => {
		noteTable(GONE, 1000);
		noteTable(STAYS, 3000);
		await purge(2000);
		expect(JSON.stringify([tab, device, databases, pages])).not.toContain(GONE);
		expect(databases).toEqual([`${STAYS}/story`]);
	});

	test('stays on a device whose clock is months ahead, once the server has said what time it is', async () => {
		vi.useFakeTimers({ now: 1e12 + 45 * DAY });
		vi.stubGlobal('fetch', () =>
			Promise.resolve(new Response('ok', { headers: { date: new Date(1e12).toUTCString() } }))
		);
		noteTable(GONE, 1e12 - DAY);
		noteTable(STAYS, 1e12 + DAY);
		await purgeNow();
		expect(databases).toEqual([`${STAYS}/story`]);
	});

	test('goes with the lead of its workshop, as does what the desk kept', async () => {
		tab[`/workshop/${LED} undo`] = '{}';
		await forgetWorkshop(LED, [GONE, STAYS]);
		expect([tab, databases, pages]).toEqual([{ '/join/ABC form': '{}' }, [], []]);
		expect(device).not.toHaveProperty(`lesson.${LED}`);
		expect(device).toHaveProperty('look');
	});
});

test('a browser in which everything that keeps something throws is asked without complaint', async () => {
	const no = () => {
		throw new DOMException('denied', 'SecurityError');
	};
	for (const name of ['sessionStorage', 'localStorage']) {
		Object.defineProperty(globalThis, name, { get: no, configurable: true });
	}
	vi.stubGlobal('indexedDB', { databases: no });
	vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied')) });
	await expect(purge(0)).resolves.toBeUndefined();
	await expect(forgetTable(GONE)).resolves.toBeUndefined();
	expect(() => {
		noteTable(GONE, 1);
	}).not.toThrow();
});
