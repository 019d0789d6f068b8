/** What a socket may be sent: any bytes at all. */
import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { Carets } from '../../src/lib/server/sync/carets.ts';
import { LiveDocument } from '../../src/lib/server/sync/document.ts';
import { examine } from '../../src/lib/server/sync/examining/examination.ts';
import { clientsIn } from '../../src/lib/server/sync/scan.ts';
import { read, updateFrame } from '../../src/lib/server/sync/wire.ts';
import { counted } from '../../src/lib/server/sync/work.ts';
import { alteredBytes, fuzz, pick, type Dice } from './fuzzing.ts';
import { POISONS } from './poison.ts';

const TEXTS = /^(?:notes|caption)$/;

/** Updates as stock clients make them: typing, deleting, undoing, several pages' worth. */
function honestUpdates(): Uint8Array[] {
	const doc = new Y.Doc();
	doc.clientID = 7;
	const updates: Uint8Array[] = [];
	doc.on('update', (update: Uint8Array) => updates.push(update));
	const notes = doc.getText('notes');
	const undo = new Y.UndoManager(notes, { captureTimeout: 0 });
	notes.insert(0, 'River valley');
	notes.delete(2, 4);
	notes.insert(3, 'ä😀日本');
	undo.undo();
	doc.getText('caption').insert(0, 'x'.repeat(200));
	const other = new Y.Doc();
	other.clientID = 8;
	Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
	other.getText('notes').insert(1, 'and');
	Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
	return [...updates, Y.encodeStateAsUpdate(doc), Y.encodeStateVector(doc)];
}
const honest = honestUpdates();

test('no update breaks a document, and none gets in that a new document would not take', async () => {
	let document = new LiveDocument('x', []);
	let taken = 0;
	const { inputs, hangs } = await fuzz(
		'updates',
		{ few: 15_000, share: 0.35 },
		(dice: Dice) => ({ bytes: alteredBytes(dice, pick(dice, honest)), by: pick(dice, ['a', 'b']) }),
		({ bytes, by }) => {
			const said = document.accept(bytes, TEXTS, { who: [by], binds: true });
			expect(['whole', 'holes', 'refused', 'others']).toContain(said);
			if (said !== 'whole') return;
			const { updates, stored } = document.batch();
			stored();
			taken += updates.length;
			if (taken % 50 === 0) document = reloaded(document);
		}
	);
	expect(inputs).toBeGreaterThanOrEqual(15_000);
	expect(taken).toBeGreaterThan(0);
	expect(hangs).toEqual([]);
});

/** A text's letters without their order: where an altered update contradicts itself, Yjs may set them otherwise when it loads. */
const letters = ({ live }: LiveDocument, name: string) =>
	Array.from(live.getText(name).toJSON()).sort().join('');

/** The document as another process would load it: with nothing pending, and no letter more or less. */
function reloaded(document: LiveDocument): LiveDocument {
	const again = new LiveDocument('x', [document.state()]);
	expect(again.live.store.pendingStructs).toBeNull();
	expect(again.live.store.pendingDs).toBeNull();
	for (const name of document.live.share.keys()) {
		expect(TEXTS.test(name)).toBe(true);
		expect(letters(again, name)).toBe(letters(document, name));
	}
	return new LiveDocument('x', []);
}

test('every frame is one message or an error', async () => {
	const frames = [0, 1, 2].flatMap((kind) =>
		honest.map((body) =>
			encoding.encode((encoder) => {
				encoding.writeVarUint(encoder, 0);
				encoding.writeVarUint(encoder, kind);
				encoding.writeVarUint8Array(encoder, body);
			})
		)
	);
	const { hangs } = await fuzz(
		'frames',
		{ few: 30_000, share: 0.15 },
		(dice) => alteredBytes(dice, pick(dice, frames)),
		(frame) => {
			try {
				const message = read(frame);
				if ('update' in message) message.update();
				if ('states' in message) message.states();
				if ('vector' in message && clientsIn(message.vector) > 0) {
					Y.decodeStateVector(message.vector);
				}
			} catch (error) {
				if (!(error instanceof Error)) throw error;
			}
		}
	);
	expect(hangs).toEqual([]);
});

/** What one message may be for the server, in steps of about a millionth of a second: 100 ms with room to spare. */
const MESSAGE = 50_000;

test('no message is much work, whoever made it, and neither is what it leaves behind', async () => {
	const names = Object.keys(POISONS);
	let refused = 0;
	const { hangs } = await fuzz(
		'poisons',
		{ few: 60, share: 0.2 },
		(dice) => {
			const poison = POISONS[pick(dice, names)] ?? (() => []);
			return poison(dice, 100 + dice(5_000), 'notes');
		},
		function* (updates) {
			const document = new LiveDocument('x', [honest.at(-2) ?? new Uint8Array()]);
			for (const update of updates) {
				let spent = 0;
				const spend = (steps: number) => (spent += steps);
				const said = document.accept(update, TEXTS, { who: ['a'], binds: true, spend });
				if (said === 'refused') refused += 1;
				expect(spent).toBeLessThan(MESSAGE);
				document.batch().stored();
				yield; // each is a message of its own
			}
			const { state } = examine([document.state()], MESSAGE);
			yield; // by another process
			const doc = new Y.Doc();
			const loading = counted(doc, { limit: MESSAGE, fresh: false }, () => {
				Y.applyUpdate(doc, state);
			});
			expect(loading).toBeLessThan(MESSAGE);
			expect(doc.getText('notes').toJSON()).toContain('alley'); // of the honest words before
		}
	);
	expect(refused).toBeGreaterThan(0);
	expect(hangs).toEqual([]);
});

test('nobody who writes, deletes and takes back is ever refused, however long they were without network', async () => {
	let sent = 0;
	const { hangs } = await fuzz(
		'writers',
		{ few: 12, share: 0.1 },
		(dice) => dice,
		(dice) => {
			const document = new LiveDocument('x', []);
			const writers = Array.from({ length: 4 }, () => writer(dice));
			for (let round = 0; round < 30; round += 1) {
				const one = pick(dice, writers);
				for (let edits = dice(30); edits > 0; edits -= 1) one.edit();
				const vector = Y.encodeStateVector(document.live);
				const update = Y.encodeStateAsUpdate(one.doc, vector);
				const said = document.accept(update, TEXTS, { who: ['a'], binds: true });
				expect(said).toBe('whole');
				document.batch().stored();
				Y.applyUpdate(one.doc, document.since(Y.encodeStateVector(one.doc)));
				expect(one.doc.getText('notes').toJSON()).toBe(document.live.getText('notes').toJSON());
				sent += 1;
			}
		}
	);
	expect(sent).toBeGreaterThan(300);
	expect(hangs).toEqual([]);
});

/** A stock client whose person edits anywhere, mostly at the front and the end, where all others do too. */
function writer(dice: Dice) {
	const doc = new Y.Doc();
	doc.clientID = 1 + dice(2 ** 31);
	const text = doc.getText('notes');
	const undo = new Y.UndoManager(text, { captureTimeout: 0 });
	const edit = () => {
		const at = pick(dice, [0, text.length, dice(text.length + 1)]);
		const what = dice(10);
		if (what < 6) text.insert(at, 'abcdefgh'.slice(dice(8)));
		else if (what < 8) text.delete(at, Math.min(dice(4), text.length - at));
		else if (what === 8) undo.undo();
		else undo.redo();
	};
	return { doc, edit };
}

/** The same bytes with a number of far too many bytes at one place. */
function overlong(dice: Dice, whole: Uint8Array): Uint8Array {
	const at = dice(whole.length);
	const more = new Uint8Array(8 + dice(200)).fill(0x80);
	return Uint8Array.from([...whole.subarray(0, at), ...more, ...whole.subarray(at)]);
}

test('a number of too many bytes is malformed wherever it stands: in an update, a vector, a frame, a caret', async () => {
	const vector = honest.at(-1) ?? new Uint8Array();
	const updates = honest.slice(0, -1);
	const framed = updates.map(updateFrame);
	const caret = encoding.encode((encoder) => {
		for (const number of [1, 7, 1]) encoding.writeVarUint(encoder, number);
		encoding.writeVarString(encoder, '{"cursor":3}');
	});
	const anna = { user: { name: 'Anna', seat: 0, member: 'a' }, who: ['a'] } as const;
	const { hangs } = await fuzz(
		'overlong numbers',
		{ few: 5_000, share: 0.1 },
		(dice) => ({
			update: overlong(dice, pick(dice, updates)),
			vector: overlong(dice, vector),
			frame: overlong(dice, pick(dice, framed)),
			caret: overlong(dice, caret)
		}),
		(odd) => {
			const document = new LiveDocument('x', []);
			expect(document.accept(odd.update, TEXTS, { who: ['a'], binds: true })).not.toBe('whole');
			expect(() => clientsIn(odd.vector)).toThrow();
			expect(() => {
				const message = read(odd.frame);
				if ('update' in message) message.update();
			}).toThrow();
			expect(() => new Carets().receive(anna, odd.caret)).toThrow();
		}
	);
	expect(hangs).toEqual([]);
});

test('every caret is passed on in its person’s name, or not at all', async () => {
	const awareness = new Awareness(new Y.Doc());
	awareness.setLocalState({ cursor: { anchor: 3, head: 9 }, user: { name: 'Not me' } });
	const sent = encodeAwarenessUpdate(awareness, [awareness.clientID]);
	awareness.destroy();
	let carets = new Carets();
	let round = 0;
	const { hangs } = await fuzz(
		'carets',
		{ few: 10_000, share: 0.1 },
		(dice) => alteredBytes(dice, sent),
		(bytes) => {
			round += 1;
			if (round % 50 === 0) carets = new Carets();
			const anna = { user: { name: 'Anna', seat: 0, member: 'a' }, who: ['a'] } as const;
			try {
				const passed = carets.receive(anna, bytes);
				if (passed) expect(Buffer.from(passed).includes('"name":"Not me"')).toBe(false);
			} catch (error) {
				if (!(error instanceof SyntaxError || error instanceof Error)) throw error;
			}
		}
	);
	expect(hangs).toEqual([]);
});
