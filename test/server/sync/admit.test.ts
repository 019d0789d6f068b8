import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { admit, textsOf } from '../../../src/lib/server/sync/admit.ts';
import { right } from '../../../src/lib/server/sync/rights.ts';
import { aTable } from '../records.ts';

const story = { kind: 'story', table: 'x'.repeat(22) } as const;
const texts = textsOf(story) ?? /^$/;

/** The verdict on a text of this name. */
function admission(name: string): string {
	const doc = new Y.Doc();
	doc.getText(name).insert(0, 'everything learns to wait');
	return admit(new Y.Doc(), Y.encodeStateAsUpdate(doc), texts).admission;
}

describe('what a table writes for its book', () => {
	test('comes in under the names of its fields', () => {
		for (const name of ['cover.0', 'age.1', 'round.12', 'closing.2', 'challenge.1.1'])
			expect([name, admission(name)]).toEqual([name, 'whole']);
	});

	test('comes in under no other', () => {
		const others = [
			'world',
			'cover',
			'age',
			'age.',
			'age.one',
			'age.-1',
			'Age.1',
			'age 1',
			'age.1.2.3'
		];
		for (const name of [...others, 'round.1234567', 'world.name', 'cover.0.', '.cover', 'world.0 '])
			expect([name, admission(name)]).toEqual([name, 'refused']);
	});

	test('is text and nothing else', () => {
		const doc = new Y.Doc();
		doc.getMap('cover.0').set('picked', 3);
		expect(admit(new Y.Doc(), Y.encodeStateAsUpdate(doc), texts).admission).toBe('refused');
	});

	test('is written by every seat and by whoever leads, never by a projector', () => {
		const table = aTable({ id: story.table, workshop: 'w', game: 'hunt' });
		const member = (seat: number | 'screen') => ({
			id: 'a',
			table: story.table,
			name: 'Ann',
			seat,
			joined: 0,
			standing: 'seated' as const,
			since: 0,
			next: null
		});
		expect(right({ facilitator: false, member: member(1) }, story, table)).toBe('write');
		expect(right({ facilitator: true, member: null }, story, table)).toBe('write');
		expect(right({ facilitator: false, member: member('screen') }, story, table)).toBe(null);
	});
});
