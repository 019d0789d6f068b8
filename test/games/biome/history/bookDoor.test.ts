/** What a table writes for its book goes through the door of its story. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
	BOOK_LIMITS,
	COVER,
	lineKey,
	timesOf,
	WORLD
} from '../../../../src/lib/games/biome/history/bookTexts.ts';
import { admit, TEXT_LIMIT, textsOf } from '../../../../src/lib/server/sync/admit.ts';
import { toldGame } from '../prints/told.ts';

test('it comes in under the names of its fields', () => {
	const texts = textsOf({ kind: 'story', table: 'x'.repeat(22) }) ?? /^$/;
	for (const name of [WORLD, ...timesOf(toldGame({ seats: 3 })).map(lineKey), COVER]) {
		const doc = new Y.Doc();
		doc.getText(name).insert(0, 'everything learns to wait');
		const { admission } = admit(new Y.Doc(), Y.encodeStateAsUpdate(doc), texts);
		expect([name, admission]).toEqual([name, 'whole']);
	}
});

test('there is room for what its fields ask for', () => {
	for (const most of Object.values(BOOK_LIMITS)) expect(most).toBeLessThan(TEXT_LIMIT);
});
