/** What does not fit is handed back to who wrote it, and everything else of theirs comes in. */
import * as decoding from 'lib0/decoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Cut } from '../../../src/lib/server/sync/cut.ts';
import { LiveDocument } from '../../../src/lib/server/sync/document.ts';
import { WIRES } from './ears.ts';
import { ANNA, BELA, House, STORY, until } from './house.ts';

const NOTES = /^(?:notes|caption)$/;

/** A document that holds a text, and what becomes of an edit of it. */
function edited(before: string, edit: (notes: Y.Text) => void) {
	const doc = new Y.Doc();
	const notes = doc.getText('notes');
	notes.insert(0, before);
	const document = new LiveDocument('x', [Y.encodeStateAsUpdate(doc)]);
	const vector = Y.encodeStateVector(doc);
	doc.transact(() => {
		edit(notes);
	});
	const cuts: Cut[] = [];
	const handBack = (some: readonly Cut[]) => cuts.push(...some);
	const update = Y.encodeStateAsUpdate(doc, vector);
	const said = document.accept(update, NOTES, { who: ['a'], binds: true, handBack });
	const { updates, stored } = document.batch();
	stored();
	for (const { bytes } of updates) Y.applyUpdate(doc, bytes);
	return { said, cuts, there: document.live.getText('notes').toJSON(), here: notes.toJSON() };
}

test('of what is written into a nearly full text the end is handed back, and what was there stays', () => {
	const { said, cuts, there, here } = edited('o'.repeat(3_990), (notes) => {
		notes.insert(3_000, '0123456789abcdef');
	});
	expect(said).toBe('whole');
	expect(cuts).toEqual([{ text: 'notes', letters: 'abcdef' }]);
	expect(there).toBe(`${'o'.repeat(3_000)}0123456789${'o'.repeat(990)}`);
	expect(here).toBe(there);
});

test('of several places the last are handed back first, in their order', () => {
	const { cuts, there } = edited('o'.repeat(3_996), (notes) => {
		notes.insert(3_996, 'END');
		notes.insert(1_000, 'MIDDLE');
		notes.insert(0, 'A');
	});
	expect(cuts).toEqual([{ text: 'notes', letters: 'DLEEND' }]);
	expect(there).toBe(`A${'o'.repeat(1_000)}MID${'o'.repeat(2_996)}`);
});

test('no letter is cut in half', () => {
	const { cuts, there } = edited('o'.repeat(3_997), (notes) => {
		notes.insert(0, '😀😀');
	});
	expect(cuts).toEqual([{ text: 'notes', letters: '😀' }]);
	expect(there).toBe(`😀${'o'.repeat(3_997)}`);
});

test('an edit that shortens a text which is too long from before is taken as it is', () => {
	const { cuts, there } = edited('o'.repeat(4_500), (notes) => {
		notes.delete(0, 100);
	});
	expect(cuts).toEqual([]);
	expect(there).toHaveLength(4_400);
});

test.each(WIRES)(
	'three phones write 1,400 letters each into one field without network: nothing else is lost, over %s',
	async (wire) => {
		const house = await new House(wire).open();
		const codes: number[] = [];
		const back: string[] = [];
		const phones = ['a', 'b', 'c'].map((letter, at) => {
			const phone = house.client(STORY, at % 2 ? BELA : ANNA, new Y.Doc(), ['acks']);
			phone.maxBackoffTime = 10;
			phone.on('connection-close', (event) => codes.push(event?.code ?? 0));
			phone.messageHandlers[100] = () => undefined;
			phone.messageHandlers[101] = (_encoder, decoder) => {
				for (let left = decoding.readVarUint(decoder); left > 0; left -= 1) {
					const text = decoding.readVarString(decoder);
					back.push(`${letter} ${text} ${decoding.readVarString(decoder)}`);
				}
			};
			return { phone, letter };
		});
		await until(() => phones.every(({ phone }) => phone.synced));
		for (const { phone } of phones) phone.disconnect();
		await until(() => phones.every(({ phone }) => !phone.wsconnected));
		codes.length = 0;
		for (const { phone, letter } of phones) {
			phone.doc.getText('answer.1').insert(0, letter.repeat(1_400));
			phone.doc.getText(`answer.${letter.charCodeAt(0)}`).insert(0, letter.repeat(300));
			phone.connect();
			await until(() => phone.synced);
			await house.documents.flush();
		}
		const fields = ['answer.1', 'answer.97', 'answer.98', 'answer.99'];
		const all = () =>
			new Set(
				phones.map(({ phone }) => fields.map((one) => phone.doc.getText(one).toJSON()).join())
			);
		await until(() => all().size === 1 && back.length > 0);
		const { live } = await house.documents.open(STORY);
		expect(live.getText('answer.1').toJSON()).toHaveLength(4_000);
		for (const { letter } of phones) {
			expect(live.getText(`answer.${letter.charCodeAt(0)}`)).toHaveLength(300);
		}
		expect(back).toEqual([`c answer.1 ${'c'.repeat(200)}`]);
		expect(codes).toEqual([]);
		await house.close();
	}
);
