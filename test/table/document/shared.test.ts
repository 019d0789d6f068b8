/** Words written into a shared document, whatever becomes of the browser's own database. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import type { SharedDocument } from '../../../src/lib/table/shared.svelte.ts';
import { ANNA, BELA, House, SHEET, STORY, until } from '../../server/sync/house.ts';
import { FAULTS, newDatabase, openShared, PRIVATE } from './device.ts';

let house: House;
let page: SharedDocument;

beforeEach(async () => {
	newDatabase();
	house = await new House().open();
});
afterEach(async () => {
	page.close();
	await house.close();
	vi.restoreAllMocks();
	Reflect.deleteProperty(globalThis, 'indexedDB');
	vi.unstubAllGlobals();
});

const TEXTS = [
	['a sheet', SHEET, 'notes'],
	['the story', STORY, 'solution.3'],
	['the debrief', STORY, 'lookback.12']
] as const;
const WORDS = 'moss grows';

/** What the server has stored of a text. */
function stored(name: string, key: string): string {
	const doc = new Y.Doc();
	for (const row of house.shelf.rows.get(name) ?? []) Y.applyUpdate(doc, row);
	return doc.getText(key).toJSON();
}

/** Types letter by letter; `before` is called before the letter of that number, from 1. */
async function type(
	key: string,
	words: string,
	before: (letter: number) => void = () => undefined
) {
	const { text } = page.draft(key);
	for (const [at, letter] of words.split('').entries()) {
		before(at + 1);
		text.insert(text.length, letter);
		await new Promise((go) => setTimeout(go, 1));
	}
}

/** Opens it, and waits until it is current, and kept where that is possible. */
async function open(name: string, keeps: boolean) {
	page = openShared(house, name, ANNA);
	await until(() => page.current && page.keeps === keeps, 'a page that is current');
}

const saved = () => until(() => !page.unsaved, 'what is saved');

describe.each(TEXTS)('%s', (_title, name, key) => {
	describe.each(Object.entries(FAULTS))('whose database %s', (_fault, fail) => {
		test.each([1, 5])('before letter %i: all is stored', async (letter) => {
			await open(name, true);
			await type(key, WORDS, (now) => {
				if (now === letter) fail(name);
			});
			await saved();
			expect(stored(name, key)).toBe(WORDS);
		});
	});

	test.each(Object.entries(PRIVATE))('where the browser %s: all is stored', async (_way, fail) => {
		fail();
		await open(name, false);
		await type(key, WORDS);
		await saved();
		expect(stored(name, key)).toBe(WORDS);
	});
});

test('what is not stored can be taken along: each text whole, those alone that were edited, until the server has them', async () => {
	await open(SHEET, true);
	await type('caption', 'a picture');
	await type('notes', 'before ');
	await saved();
	expect(page.unsavedTexts).toEqual([]);
	await house.sync.closeAll();
	await type('notes', 'after');
	expect(page.unsavedTexts).toEqual(['before after']);
	await house.restart();
	page.retry();
	await saved();
	expect(page.unsavedTexts).toEqual([]);
});

test('what was kept here from before, and nobody knows to be stored, can be taken along', async () => {
	await open(SHEET, true);
	await house.sync.closeAll();
	await type('notes', WORDS);
	await until(() => page.keeps === true, 'what is kept');
	page.close();
	page = openShared(house, SHEET, ANNA);
	await until(() => page.unsavedTexts.length > 0, 'what was kept');
	expect(page.unsavedTexts).toEqual([WORDS]);
});

test('what was written while database and network were gone goes out once there is a network', async () => {
	await open(SHEET, true);
	await house.sync.closeAll();
	FAULTS['throws at each transaction']?.(SHEET);
	await type('notes', WORDS);
	expect(page.unsaved).toBe(true);
	await until(() => page.keeps === false, 'what a device says that keeps nothing');
	await house.restart();
	page.retry();
	await saved();
	expect(stored(SHEET, 'notes')).toBe(WORDS);
});

test('what was written without network is there after a reload, and goes out', async () => {
	await open(SHEET, true);
	await house.sync.closeAll();
	await type('notes', 'in the tunnel');
	indexedDB.deleteDatabase(SHEET);
	await type('notes', ', and after');
	await new Promise((go) => setTimeout(go, 50));
	page.close();
	await house.restart();
	await open(SHEET, true);
	await until(() => stored(SHEET, 'notes') !== '', 'what was kept');
	expect(stored(SHEET, 'notes')).toBe('in the tunnel, and after');
});

describe('saved', () => {
	test('is what the server has counted, not what was sent', async () => {
		await open(SHEET, true);
		const { promise, resolve } = Promise.withResolvers<undefined>();
		house.shelf.before = () => promise;
		await type('notes', 'moss');
		await until(() => page.unsaved);
		expect(stored(SHEET, 'notes')).toBe('');
		resolve(undefined);
		await saved();
		expect(stored(SHEET, 'notes')).toBe('moss');
	});

	test('is nothing of an edit that does not end', async () => {
		await open(SHEET, true);
		const { text } = page.draft('notes');
		page.doc.transact(() => {
			text.insert(0, 'moss');
			expect(page.unsaved).toBe(true);
		});
		await saved();
	});

	test('is said again after an edit that changed nothing, and after an undo that begins one within another', async () => {
		await open(SHEET, true);
		const { text } = page.draft('notes');
		page.doc.transact(() => undefined);
		expect(page.unsaved).toBe(false);
		const undo = new Y.UndoManager(text);
		text.insert(0, 'moss');
		undo.undo();
		text.insert(0, 'fern');
		expect(page.unsaved).toBe(true);
		await saved();
		expect(stored(SHEET, 'notes')).toBe('fern');
	});

	test('is not said of words that were on their way when the connection ended', async () => {
		await open(SHEET, true);
		const { promise, resolve } = Promise.withResolvers<undefined>();
		house.shelf.before = () => promise;
		await type('notes', 'moss');
		const ended = house.sync.closeAll();
		await until(() => !page.current);
		expect(page.unsaved).toBe(true);
		resolve(undefined);
		await ended;
	});
});

test('a listener that throws is reported, and neither it nor those of its texts keep anything from the server', async () => {
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	await open(SHEET, true);
	page.doc.on('update', () => {
		throw new Error('looked too closely');
	});
	page.draft('caption').text.observe(() => {
		throw new Error('and so did this');
	});
	await type('notes', 'moss');
	expect(() => {
		page.draft('caption').text.insert(0, 'fern');
	}).toThrow('and so did this');
	await type('notes', ' grows');
	await saved();
	expect(stored(SHEET, 'notes')).toBe('moss grows');
	expect(stored(SHEET, 'caption')).toBe('fern');
	expect(report).toHaveBeenCalledWith(new Error('looked too closely'));
	const other = openShared(house, SHEET, BELA);
	await until(() => other.current);
	expect(other.draft('notes').text.toJSON()).toBe('moss grows');
	other.close();
});

test('a field that is ahead of its text is not saved', async () => {
	await open(SHEET, true);
	const field = {};
	page.draft('notes').ahead?.(field, true);
	expect(page.unsaved).toBe(true);
	await type('caption', 'moss');
	await until(() => stored(SHEET, 'caption') === 'moss');
	expect(page.unsaved).toBe(true);
	page.draft('notes').ahead?.(field, false);
	await saved();
});
