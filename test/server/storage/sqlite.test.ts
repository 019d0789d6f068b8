import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { storageContract } from './contract.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'borrowed-earth-'));

describe('SQLite keeps the contract of every storage', () => {
	let folder = '';
	storageContract(
		() => openSqlite((folder = newFolder())),
		() => openSqlite(folder)
	);
});

test('a second server on the same folder is told so in one sentence', async () => {
	const folder = newFolder();
	const first = openSqlite(folder);
	expect(() => openSqlite(folder)).toThrow(/^The data folder .* is in use by another .* server\.$/);
	await first.close();
	const next = openSqlite(folder);
	await expect(next.ping()).resolves.toBeUndefined();
	await next.close();
});

test('a folder that cannot be written to is named in one sentence', () => {
	const file = join(newFolder(), 'file');
	writeFileSync(file, '');
	expect(() => openSqlite(join(file, 'data'))).toThrow(
		/^The data folder .* cannot be written to\.$/
	);
});
