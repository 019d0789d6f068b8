/** Whatever puts another file in place of the data is killed at each of its steps: the old data are there afterwards, or the new ones, whole. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { ENTRIES, TABLES, VERSIONS, WORKSHOPS, writeEarlier } from './earlier.ts';
import { newFolder } from '../../folder.ts';

afterEach(() => vi.restoreAllMocks());

const NEWEST = Math.max(...VERSIONS);
const fileIn = (folder: string) => join(folder, 'borrowed-earth.db');

/** A file of that version whose workshops have this title. */
function write(file: string, version: number, title: string): void {
	writeEarlier(file, version);
	const db = new Database(file);
	db.exec(`UPDATE workshops SET title = '${title}'`);
	db.close();
}

/** Runs a script of ours that is killed at its step `at`; whether it came to its end before. */
function killedAt(at: number, folder: string, args: readonly string[]): boolean {
	const env = { ...process.env, DATA_DIR: folder, KILL_AT: String(at) };
	const first = ['--import', resolve('test/server/storage/killing.ts')];
	const { signal, status, stderr } = spawnSync(process.execPath, [...first, ...args], { env });
	expect([status, signal], stderr.toString()).toEqual(
		signal === null ? [0, null] : [null, 'SIGKILL']
	);
	return signal === null;
}

/** The title of the folder's workshops, once the next process has opened it; all that hangs on them is there. */
async function titleIn(folder: string): Promise<string | undefined> {
	const store = openSqlite(folder);
	const titles = await Promise.all(WORKSHOPS.map(async (id) => (await store.workshop(id))?.title));
	for (const { id } of TABLES) expect(await store.entries(id, -1)).toHaveLength(ENTRIES);
	await store.close();
	const left = readdirSync(folder).filter((name) => /draft|next/.test(name));
	expect([new Set(titles).size, left]).toEqual([1, []]);
	return titles[0];
}

/** Kills it at every step, or every so many of them, looks at what each left, and answers how many steps there are. */
async function kill(
	prepare: (folder: string) => void,
	args: (folder: string) => readonly string[],
	seen: (folder: string) => Promise<void>,
	every = 1
): Promise<number> {
	for (let at = 1; ; at += every) {
		const folder = newFolder();
		prepare(folder);
		const ended = killedAt(at, folder, args(folder));
		await seen(folder);
		if (ended) return at;
	}
}

test('a backup of an earlier version that is put back', async () => {
	const backup = join(newFolder(), 'backup.db');
	write(backup, NEWEST - 1, 'new');
	const found = new Set<string | undefined>();
	const steps = await kill(
		(folder) => {
			write(fileIn(folder), NEWEST, 'old');
		},
		() => ['scripts/restore.ts', backup],
		async (folder) => {
			found.add(await titleIn(folder));
		}
	);
	expect(steps).toBeGreaterThan(15);
	expect(found).toEqual(new Set(['old', 'new']));
});

test('damaged data, as a server saves what can be read of them', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const open = `(await import('${resolve('src/lib/server/storage/sqlite.ts')}')).openSqlite(process.env.DATA_DIR).close()`;
	const steps = await kill(
		(folder) => {
			write(fileIn(folder), NEWEST, 'data');
			const db = new Database(fileIn(folder));
			db.exec(
				`UPDATE entries SET body = '{' WHERE "table" = '${TABLES[3]?.id ?? ''}' AND seq = 12`
			);
			db.close();
		},
		() => ['--input-type=module', '-e', `await ${open}`],
		async (folder) => {
			const store = openSqlite(folder);
			for (const id of WORKSHOPS) expect(await store.workshop(id)).toMatchObject({ title: 'data' });
			for (const [at, { id }] of TABLES.entries()) {
				expect(await store.entries(id, -1)).toHaveLength(at === 3 ? 12 : ENTRIES);
			}
			await store.close();
		},
		2
	);
	expect(steps).toBeGreaterThan(15);
});

test('data of an earlier version, as a server brings them up to date', async () => {
	const open = `(await import('${resolve('src/lib/server/storage/sqlite.ts')}')).openSqlite(process.env.DATA_DIR).close()`;
	const versions = new Set<unknown>();
	const steps = await kill(
		(folder) => {
			write(fileIn(folder), NEWEST - 2, 'data');
		},
		() => ['--input-type=module', '-e', `await ${open}`],
		async (folder) => {
			if (existsSync(fileIn(folder))) {
				const db = new Database(fileIn(folder));
				versions.add(db.pragma('user_version', { simple: true }));
				db.close();
			}
			expect(await titleIn(folder)).toBe('data');
		}
	);
	expect(steps).toBeGreaterThan(15);
	expect(versions).toEqual(new Set([NEWEST - 2, NEWEST]));
});
