import { describe, expect, test, vi } from 'vitest';
import { joined, openTable, Visitor } from '../harness.ts';

type Somebody = InstanceType<typeof Visitor>;

const { hostedTable } = await import('../../../src/lib/server/tables/tables.ts');

const rehearse = (who: Somebody, table: string, body: object) =>
	who.knock('POST', `/api/tables/${table}/rehearsal`, { body });
const slow = { on: true, seconds: 1 };

/** Begun at the door, then as fast as the server can play: nothing here waits for a certain time. */
async function hurry(who: Somebody, table: string) {
	const answer = await rehearse(who, table, slow);
	await who.knock('POST', `/api/tables/${table}/desk`, { body: { id: 'hurry', pace: 0 } });
	return answer;
}

const stateOf = async (table: string) => {
	const hosted = await hostedTable(table);
	if (!hosted) throw new Error('gone');
	const { game, position } = hosted;
	return {
		entries: position.log.length,
		over: game.outcome(position.state) !== null,
		actors: position.log.flatMap(({ deed }) => (deed.kind === 'action' ? [deed.actor] : [])),
		by: new Set(position.log.flatMap(({ deed, by }) => (deed.kind === 'action' ? [by] : [])))
	};
};

const until = (what: () => Promise<boolean>) =>
	vi.waitUntil(what, { timeout: 300_000, interval: 30 });
const standsStill = async (table: string) => {
	const { entries } = await stateOf(table);
	await new Promise((go) => setTimeout(go, 700));
	return (await stateOf(table)).entries === entries;
};

describe('a rehearsal', () => {
	test('plays a whole game by itself, as the computer’s doing, and stops', async () => {
		const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
		expect((await hurry(facilitator, table)).body).toEqual({ on: true });
		await until(async () => (await stateOf(table)).over);
		expect((await stateOf(table)).by).toEqual(new Set(['computer']));
		expect((await rehearse(facilitator, table, slow)).body).toEqual({ on: false });
		expect(await standsStill(table)).toBe(true);
	});

	test('stops when it is told to', async () => {
		const { facilitator, table } = await openTable({ game: 'hunt', seats: 3 });
		await hurry(facilitator, table);
		await until(async () => (await stateOf(table)).entries > 2);
		expect((await rehearse(facilitator, table, { on: false })).body).toEqual({ on: false });
		expect(await standsStill(table)).toBe(true);
	});

	test('leaves a person’s seat to the person', async () => {
		const options = { firstSeat: 2 };
		const { facilitator, table, code } = await openTable({ game: 'hunt', seats: 3, options });
		await joined(code, 1);
		await hurry(facilitator, table);
		// the person comes after both
		await until(async () => new Set((await stateOf(table)).actors).size === 2);
		expect(await standsStill(table)).toBe(true);
		expect((await stateOf(table)).actors).not.toContain(1);
		await rehearse(facilitator, table, { on: false });
	});

	test('ends with its table: closed, or deleted', async () => {
		const { facilitator, table } = await openTable({ game: 'hunt', seats: 4 });
		await hurry(facilitator, table);
		await until(async () => (await stateOf(table)).entries > 2);
		await facilitator.knock('PATCH', `/api/tables/${table}`, { body: { closed: true } });
		expect(await standsStill(table)).toBe(true);
		await facilitator.knock('DELETE', `/api/tables/${table}`);
		expect((await rehearse(facilitator, table, slow)).status).toBe(404);
	});

	test('throws the dice where people roll by hand', async () => {
		const { facilitator, table } = await openTable({ game: 'hunt', seats: 2, dice: 'real' });
		await hurry(facilitator, table);
		await until(async () => {
			const hosted = await hostedTable(table);
			return hosted?.position.log.some(({ byHand }) => byHand) === true;
		});
		await rehearse(facilitator, table, { on: false });
		expect((await stateOf(table)).over).toBe(false);
	});

	test('is for the facilitator alone', async () => {
		const { table, code } = await openTable({ game: 'hunt', seats: 3 });
		const ann = await joined(code);
		expect((await rehearse(ann, table, slow)).status).toBe(403);
		expect((await rehearse(new Visitor(), table, slow)).status).toBe(401);
	});
});
