/** Computer players at real tables: given a seat, taken away, relieved by a person; what they may not. */
import { describe, expect, test, vi } from 'vitest';
import { BUDGET } from '../../src/lib/engine/search/decide.ts';
import { joined, openTable, Visitor } from './harness.ts';

const { hostedTable, host } = await import('../../src/lib/server/tables/tables.ts');

type Somebody = InstanceType<typeof Visitor>;

const give = (who: Somebody, table: string, seat: number, body: object) =>
	who.knock('PUT', `/api/tables/${table}/computers/${seat}`, { body });
const set = (who: Somebody, table: string, id: string, what: object) =>
	who.knock('POST', `/api/tables/${table}/desk`, { body: { id, ...what } });

async function at(table: string) {
	const hosted = await hostedTable(table);
	if (!hosted) throw new Error('gone');
	const { game, position, facilitation } = hosted;
	const acts = position.log.flatMap(({ deed, by }) =>
		deed.kind === 'action' ? [{ actor: deed.actor, by, action: deed.action }] : []
	);
	return {
		acts,
		over: game.outcome(position.state) !== null,
		computers: facilitation.computers.map(({ seat }) => seat),
		room: await host.room(hosted)
	};
}
const until = (what: () => Promise<boolean>) =>
	vi.waitUntil(what, { timeout: 300_000, interval: 20 });

/** A table of Martian 12s with a person at seat 0, and nobody at the others; the computer takes no time. */
async function quick(seats: number, more: object = {}) {
	const opened = await openTable({ game: 'martian-12s', seats, ...more });
	const person = await joined(opened.code, 0);
	await set(opened.facilitator, opened.table, 'pace', { pace: 0 });
	return { ...opened, person };
}

describe('a computer player', () => {
	test('plays the seat it was given and no other; room, line and log say that it is one', async () => {
		const { facilitator, table } = await quick(3);
		const given = await give(facilitator, table, 1, { level: 'learns' });
		expect(given.status).toBe(200);
		expect((await at(table)).room.computers).toEqual([
			{ seat: 1, level: 'learns', budget: BUDGET.learns }
		]);
		expect((await host.line(table))?.computers).toEqual([1]);
		await facilitator.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: 'first', seat: 0, action: { type: 'stop' } }
		});
		const log = await facilitator.knock('GET', `/api/tables/${table}/log`);
		expect(log.bytes.toString()).not.toBe('');
		expect(JSON.stringify(log.body)).toContain('The computer now plays: seat 2 (learns).');
	});

	test('takes its turns by itself until a person’s, and the log marks what it did', async () => {
		const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
		await set(facilitator, table, 'pace', { pace: 0 });
		for (const seat of [0, 1]) await give(facilitator, table, seat, { level: 'plays' });
		await until(async () => (await at(table)).over);
		const { acts } = await at(table);
		expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set([0, 1]));
		expect(new Set(acts.map(({ by }) => by))).toEqual(new Set(['computer']));
		const log = await facilitator.knock('GET', `/api/tables/${table}/log`);
		expect(JSON.stringify(log.body)).toContain('Computer 2');
	});

	test('is paused with its table, and goes on when that does', async () => {
		const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
		await set(facilitator, table, 'pause', { pace: 0, paused: true });
		for (const seat of [0, 1]) await give(facilitator, table, seat, { level: 'learns' });
		await new Promise((go) => setTimeout(go, 300));
		expect((await at(table)).acts).toEqual([]);
		await set(facilitator, table, 'on', { paused: false });
		await until(async () => (await at(table)).acts.length > 0);
	});

	test('leaves its seat to whoever sits down there, who plays on', async () => {
		const { facilitator, table, code } = await quick(2);
		await give(facilitator, table, 1, { level: 'plays' });
		const late = await joined(code, 1);
		expect((await at(table)).computers).toEqual([]);
		expect((await late.knock('GET', `/api/tables/${table}/view`)).body['seat']).toBe(1);
		const log = await facilitator.knock('GET', `/api/tables/${table}/log`);
		expect(JSON.stringify(log.body)).toContain('Seat 2: somebody takes over from the computer.');
	});

	test('gives way last: who comes by the code gets a seat that nobody plays', async () => {
		const { facilitator, table, code } = await quick(3);
		await give(facilitator, table, 1, { level: 'plays' });
		const next = await joined(code);
		expect((await next.knock('GET', `/api/tables/${table}/view`)).body['seat']).toBe(2);
		const last = await joined(code);
		expect((await last.knock('GET', `/api/tables/${table}/view`)).body['seat']).toBe(1);
	});

	test('goes when the desk takes it away', async () => {
		const { facilitator, table } = await quick(2);
		await give(facilitator, table, 1, { level: 'plays' });
		const gone = await facilitator.knock('DELETE', `/api/tables/${table}/computers/1`);
		expect(gone.status).toBe(204);
		expect((await at(table)).computers).toEqual([]);
	});

	test('does not come for an unknown level, without a try, on a person’s seat or one that is not there', async () => {
		const { facilitator, table, person } = await quick(2);
		const codes = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
			const { status, body } = await answer;
			return [status, (body['error'] as { code: string; message: string }).code];
		};
		const asked = (seat: number, body: object) => codes(give(facilitator, table, seat, body));
		expect(await asked(1, { level: 'genius' })).toEqual([400, 'no-such-level']);
		expect(await asked(1, { level: 'plays', budget: 0 })).toEqual([400, 'bad-budget']);
		const more = { level: 'plays', budget: BUDGET.strong + 1 };
		expect(await asked(1, more)).toEqual([400, 'bad-body']); // no more than the strongest level has
		expect(await asked(0, { level: 'plays' })).toEqual([409, 'seat-held']);
		expect(await asked(7, { level: 'plays' })).toEqual([404, 'bad-seat']);
		expect(await codes(give(person, table, 1, { level: 'plays' }))).toEqual([
			403,
			'facilitator-only'
		]);
		expect((await at(table)).computers).toEqual([]);
	});
});
