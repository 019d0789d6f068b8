/** What this device keeps of a document. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { Kept } from '../../../src/lib/table/document/kept.ts';
import { until } from '../../server/sync/house.ts';
import { FAULTS, newDatabase, PRIVATE } from './device.ts';

const NAME = 'a/story';
const open: Kept[] = [];

beforeEach(() => {
	newDatabase();
});
afterEach(() => {
	for (const one of open.splice(0)) one.close();
	vi.restoreAllMocks();
	vi.useRealTimers();
	Reflect.deleteProperty(globalThis, 'indexedDB');
	vi.unstubAllGlobals();
});

/** A page's document, and what it was told about this device. */
function page() {
	const doc = new Y.Doc();
	const told: boolean[] = [];
	const kept = new Kept(NAME, doc, (keeps) => told.push(keeps));
	open.push(kept);
	return { doc, text: doc.getText('a'), kept, told };
}

async function loaded() {
	const one = page();
	await until(() => one.told.length > 0);
	return one;
}

const settled = () => new Promise((go) => setTimeout(go, 50));

const done = <Value>(request: IDBRequest<Value>) =>
	new Promise<Value>((resolve, reject) => {
		request.onsuccess = () => {
			resolve(request.result);
		};
		request.onerror = () => {
			reject(request.error ?? new Error('failed'));
		};
	});

/** The rows as they lie there. */
async function rows(): Promise<unknown[]> {
	const database = await done(indexedDB.open(NAME));
	const found: unknown[] = await done(
		database.transaction('updates').objectStore('updates').getAll()
	);
	database.close();
	return found;
}

describe('a device', () => {
	test('keeps what is written, and what it kept comes again', async () => {
		const { text } = await loaded();
		text.insert(0, 'moss');
		text.insert(4, ' and fern');
		await settled();
		expect((await loaded()).text.toJSON()).toBe('moss and fern');
	});

	test('still has what an earlier version kept, and leaves out what nobody can read', async () => {
		const opening = indexedDB.open(NAME);
		opening.onupgradeneeded = () => {
			opening.result.createObjectStore('updates', { autoIncrement: true });
			opening.result.createObjectStore('custom');
		};
		const database = await done(opening);
		const before = new Y.Doc();
		const updates: Uint8Array[] = [];
		before.on('update', (update: Uint8Array) => updates.push(update));
		before.getText('a').insert(0, 'moss');
		before.getText('a').insert(4, ' and fern');
		const [first, second] = updates;
		const store = database.transaction('updates', 'readwrite').objectStore('updates');
		for (const row of [first, Uint8Array.of(1, 1, 9), 'no update', second]) store.add(row);
		database.close();
		expect((await loaded()).text.toJSON()).toBe('moss and fern');
		const [one, ...more] = await rows();
		expect(one).toBeInstanceOf(Uint8Array);
		expect(more).toEqual([]);
	});

	test('makes one of many rows, and loses nothing of another tab', async () => {
		const one = await loaded();
		const other = await loaded();
		other.text.insert(0, 'from the other tab');
		for (let letters = 0; letters < 700; letters++) one.text.insert(0, 'x');
		await settled();
		expect((await rows()).length).toBeLessThan(400);
		const again = (await loaded()).text.toJSON();
		expect(again).toContain('from the other tab');
		expect(again).toHaveLength('from the other tab'.length + 700);
	});

	test.each([
		'is deleted',
		'is deleted and deleted again',
		'is closed by the browser',
		'is given another version',
		'throws at one write'
	])('whose database %s keeps all again', async (fault) => {
		const { text, told } = await loaded();
		text.insert(0, 'before. ');
		await settled();
		FAULTS[fault]?.(NAME);
		text.insert(8, 'after. ');
		await settled();
		expect(told).not.toContain(false);
		expect((await loaded()).text.toJSON()).toBe('before. after. ');
	});

	test('that is full says that it keeps nothing, and tries again after a minute', async () => {
		vi.useFakeTimers({ toFake: ['Date'] });
		const { text, told } = await loaded();
		FAULTS['is full once a write ends']?.(NAME);
		text.insert(0, 'moss');
		await until(() => told.at(-1) === false);
		vi.restoreAllMocks();
		text.insert(4, ' and');
		await settled();
		expect(told.at(-1)).toBe(false);
		vi.setSystemTime(Date.now() + 61_000);
		text.insert(8, ' fern');
		await until(() => told.at(-1) === true);
		expect((await loaded()).text.toJSON()).toBe('moss and fern');
	});

	test.each(Object.entries(PRIVATE))(
		'that %s says so once, and forgets without a word',
		async (_way, fail) => {
			fail();
			const { text, told, kept } = page();
			text.insert(0, 'moss');
			await until(() => told.length > 0);
			text.insert(0, 'fern');
			await settled();
			expect(told).toEqual([false]);
			kept.forget();
		}
	);

	test('forgets what it kept, even while it is opened', async () => {
		const { text, kept } = await loaded();
		text.insert(0, 'moss');
		await settled();
		kept.forget();
		page().kept.forget();
		await settled();
		expect(await indexedDB.databases()).toEqual([]);
	});
});
