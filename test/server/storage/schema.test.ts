import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFile } from '../../../src/lib/server/storage/file.ts';
import { shapeOf } from '../../../src/lib/server/storage/schema.ts';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { readCode } from '../../../src/lib/server/base/tokens.ts';
import {
	ENTRIES,
	entryOf,
	idOf,
	OWN,
	schemaOf,
	TABLES,
	VERSIONS,
	WORKSHOPS,
	writeEarlier
} from './earlier.ts';
import { newFolder } from '../../folder.ts';

const newFile = () => join(newFolder(), 'borrowed-earth.db');

describe.each(VERSIONS)('a file of schema version %i', (version) => {
	test('is brought to the schema of a new file', () => {
		const file = newFile();
		writeEarlier(file, version);
		const [brought, fresh] = [openFile(file), openFile(newFile())];
		expect(shapeOf(brought)).toBe(shapeOf(fresh));
		expect(brought.pragma('user_version')).toEqual(fresh.pragma('user_version'));
		brought.close();
		fresh.close();
	});

	test('keeps all it holds', async () => {
		const folder = newFolder();
		writeEarlier(join(folder, 'borrowed-earth.db'), version);
		const store = openSqlite(folder);
		const [w0, w1] = await Promise.all(WORKSHOPS.map((id) => store.workshop(id)));
		expect(w0).toMatchObject({
			title: 'Class',
			picks: false,
			approve: false,
			marks: [],
			language: 'en'
		});
		const pack = await store.packOf(WORKSHOPS[0] ?? '');
		expect(pack?.own ?? []).toEqual(version >= 7 ? OWN : []);
		expect(version >= 4 || readCode(w0?.code ?? '') === w0?.code).toBe(true);
		expect(w1?.code).not.toBe(w0?.code);
		for (const { id } of TABLES) {
			expect(await store.table(id)).toMatchObject({
				next: null,
				agree: false,
				single: false,
				epoch: 0
			});
			expect(await store.membersOf(id)).toMatchObject([{ name: 'Ann', standing: 'seated' }]);
			expect(await store.entries(id, -1)).toHaveLength(ENTRIES);
			expect(await store.updates(`${id}/story`)).toHaveLength(1);
		}
		const { id } = TABLES[0] ?? { id: '' };
		expect(await store.entries(id, -1)).toEqual(
			Array.from({ length: ENTRIES }, (_, seq) => entryOf(seq))
		);
		expect(await store.takeLink(`link ${id}`, 1)).toMatchObject({
			table: id,
			member: idOf('mt00')
		});
		expect(await store.pagesOf(id)).toHaveLength(version >= 8 ? 1 : 0);
		await store.close();
	});
});

test('a schema that lacks anything has another shape', () => {
	const shapes = VERSIONS.map((version) => {
		const db = new Database(':memory:');
		db.exec(schemaOf(version));
		return shapeOf(db);
	});
	expect(new Set(shapes).size).toBe(VERSIONS.length);
});
