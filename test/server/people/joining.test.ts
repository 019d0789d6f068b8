/** A whole school joins at once, from one address, and mistypes as children do. */
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { LIMITS, openTable, stopClock, Visitor } = await import('../harness.ts');

const join = async (code: string, address: string, more: object = {}) => {
	const body = { code, name: 'Quiet Heron', ...more };
	const { status } = await new Visitor().knock('POST', '/api/join', { body, address });
	return status;
};

/** A workshop with a number of tables of three seats, and its code. */
async function school(tables: number) {
	const { facilitator, workshop, code: table } = await openTable();
	const path = `/api/workshops/${workshop}`;
	for (let left = tables - 1; left > 0; left -= 12) {
		const body = { game: 'toy', seats: 3, count: Math.min(12, left) };
		await facilitator.knock('POST', `${path}/tables`, { body });
	}
	const { body } = await facilitator.knock('GET', path);
	return { code: String(body['code']), table, workshop: body };
}

describe('from one address', () => {
	test('300 phones with one workshop’s code are all seated at once, though one in five mistypes', async () => {
		stopClock();
		const { code } = await school(20);
		const [right, wrong]: number[][] = [[], []];
		for (let phone = 0; phone < 300; phone++) {
			if (phone % 5 === 0) wrong?.push(await join('BBBBBB', '10.7.0.1'));
			right?.push(await join(code, '10.7.0.1'));
		}
		expect(right).toEqual(right?.map(() => 201));
		expect(right).toHaveLength(300);
		expect(new Set(wrong)).toEqual(new Set([404, 429]));
	});

	test('hundreds of wrong codes of one child refuse no right one of the others', async () => {
		stopClock();
		const { code, table } = await school(6);
		const wrong: number[] = [];
		for (let tries = 0; tries < 400; tries++) wrong.push(await join('CCCCCC', '10.7.0.2'));
		expect(wrong.slice(0, LIMITS.wrongCodes.burst)).toEqual(
			wrong.slice(0, LIMITS.wrongCodes.burst).map(() => 404)
		);
		expect(wrong.at(-1)).toBe(429);
		const right: number[] = [];
		for (let phone = 0; phone < 60; phone++) right.push(await join(code, '10.7.0.2'));
		expect(right).toEqual(right.map(() => 201));
		expect(await join(table, '10.7.0.2', { seat: 1 })).toBe(201);
	});
});

test('what one table has had of joins is not missed at another of the workshop', async () => {
	stopClock();
	const { take } = await import('../../../src/lib/server/base/limits.ts');
	const first = await openTable();
	const path = `/api/workshops/${first.workshop}`;
	const made = await first.facilitator.knock('POST', `${path}/tables`, {
		body: { game: 'toy', seats: 3 }
	});
	while (take('joins', first.table) === 0);
	expect(await join(first.code, '10.7.0.3')).toBe(429);
	expect(await join(String(made.body['code']), '10.7.0.3')).toBe(201);
});
