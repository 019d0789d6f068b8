/** Documents that are much work to load open again with what was written in them. */
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { seededSource } from '../../../../src/lib/engine/random.ts';
import { examine } from '../../../../src/lib/server/sync/examining/examination.ts';
import { recovered } from '../../../../src/lib/server/sync/recovery.ts';
import { toldBy, written } from '../../../../src/lib/server/sync/plain.ts';
import { counted } from '../../../../src/lib/server/sync/work.ts';
import { POISONS } from '../../../fuzz/poison.ts';

const loaded = (updates: readonly Uint8Array[]) => {
	const doc = new Y.Doc();
	for (const update of updates) Y.applyUpdate(doc, update);
	return doc;
};
const textOf = (doc: Y.Doc, name = 'notes') => doc.getText(name).toJSON();
const plainly = (told: Parameters<typeof written>[0]) => loaded([written(told)]);

/** Somebody alone who writes, deletes and takes back, at any place of two texts; each change is an update. */
function alone(seed: number, steps: number) {
	const random = seededSource(seed);
	const doc = new Y.Doc();
	const updates: Uint8Array[] = [];
	doc.on('update', (update: Uint8Array) => updates.push(update));
	const texts = [doc.getText('notes'), doc.getText('caption')];
	const undo = new Y.UndoManager(texts, { captureTimeout: 0 });
	for (let step = 0; step < steps; step += 1) {
		const text = texts[random(2)] ?? doc.getText('notes');
		const what = random(10);
		if (what < 6) text.insert(random(text.length + 1), 'abäd'.slice(0, 1 + random(4)));
		else if (what < 8 && text.length > 0) text.delete(random(text.length), 1);
		else if (what === 8) undo.undo();
		else undo.redo();
	}
	return { doc, updates };
}

describe('a document written down plainly', () => {
	test('says the same, to the letter, and takes no step to load', () => {
		for (let seed = 1; seed <= 10; seed += 1) {
			const { doc } = alone(seed, 200);
			const again = new Y.Doc();
			const steps = counted(again, { limit: 1_000, fresh: false }, () => {
				Y.applyUpdate(again, written(toldBy(doc)));
			});
			expect(steps).toBeLessThan(1);
			expect(textOf(again)).toBe(textOf(doc));
			expect(textOf(again, 'caption')).toBe(textOf(doc, 'caption'));
			expect(Y.encodeStateVector(again)).toEqual(Y.encodeStateVector(doc));
		}
	});

	test('is the same document to a phone that holds the old one: both write on', () => {
		const { doc } = alone(3, 200);
		const again = loaded([written(toldBy(doc))]);
		doc.getText('notes').insert(1, 'phone');
		again.getText('caption').insert(0, 'server');
		Y.applyUpdate(again, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(again)));
		Y.applyUpdate(doc, Y.encodeStateAsUpdate(again, Y.encodeStateVector(doc)));
		expect(textOf(again)).toBe(textOf(doc));
		expect(textOf(again, 'caption')).toBe(textOf(doc, 'caption'));
		expect(textOf(again)).toContain('phone');
	});
});

describe('what is read without Yjs', () => {
	test('is what Yjs reads, where nobody wrote at the same place at the same time', () => {
		for (let seed = 1; seed <= 20; seed += 1) {
			const { doc, updates } = alone(seed, 150);
			for (const rows of [updates, [Y.encodeStateAsUpdate(doc)]]) {
				const again = plainly(recovered(rows));
				expect(textOf(again)).toBe(textOf(doc));
				expect(textOf(again, 'caption')).toBe(textOf(doc, 'caption'));
			}
		}
	});

	test('holds every letter of several who wrote at once', () => {
		const docs = [1, 2, 3].map((seed) => alone(seed, 100).doc);
		const rows = docs.map((doc) => Y.encodeStateAsUpdate(doc));
		const sorted = (doc: Y.Doc) => Array.from(textOf(doc)).sort().join('');
		expect(sorted(plainly(recovered(rows)))).toBe(sorted(loaded(rows)));
	});

	test('goes on behind what cannot be read', () => {
		const { doc, updates } = alone(5, 60);
		const rows = [Uint8Array.of(1, 9, 200), ...updates, Uint8Array.of(1, 1, 7, 0, 0, 0, 0)];
		expect(textOf(plainly(recovered(rows)))).toBe(textOf(doc));
	});
});

describe('a poisoned document', () => {
	test.each(Object.entries(POISONS))('%s: opens with its text, at little work', (_name, poison) => {
		for (let seed = 1; seed <= 3; seed += 1) {
			const { doc, updates } = alone(seed, 40);
			const rows = [...updates, ...poison(seededSource(seed), 1_200, 'notes')];
			const { state } = examine(rows, 50_000);
			const again = new Y.Doc();
			counted(again, { limit: 30_000, fresh: false }, () => {
				Y.applyUpdate(again, state);
			});
			expect(textOf(again, 'caption')).toBe(textOf(doc, 'caption'));
			expect(inOrder(textOf(doc), textOf(again))).toBe(true);
		}
	});

	test('an honest one is left as it is', () => {
		const { doc } = alone(1, 300);
		const state = Y.encodeStateAsUpdate(doc);
		expect(examine([state]).renewed).toBe(false);
	});
});

/** Whether all letters stand in the text, in their order, whatever else does. */
function inOrder(letters: string, text: string): boolean {
	let at = 0;
	for (const letter of text) if (letter === Array.from(letters)[at]) at += 1;
	return at === Array.from(letters).length;
}
