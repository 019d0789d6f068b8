/** Who has lost the page at an address that is no more is the same person in the same seat again, and nobody else is. */
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, joinPage, LIMITS, openTable, stopClock, storage, Visitor } =
	await import('../harness.ts');
const { host } = await import('../../../src/lib/server/tables/tables.ts');

/** A table at which Robin's page is gone; with the number that it showed. */
async function stranded() {
	const here = await openTable({ title: 'Oak' });
	const old = await joined(here.code, 1, 'Robin');
	const { body } = await old.knock('GET', `/api/tables/${here.table}/view`);
	const { person, number } = body as { person: string; number: string };
	host.noteComing({ id: person }, false);
	return { ...here, old, person, number };
}
type Stranded = Awaited<ReturnType<typeof stranded>>;

const comes = ({ code, person }: Stranded, number?: string, visitor = new Visitor()) =>
	visitor.knock('POST', '/api/returns', { body: { code, person, ...(number && { number }) } });
const people = async ({ table }: Stranded) =>
	(await storage().membersOf(table)).map(({ name, seat, standing }) => [name, seat, standing]);
const seen = async ({ table }: Stranded, visitor: InstanceType<typeof Visitor>) => {
	const { status, body } = await visitor.knock('GET', `/api/tables/${table}/view`);
	return [status, body['person'] ?? (body['error'] as { code: string }).code];
};
const wrong = (number: string) => (number === '0000' ? '0001' : '0000');

/** Whom the door of a code misses. */
const missed = async (code: string) => (await joinPage(code))['lost'];

test('the door names who is away, of a table and of its workshop, and nobody who is here', async () => {
	const here = await stranded();
	await joined(here.code, 2, 'Kit');
	const { code: whole = '' } = (await storage().workshop(here.workshop)) ?? {};
	const lost = [{ person: here.person, name: 'Robin', title: 'Oak' }];
	expect([await missed(here.code), await missed(whole)]).toEqual([lost, lost]);
	host.notePresence({ id: here.person }, true);
	expect(await missed(here.code)).toEqual([]);
});

describe('by the number of the old page', () => {
	test('a new device is the same person in the same seat, and the old one stays so', async () => {
		const here = await stranded();
		const fresh = new Visitor();
		expect(await comes(here, here.number, fresh)).toMatchObject({ status: 201, body: { seat: 1 } });
		for (const one of [fresh, here.old]) expect(await seen(here, one)).toEqual([200, here.person]);
		expect(await people(here)).toEqual([['Robin', 1, 'seated']]);
	});

	test('it opens a locked table: who comes has a place there', async () => {
		const here = await stranded();
		await here.facilitator.knock('PATCH', `/api/tables/${here.table}`, { body: { locked: true } });
		expect((await comes(here, here.number)).status).toBe(201);
	});

	test('a wrong one opens nothing, and after a few no right one does for a while', async () => {
		stopClock();
		const here = await stranded();
		for (let tries = 0; tries < LIMITS.numbers.burst; tries++) {
			expect((await comes(here, wrong(here.number))).status).toBe(403);
		}
		expect((await comes(here, here.number)).status).toBe(429);
		expect(await people(here)).toEqual([['Robin', 1, 'seated']]);
	});

	test('it is four figures, and the desk has none', async () => {
		const here = await stranded();
		const kit = await joined(here.code, 2, 'Kit');
		const { body } = await kit.knock('GET', `/api/tables/${here.table}/view`);
		expect(body['number']).toMatch(/^\d{4}$/);
		const led = await here.facilitator.knock('GET', `/api/tables/${here.table}/view`);
		expect(led.body['number']).toBeUndefined();
	});
});

describe('without a number', () => {
	/** Somebody asks the desk; their id while they wait. */
	async function asking(here: Stranded) {
		const fresh = new Visitor();
		const answer = await comes(here, undefined, fresh);
		expect([answer.status, answer.body['waiting']]).toEqual([201, true]);
		const waiting = (await host.line(here.table))?.waiting ?? {};
		const [id = ''] = Object.keys(waiting);
		expect(waiting[id]).toEqual({ name: 'Robin', seat: 1, back: true });
		return { fresh, door: `/api/tables/${here.table}/people/${id}` };
	}

	test('who comes sees nothing until the desk confirms; then they are the same person', async () => {
		const here = await stranded();
		const { fresh, door } = await asking(here);
		expect(await seen(here, fresh)).toEqual([403, 'waiting']);
		const said = await here.facilitator.knock('PATCH', door, { body: { approved: true } });
		expect(said.status).toBe(200);
		expect(await seen(here, fresh)).toEqual([403, 'moved']);
		const followed = await fresh.knock('POST', `/api/tables/${here.table}/follow`);
		expect(followed).toMatchObject({ status: 201, body: { table: here.table, seat: 1 } });
		expect(await seen(here, fresh)).toEqual([200, here.person]);
		expect(await people(here)).toEqual([['Robin', 1, 'seated']]);
	});

	test('whom the desk refuses is nobody, and nobody can be let back in', async () => {
		const here = await stranded();
		const { fresh, door } = await asking(here);
		expect((await here.facilitator.knock('DELETE', door)).status).toBe(204);
		expect(await seen(here, fresh)).toEqual([404, 'no-such-table']);
		expect(await storage().removedFrom(here.table)).toEqual([]);
		expect(await people(here)).toEqual([['Robin', 1, 'seated']]);
	});

	test('it is the desk’s word alone: nobody at the table is asked', async () => {
		const here = await stranded();
		await asking(here);
		const hosted = await host.table(here.table);
		expect(hosted && (await host.room(hosted)).asking).toEqual({});
	});
});
