/** Computer players at a table of biome: what they write, and how soon they are ready. */
import { expect, test, vi } from 'vitest';
import { openTable } from '../../../server/harness.ts';

const { hostedTable } = await import('../../../../src/lib/server/tables/tables.ts');

/** A table whose computers take no time, its entries, and a way to wait for some. */
async function table(seats: number) {
	const { facilitator, table } = await openTable({ game: 'biome', seats });
	const knock = (method: string, path: string, body?: object) =>
		facilitator.knock(method, `/api/tables/${table}${path}`, { body });
	const log = async () => (await hostedTable(table))?.position.log ?? [];
	const plans = async () =>
		(await log()).flatMap(({ deed }) =>
			deed.kind === 'action' && deed.action.type === 'plan' ? [deed.action] : []
		);
	const until = (what: () => Promise<boolean>) =>
		vi.waitUntil(what, { timeout: 300_000, interval: 20 });
	const stage = async () => (await hostedTable(table))?.position.state as { phase: string };
	await knock('POST', '/desk', { id: 'pace', pace: 0 });
	return { knock, log, plans, until, stage };
}

test('they write what players write: nothing stands there for an example', async () => {
	const { knock, log, plans, until } = await table(3);
	for (const seat of [0, 1, 2])
		await knock('PUT', `/computers/${String(seat)}`, { level: 'learns' });
	await until(async () => (await plans()).length >= 3);
	await knock('DELETE', '/computers/0');
	expect(JSON.stringify(await log())).not.toContain('…');
	for (const plan of await plans())
		expect((plan as { solution?: string }).solution).toMatch(/\w+ \w+/);
});

test('a rehearsal does not linger over the set-up', async () => {
	const { knock, log, until, stage } = await table(5);
	await knock('POST', '/rehearsal', { on: true, seconds: 1 });
	await knock('POST', '/desk', { id: 'hurry', pace: 0 });
	await until(async () => (await stage()).phase !== 'setup');
	await knock('POST', '/rehearsal', { on: false });
	expect((await log()).length).toBeLessThan(120);
});
