/** When a table is next to be looked at, as its process notes it for the others. */
import { expect, test, vi } from 'vitest';
import { openTable } from '../harness.ts';

const { host } = await import('../../../src/lib/server/tables/tables.ts');
const { watchAlarms } = await import('../../../src/lib/server/tables/alarms.ts');

test('where a computer player is to act something is due at any time, for whichever process keeps the table', async () => {
	const noted: (number | null)[] = [];
	const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
	watchAlarms(host, (id, at) => {
		if (id === table) noted.push(at);
		return Promise.resolve();
	});
	const asked = async (method: string, path: string, body?: object) => {
		const answer = await facilitator.knock(method, `/api/tables/${table}${path}`, { body });
		expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
	};
	await asked('PUT', '/computers/0', { level: 'learns' });
	await asked('POST', '/desk', { id: 'pause', paused: true });
	await asked('POST', '/desk', { id: 'on', paused: false });
	await asked('POST', '/desk', { id: 'slowly', pace: 20 });
	await asked('DELETE', '/computers/0');
	await vi.waitFor(() => {
		expect(noted).toEqual([0, null, 0, null]);
	});
});
