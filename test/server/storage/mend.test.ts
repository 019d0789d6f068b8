/** What becomes of a data file that is damaged, saved elsewhere, or put back. */
import { execFile } from 'node:child_process';
import {
	closeSync,
	existsSync,
	mkdtempSync,
	openSync,
	readdirSync,
	statSync,
	utimesSync,
	writeFileSync,
	writeSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import type { Storage, StoredEntry } from '../../../src/lib/server/storage/storage.ts';

const id = (name: string) => name.padEnd(22, '-');
const newFolder = () => mkdtempSync(join(tmpdir(), 'borrowed-earth-'));

const entry = (seq: number): StoredEntry => ({
	seq,
	id: `e${seq}`,
	at: 1,
	deed: { kind: 'action', actor: 0, action: { type: 'say' } },
	draws: [],
	told: [{ event: { type: 'said', text: 'x'.repeat(500) } }]
});

/** Twenty tables of thirty entries each, with views and a story. */
async function fill(store: Storage): Promise<void> {
	const workshop = { id: id('w'), title: 'Class', opened: 1, expires: 9e12 };
	const more = { code: 'WWWWWW', picks: false, approve: false, marks: [] };
	await store.addWorkshop({ ...workshop, ...more }, 'hash');
	for (let one = 0; one < 20; one += 1) {
		const table = {
			id: id(`t${one}`),
			workshop: id('w'),
			code: `C${one}`,
			title: 'T',
			game: 'toy',
			version: 1,
			seats: 3,
			dice: 'app' as const,
			locked: false,
			closed: false,
			epoch: 0,
			open: [],
			opened: 1,
			next: null,
			agree: false
		};
		const log = Array.from({ length: 30 }, (_, seq) => entry(seq));
		const bytes = new Uint8Array(200).fill(one);
		await store.addTable(table, log, [
			{ document: `${id(`t${one}`)}/view/0`, bytes },
			{ document: `${id(`t${one}`)}/story`, bytes, authors: [{ client: 1, member: 'm' }] }
		]);
	}
}

let folder = '';
const file = () => join(folder, 'borrowed-earth.db');
const aside = () => readdirSync(folder).filter((name) => /aside.*\.db$/.test(name));

beforeEach(async () => {
	folder = newFolder();
	const store = openSqlite(folder);
	await fill(store);
	await store.close();
});
afterEach(() => vi.restoreAllMocks());

/** Writes nonsense over a part of the file. */
function damage(from: number, length: number): void {
	const opened = openSync(file(), 'r+');
	writeSync(opened, Buffer.alloc(length, 0xa5), 0, length, from);
	closeSync(opened);
}

describe('a damaged file', () => {
	test.each([0.4, 0.6, 0.8])(
		'is moved aside, and what can be read of it is kept (torn at %s)',
		async (where) => {
			const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
			damage(Math.floor((statSync(file()).size * where) / 4096) * 4096, 3 * 4096);
			const store = openSqlite(folder);
			expect(said.mock.calls.join()).toMatch(/was damaged\. It is now .*aside.*could be saved/);
			expect(aside()).toHaveLength(1);
			expect(await store.workshop(id('w'))).toMatchObject({ title: 'Class' });
			const tables = await store.tablesOf(id('w'));
			expect(tables.length).toBeGreaterThan(10);
			for (const table of tables) {
				const seqs = (await store.entries(table.id, -1)).map(({ seq }) => seq);
				expect(seqs).toEqual(seqs.map((_, seq) => seq)); // no gap
				expect(seqs.length).toBeGreaterThan(0);
				expect(await store.updates(`${table.id}/view/0`)).toEqual([]);
				expect(await store.authors(`${table.id}/story`)).toEqual([]);
			}
			await store.close();
			const again = openSqlite(folder);
			expect(aside()).toHaveLength(1);
			await again.close();
		}
	);

	test('of which nothing can be read gives way to an empty one', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		writeFileSync(file(), 'no database at all'.repeat(1_000));
		const store = openSqlite(folder);
		expect(await store.workshop(id('w'))).toBeNull();
		expect(aside()).toHaveLength(1);
		await store.close();
	});

	test('is deleted for good a week after it was moved aside', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		damage(0, 4096);
		const store = openSqlite(folder);
		await store.tidy(Date.now() + 6 * 86_400_000);
		expect(aside()).toHaveLength(1);
		for (const name of aside()) utimesSync(join(folder, name), 1, Date.now() / 1000 - 8 * 86_400);
		await store.tidy(Date.now());
		expect(aside()).toEqual([]);
		await store.close();
	});
});

describe('a backup', () => {
	const run = (script: string, ...args: string[]) =>
		promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
			env: { ...process.env, DATA_DIR: folder }
		});
	const why = async (script: string, ...args: string[]) =>
		(await run(script, ...args).catch((error: unknown) => error as { stderr: string })).stderr;

	test('is made while the server runs, and put back when it does not; what was deleted since stays so', async () => {
		const to = join(newFolder(), 'copy.db');
		let store = openSqlite(folder);
		await run('backup', to);
		expect(statSync(to).mode & 0o777).toBe(0o600);
		await store.deleteTable(id('t3'));
		expect(await why('restore', to)).toMatch(/in use by another/);
		expect(await store.table(id('t3'))).toBeNull();
		await store.close();

		await run('restore', to);
		expect(aside().length).toBeGreaterThan(0);
		store = openSqlite(folder);
		expect(await store.table(id('t3'))).toBeNull();
		expect(await store.updates(`${id('t3')}/story`)).toEqual([]);
		expect(await store.entries(id('t4'), -1)).toHaveLength(30);
		// phones may hold later ones: they are made anew under names that were never used
		expect(await store.table(id('t4'))).toMatchObject({ epoch: 1000 });
		expect(await store.updates(`${id('t4')}/view/0`)).toEqual([]);
		expect(await store.updates(`${id('t4')}/story`)).toHaveLength(1);
		expect(await store.authors(`${id('t4')}/story`)).toEqual([]);
		await store.close();
	});

	test('in a folder is named after the moment, and takes the place of those older than a week', async () => {
		const to = newFolder();
		const old = [
			'borrowed-earth-2026-01-01T070000Z.db',
			'borrowed-earth-2026-01-02T070000Z.db',
			'my.db'
		];
		for (const name of old) writeFileSync(join(to, name), '');
		const week = Date.now() / 1000 - 7 * 86_400;
		for (const name of old) utimesSync(join(to, name), 1, week + (name === old[1] ? 60 : -60));
		await run('backup', to);
		const left = readdirSync(to).filter((name) => !old.includes(name));
		expect(left).toEqual([expect.stringMatching(/^borrowed-earth-\d{4}-\d\d-\d\dT\d{6}Z\.db$/)]);
		expect(readdirSync(to).filter((name) => old.includes(name))).toEqual(old.slice(1));
	});

	test('never overwrites anything, and nothing but a backup is put back', async () => {
		const other = join(newFolder(), 'other');
		writeFileSync(other, 'no database');
		expect(await why('backup', other)).toMatch(/is there already/);
		expect(await why('restore', other)).toMatch(/no backup of ours/);
		expect(await why('backup')).toMatch(/Say where to/);
		expect(existsSync(file())).toBe(true);
		expect(aside()).toEqual([]);
	});
});
