/** What is noticed of a text before it changes. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { Forming } from '../../../../src/lib/server/sync/forms/forming.ts';

const PEOPLE = new Map([
	[1, 'ann'],
	[2, 'ben']
]);

/** A text that people change one after the other; what was noticed of it, as `until` and its stretches. */
function page() {
	const doc = new Y.Doc();
	const forming = new Forming((client) => PEOPLE.get(client) ?? null);
	const edit = (
		client: number,
		change: (text: Y.Text) => void,
		at: number,
		{
			marked = false,
			by = PEOPLE.get(client) ?? null
		}: { marked?: boolean; by?: string | null } = {}
	) => {
		doc.clientID = client;
		let found: unknown = null;
		doc.once('afterTransaction', (transaction: Y.Transaction) => {
			found = forming.ended(transaction, { by, marked }, at).get('notes') ?? null;
		});
		doc.transact(() => {
			change(doc.getText('notes'));
		});
		return found;
	};
	return { text: doc.getText('notes'), edit, forming };
}

const put = (words: string) => (text: Y.Text) => {
	text.insert(text.length, words);
};
const empty = (text: Y.Text) => {
	text.delete(0, text.length);
};
const SECOND = 1_000;
const NOON = 1e12;

test('a form ends where somebody else goes on, with who wrote what', () => {
	const { edit } = page();
	expect(edit(1, put('moss'), 0)).toBeNull();
	expect(edit(1, put(' and'), SECOND)).toBeNull();
	expect(edit(2, put(' fern'), 30 * SECOND)).toEqual({
		until: 30 * SECOND,
		changed: 'ben',
		words: [{ by: 'ann', text: 'moss and' }]
	});
	expect(edit(1, empty, 60 * SECOND)).toEqual({
		until: 60 * SECOND,
		changed: 'ann',
		words: [
			{ by: 'ann', text: 'moss and' },
			{ by: 'ben', text: ' fern' }
		]
	});
	expect(edit(2, put('owl'), 90 * SECOND)).toBeNull();
});

test('two who write at once make no form of each letter, and one who goes on after a pause makes one', () => {
	const { edit } = page();
	const forms = [];
	for (let at = 0; at < 60; at += 1) forms.push(edit(1 + (at % 2), put('x'), NOON + at * SECOND));
	expect(forms.filter(Boolean)).toHaveLength(3);
	expect(edit(2, put('y'), NOON + 70 * SECOND)).toBeNull();
	expect(edit(2, put('z'), NOON + 200 * SECOND)).toMatchObject({ until: NOON + 200 * SECOND });
});

test('what is emptied at once is noticed in any case, though not ever so often, and a hand that is marked always is', () => {
	const { edit } = page();
	edit(1, put('x'.repeat(50)), 0);
	expect(edit(1, empty, SECOND)).toMatchObject({ words: [{ by: 'ann', text: 'x'.repeat(50) }] });
	const again = [];
	for (let time = 0; time < 30; time += 1) {
		edit(1, put('x'.repeat(50)), 2 * SECOND);
		again.push(edit(1, empty, 2 * SECOND));
	}
	expect(again.filter(Boolean).length).toBeLessThan(12);
	edit(1, put('moss'), 3 * SECOND);
	expect(edit(1, empty, 3 * SECOND)).toBeNull();
	edit(1, put('fern'), 4 * SECOND);
	expect(edit(1, empty, 4 * SECOND, { marked: true })).toMatchObject({
		words: [{ by: 'ann', text: 'fern' }]
	});
});

test('words of somebody whom nobody knows are nobody’s, and those in between stay in their order', () => {
	const { text, edit, forming } = page();
	edit(1, put('moss fern'), 0);
	edit(
		7,
		(notes) => {
			notes.insert(4, ', owl,');
		},
		SECOND
	);
	expect(forming.words(text)).toEqual([
		{ by: 'ann', text: 'moss' },
		{ by: null, text: ', owl,' },
		{ by: 'ann', text: ' fern' }
	]);
});
