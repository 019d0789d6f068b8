/** "What if": a branch plays on beside the real game, and a turn is played many times; neither changes anything of it. */
import { expect, test, vi } from 'vitest';
import type { Runs } from '../../src/lib/server/computers/whatIf.ts';
import { Visitor } from './harness.ts';

// what a turn is played for is the same with few worlds as with many
vi.mock('../../src/lib/table/branches.ts', () => ({ RUNS: 4 }));

const { hostedTable } = await import('../../src/lib/server/tables/tables.ts');

const until = (what: () => Promise<boolean>) =>
	vi.waitUntil(what, { timeout: 300_000, interval: 50 });

/** The finished world of the sample workshop, and the entry at which somebody borrowed first. */
async function finished() {
	const who = new Visitor();
	const { body } = await who.knock('POST', '/api/sample', { language: 'en' });
	const [{ table } = { table: '' }] = body['tables'] as { table: string }[];
	const log = (await hostedTable(table))?.position.log ?? [];
	const loan = log.find(({ deed }) => deed.kind === 'action' && lends(deed.action));
	return { who, table, loan: loan?.seq ?? 0, workshop: String(body['workshop']) };
}
const lends = (action: { type: string; borrow?: unknown }) =>
	action.type === 'plan' && Boolean(action.borrow);
const stored = async (table: string) => JSON.stringify((await hostedTable(table))?.position);

test('a branch goes on by itself from the chosen turn, and the real game stays as it is', async () => {
	const { who, table, loan, workshop } = await finished();
	const before = await stored(table);
	const { status, body } = await who.knock('POST', `/api/tables/${table}/branches`, {
		body: { entry: loan }
	});
	expect(status).toBe(201);
	const branch = String(body['table']);
	await who.knock('POST', `/api/tables/${branch}/desk`, { body: { id: 'quick', pace: 0 } });
	const hosted = await hostedTable(branch);
	expect(hosted?.table.locked).toBe(true);
	const from = hosted?.position.log.length ?? 0;
	await until(async () => ((await hostedTable(branch))?.position.log.length ?? 0) > from + 3);
	expect(await stored(table)).toBe(before);
	const compared = await who.knock('POST', `/api/tables/${table}/desk`, {
		body: { id: 'wall', screen: { view: 'compare', compare: [table, branch] } }
	});
	expect(compared.status).toBe(200);
	const seen = await who.knock('GET', `/api/tables/${table}/compare`);
	expect(seen.status).toBe(200);
	await who.knock('DELETE', `/api/workshops/${workshop}`);
});

test('a turn is played many times, with the loan and without, and the numbers say what they rest on', async () => {
	const { who, table, loan } = await finished();
	const before = await stored(table);
	const run = async () =>
		(await who.knock('POST', `/api/tables/${table}/runs`, { body: { entry: loan } }))
			.body as unknown as Runs;
	let last = await run();
	// not more often than a desk asks, which has a limit
	while (!last.done) {
		await new Promise((go) => setTimeout(go, 300));
		last = await run();
	}
	const { ways } = last;
	expect(ways.map(({ says }) => says)).toEqual(['With the loan', 'Without the loan']);
	for (const { worlds, ends } of ways) {
		expect(worlds).toBe(4);
		expect(ends.reduce((sum, { count }) => sum + count, 0)).toBe(worlds);
	}
	expect(await stored(table)).toBe(before);
});
