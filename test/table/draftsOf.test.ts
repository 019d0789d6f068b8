import { expect, test } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { draftsOf } from '../../src/lib/table/draftsOf.ts';

test('a text is the same object whenever it is asked for, and another name is another text', () => {
	const doc = new Y.Doc();
	const draft = draftsOf(doc, new Awareness(doc));
	draft('answer').text.insert(0, 'Roots');
	expect(draft('answer')).toBe(draft('answer'));
	expect(draft('notes')).not.toBe(draft('answer'));
	expect([draft('answer').text.toJSON(), draft('notes').text.toJSON()]).toEqual(['Roots', '']);
	doc.destroy();
});
