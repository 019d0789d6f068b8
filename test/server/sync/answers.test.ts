/** Questions about long documents: answered once for all who ask the same, and counted for whoever asks. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { Allowance } from '../../../src/lib/server/sync/bucket.ts';
import { LiveDocument } from '../../../src/lib/server/sync/document.ts';

const NONE = Uint8Array.of(0);

/** A document with a long story in it, and what somebody knows who left in the middle of it. */
function long() {
	const doc = new Y.Doc();
	for (let at = 0; at < 200; at += 1) doc.getText(`note.${at}`).insert(0, 'x'.repeat(2_000));
	const vector = Y.encodeStateVector(doc);
	for (let at = 200; at < 400; at += 1) doc.getText(`note.${at}`).insert(0, 'x'.repeat(2_000));
	return { document: new LiveDocument('x', [Y.encodeStateAsUpdate(doc)]), vector };
}

test('the same question is answered by the very same bytes, at no more work, until something is written', () => {
	const { document, vector } = long();
	for (const asked of [NONE, vector]) {
		expect(document.toil(asked)).toBeGreaterThan(1_000);
		const answer = document.since(asked);
		expect(document.since(Uint8Array.from(asked))).toBe(answer);
		expect(document.toil(asked)).toBe(0);
	}
	const writer = new Y.Doc();
	writer.getText('note.1').insert(0, 'new');
	const from = { who: ['a'], binds: true };
	expect(document.accept(Y.encodeStateAsUpdate(writer), /^note\.\d+$/, from)).toBe('whole');
	document.batch().stored();
	expect(document.toil(vector)).toBeGreaterThan(1_000);
	const reader = new Y.Doc();
	Y.applyUpdate(reader, document.since(NONE));
	expect(reader.getText('note.1').toJSON()).toContain('new');
});

test('what a person’s questions cost is counted over all their connections: beyond a tenth of the time they wait', () => {
	const { document, vector } = long();
	const person = new Allowance(4);
	const now = Date.now();
	let answered = 0;
	while (person.work(document.toil(vector), now) === 0 && answered < 1_000) answered += 1;
	expect(answered).toBeLessThan(80);
	expect(person.work(0, now)).toBeGreaterThan(0);
	expect(person.work(0, now + 60_000)).toBe(0);
});
