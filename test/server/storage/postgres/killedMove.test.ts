/** A move that is killed on its way has moved nothing, or all; what it was taken from stays, and it can be begun again. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';
import { openSqlite } from '../../../../src/lib/server/storage/sqlite.ts';
import { TABLES, VERSIONS, WORKSHOPS, writeEarlier } from '../earlier.ts';
import { newFolder } from '../../../folder.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

/** Parts of the way at which it is killed; the last ones are the commit and what comes after it. */
const PARTS = [0.01, 0.3, 0.9];

/** Runs a move that is killed at step `at`, or never; what it said. */
async function run(to: string, env: Record<string, string>, at = Infinity): Promise<string> {
	const args = [
		'--import',
		resolve('test/server/storage/killing.ts'),
		'scripts/move.ts',
		'--to',
		to
	];
	const given = { ...process.env, ...env, KILL_AT: String(at) };
	return promisify(execFile)(process.execPath, args, { env: given }).then(
		({ stdout }) => stdout,
		(cause: unknown) => {
			const { signal, stderr } = cause as { signal: string | null; stderr: string };
			return signal ?? stderr;
		}
	);
}

const stepsOf = (said: string) => Number(/steps (\d+)/.exec(said)?.[1]);

test('to PostgreSQL and back', async () => {
	const folder = newFolder();
	writeEarlier(join(folder, 'borrowed-earth.db'), Math.max(...VERSIONS));
	const counted = async (url: string) => {
		const [row] = await server.ask(url, `SELECT to_regclass('tables')::text AS made`);
		if (!row?.['made']) return 0;
		const [found] = await server.ask(url, 'SELECT count(*)::int AS count FROM tables');
		return Number(found?.['count']);
	};
	const there = { DATA_DIR: folder, KILL_WHAT: 'questions' };
	const full = await server.database();
	const steps = stepsOf(await run(full, there));
	expect(await counted(full)).toBe(TABLES.length);
	for (const at of [...PARTS.map((part) => Math.ceil(steps * part)), steps - 3, steps - 2, steps]) {
		const url = await server.database();
		expect(await run(url, there, at)).toBe('SIGKILL');
		expect([0, TABLES.length]).toContain(await counted(url));
		if (at > 10 && at < steps / 2) {
			expect(await run(url, there)).toContain('row by row');
			expect(await counted(url)).toBe(TABLES.length);
		}
	}

	const back = { DATABASE_URL: full };
	const all = stepsOf(await run(newFolder(), back));
	for (const at of [...PARTS.map((part) => Math.ceil(all * part)), all - 2, all - 1]) {
		const goal = newFolder();
		expect(await run(goal, back, at)).toBe('SIGKILL');
		const store = openSqlite(goal);
		const found = await Promise.all(WORKSHOPS.map((id) => store.workshop(id)));
		expect(new Set(found.map((one) => one === null)).size).toBe(1);
		expect([0, TABLES.length]).toContain((await store.count()).tables);
		await store.close();
	}
	const store = openSqlite(folder);
	expect((await store.count()).tables).toBe(TABLES.length);
	await store.close();
});
