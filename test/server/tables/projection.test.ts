import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { deskChange } from '../../../src/lib/server/tables/projection.ts';
import type { Table } from '../../../src/lib/server/storage/storage.ts';
import { flatten, unflatten } from '../../../src/lib/table/flat.ts';
import { linesIn } from '../../../src/lib/table/deskDocument.ts';
import type { DeskLine } from '../../../src/lib/table/room.ts';

const table = (id: string) => ({ id, workshop: 'w' }) as Table;
const lineAt = (seq: number) =>
	({ title: 'Oak', seq, at: 1_000 + seq, toAct: [seq % 5], away: seq % 3 }) as unknown as DeskLine;

/** The desk's document, and one that follows it as a browser does. */
function desk() {
	const doc = new Y.Doc();
	const follower = new Y.Doc();
	doc.on('update', (update: Uint8Array) => {
		Y.applyUpdate(follower, update);
	});
	const show = (id: string, line: DeskLine | null) => {
		doc.transact(() => {
			deskChange(table(id), line).change(doc);
		});
	};
	return { doc, follower, show };
}
const said = (doc: Y.Doc) => unflatten(linesIn(doc)?.entries() ?? []);

test('sync 19: the desk’s document stays short however long its workshop, and who follows it sees the same', () => {
	const { doc, follower, show } = desk();
	for (let seq = 0; seq < 12_000; seq += 1) show(`table${seq % 6}`, lineAt(seq));
	show('table0', null);
	expect(Object.keys(said(follower)).toSorted()).toEqual([1, 2, 3, 4, 5].map((at) => `table${at}`));
	expect(said(follower)).toEqual(said(doc));
	expect(said(follower)['table5']).toEqual(lineAt(11_999));
	expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(100_000);
	expect(Y.encodeStateAsUpdate(follower).length).toBeLessThan(100_000);
});

test('a desk of an earlier version, its lines beside each other, keeps them', () => {
	const { doc, follower, show } = desk();
	doc.transact(() => {
		for (const [path, value] of flatten({ elm: lineAt(3) })) doc.getMap('desk').set(path, value);
	});
	show('oak', lineAt(7));
	expect(said(follower)).toEqual({ elm: lineAt(3), oak: lineAt(7) });
	expect([...follower.getMap('desk').keys()]).toEqual(['lines']);
});
