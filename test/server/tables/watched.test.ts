/** What whoever runs the server sees of it, and what they never see. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, openTable, storage, Visitor } = await import('../harness.ts');

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

describe('the figures', () => {
	const ask = (bearer?: string) =>
		new Visitor().knock('GET', '/metrics', bearer === undefined ? {} : { bearer });

	test('are nobody’s where no token is set, whatever is sent', async () => {
		for (const bearer of [undefined, '', 'undefined', 'x']) {
			const answer = await ask(bearer);
			expect([bearer, answer.status]).toEqual([bearer, 404]);
		}
	});

	test('are told to who knows the token, and name nobody', async () => {
		vi.stubEnv('METRICS_TOKEN', 'a long secret of the operator');
		expect((await ask()).status).toBe(404);
		expect((await ask('another')).status).toBe(404);
		const { code, table, workshop } = await openTable();
		const ann = await joined(code, 0, 'Zwillbrock');
		await ann.knock('POST', '/api/join', { body: { code: 'BBBBBB', name: 'Zwillbrock' } });
		const said = { id: 'a', action: { type: 'say', text: 'Zwillbrock' } };
		await ann.knock('POST', `/api/tables/${table}/actions`, { body: said });
		const bearer = encodeURIComponent('a long secret of the operator');
		vi.stubEnv('METRICS_TOKEN', bearer);
		const { status, headers, body } = await ask(bearer);
		expect(status).toBe(200);
		expect(headers.get('content-type')).toMatch(/^text\/plain/);
		const text = String(body['text']);
		for (const line of [
			/^borrowed_earth_tables [1-9]/m,
			/^borrowed_earth_people [1-9]/m,
			/^borrowed_earth_sockets \d/m,
			/^borrowed_earth_frames_total\{way="in"\} \d/m,
			/^borrowed_earth_commit_seconds_count\{what="entry"\} [1-9]/m,
			/^borrowed_earth_refusals_total\{code="no-such-code"\} [1-9]/m,
			/^nodejs_eventloop_lag_p99_seconds /m
		]) {
			expect(text).toMatch(line);
		}
		for (const secret of ['Zwillbrock', code, table, workshop, '10.0.0.'])
			expect(text).not.toContain(secret);
	});
});

describe('readiness', () => {
	test('is said where everything can be stored', async () => {
		const answer = await new Visitor().knock('GET', '/readyz');
		expect([answer.status, answer.body['text']]).toEqual([200, 'ready\n']);
	});

	test.each([
		['there is no room', () => Promise.resolve(false)],
		['the storage fails', () => Promise.reject(new Error('locked'))]
	])('is denied for a while where %s, though the server lives', async (_why, canStore) => {
		vi.spyOn(storage(), 'canStore').mockImplementation(canStore);
		const answer = await new Visitor().knock('GET', '/readyz');
		expect(answer).toMatchObject({ status: 503, body: { error: { code: 'full', seconds: 5 } } });
		expect(answer.headers.get('retry-after')).toBe('5');
		expect((await new Visitor().knock('GET', '/healthz')).status).toBe(200);
	});
});

describe('the log', () => {
	/** What a process of its own says that logs so. */
	const logged = (statements: string, level = 'debug'): Record<string, unknown>[] => {
		const script = `const { note, trouble } = await import('./src/lib/server/base/logger.ts');
			const { spawnSync } = await import('node:child_process'); ${statements}`;
		const said = execFileSync(
			'/bin/sh',
			['-c', '"$0" --input-type=module -e "$1" 2>&1'].concat([process.execPath, script]),
			{
				env: { ...process.env, LOG_LEVEL: level },
				encoding: 'utf8'
			}
		);
		return said
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line) as Record<string, unknown>);
	};

	test('has one line of JSON an event, with its time', () => {
		const [line, ...more] = logged(`note('done', { route: '/api/join', status: 201 });`);
		expect(more).toEqual([]);
		expect(line).toMatchObject({ level: 'info', msg: 'done', route: '/api/join', status: 201 });
		expect(Date.parse(String(line?.['time']))).not.toBeNaN();
	});

	test('says of a fault where it was, but not what it quotes', () => {
		const [line] = logged(
			`trouble('failed', new SyntaxError('Unexpected "Zwillbrock\\\\n at Zwillbrock"', { cause: Object.assign(new Error('Zwillbrock'), { code: 'ENOSPC' }) }));`
		);
		expect(line).toMatchObject({
			level: 'error',
			fault: { kind: 'SyntaxError', cause: { code: 'ENOSPC' } }
		});
		expect(JSON.stringify(line)).not.toContain('Zwillbrock');
	});

	test('tells the same trouble once in a while, and how often it came', () => {
		const lines = logged(
			`for (let at = 0; at < 1000; at++) trouble('full', new Error('x'), {}, at * 15);`
		);
		expect(lines.map(({ again }) => again)).toEqual([undefined, 666]);
	});

	test('is the only way to the log: nothing else on the server writes to the console, but what is read in a terminal', () => {
		const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
		const writing = files
			.filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.includes('paraglide'))
			.filter((name) => /console\.\w+\(/.test(readFileSync(join('src', name), 'utf8')));
		const atStart = ['mend', 'replace'].map((name) => `lib/server/storage/${name}.ts`);
		expect(writing.toSorted()).toEqual([...atStart, 'server.ts', 'start/ways.ts']);
	});
});

test('docs/operations.md lists every setting that the code reads', () => {
	const page = readFileSync('docs/operations.md', 'utf8');
	const files = ['src', 'scripts', 'bench', 'test/fuzz'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.(?:ts|mjs|js)$/.test(name) && !name.includes('paraglide'))
			.map((name) => join(folder, name))
	);
	const read = files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/process\.env(?:\['(\w+)'\]|\.(\w+))/g)].map(
			([, one = '', other = '']) => one || other
		)
	);
	// the system's own, and what npm tells its scripts
	const settings = [...new Set(read)].filter((name) => name !== 'PATH' && !name.startsWith('npm_'));
	expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'METRICS_TOKEN']));
	for (const name of settings) expect(page, name).toContain(`| \`${name}\``);
});
