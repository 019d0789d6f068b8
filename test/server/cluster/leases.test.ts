import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { Away } from '../../../src/lib/server/base/away.ts';
import { openPostgres, type Postgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import type { StoredEntry } from '../../../src/lib/server/storage/storage.ts';
import { aMember, aTable, aWorkshop } from '../records.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

const workshop = aWorkshop();
const table = aTable({ workshop: workshop.id });
const story = `${table.id}/story`;
const entry = (seq: number, id = `e${seq}`): StoredEntry => ({
	...{ seq, id, at: 1, draws: [], told: [] },
	deed: { kind: 'action', actor: 0, action: { type: 'roll' } }
});
const bytes = Buffer.from([1]);

let url: string;
let [owner, other]: Postgres[] = [];
const both = (): readonly [Postgres, Postgres] => {
	if (!owner || !other) throw new Error('nobody is there');
	return [owner, other];
};

beforeEach(async () => {
	url = await server.database();
	[owner, other] = [1, 2].map((one) =>
		openPostgres({ url, address: `127.0.0.1:${one}`, secret: 'one for all' })
	);
	for (const one of both()) await one.arrive();
	const [{ storage }] = both();
	await storage.addWorkshop(workshop, 'hash');
	await storage.addTable(table, [entry(0)], []);
});
afterEach(async () => {
	for (const { storage } of both()) await storage.close();
});

/** As if so much time had gone by without a renewal. */
const lapse = () => server.ask(url, `UPDATE leases SET until = clock_timestamp() - interval '1 s'`);

test('who opens a workshop owns it; another is told where it is, and claims nothing', async () => {
	const [mine, theirs] = both();
	expect(mine.leases.holds(workshop.id)).toBe(true);
	const { owner: name, address } = mine.leases.me;
	expect(await theirs.leases.claim(workshop.id)).toEqual({ owner: name, address });
	expect(theirs.leases.holds(workshop.id)).toBe(false);
	await expect(theirs.storage.append(table.id, entry(1), [], 3)).rejects.toThrow(Away);
	expect(await mine.storage.append(table.id, entry(1), [], 3)).toBe('stored');
});

test('a workshop that is given back is anybody’s at once, and one that does not exist nobody’s', async () => {
	const [mine, theirs] = both();
	await mine.leases.release();
	expect(mine.leases.holds(workshop.id)).toBe(false);
	expect(await theirs.leases.claim(workshop.id)).toBe('mine');
	expect(await theirs.leases.claim('nowhere')).toBeNull();
});

test('of ten claims by each of two one process gets it', async () => {
	const [mine, theirs] = both();
	await mine.leases.release();
	const claims = Array.from({ length: 20 }, (_, one) =>
		(one % 2 === 0 ? mine : theirs).leases.claim(workshop.id)
	);
	await Promise.all(claims);
	const holds = both().filter(({ leases }) => leases.holds(workshop.id));
	expect(holds).toHaveLength(1);
});

test('a lease that ran out unseen by others is renewed, and what was in memory stays', async () => {
	const [mine] = both();
	const forgotten: string[] = [];
	mine.leases.watchers.push((_, now) => {
		forgotten.push(now);
		return Promise.resolve();
	});
	await lapse();
	await mine.stay();
	expect(await mine.storage.append(table.id, entry(1), [], 3)).toBe('stored');
	expect(forgotten).toEqual([]);
});

test('who finds at the renewal that it has lost a workshop forgets it, and rests before it claims it back', async () => {
	const [mine, theirs] = both();
	const seen: string[] = [];
	for (const { leases } of both()) {
		leases.watchers.push((id, now) => {
			seen.push(
				`${leases === mine.leases ? 'mine' : 'theirs'} ${now} ${String(id === workshop.id)}`
			);
			return Promise.resolve();
		});
	}
	await lapse();
	expect(await theirs.leases.claim(workshop.id)).toBe('mine');
	await mine.stay();
	expect(seen).toEqual(['theirs claimed true', 'mine lost true']);
	await theirs.leases.release();
	expect(await mine.leases.claim(workshop.id)).toBeNull();
});

describe('servers 3: whose lease another has taken writes nothing any more', () => {
	beforeEach(async () => {
		await lapse();
		const [, theirs] = both();
		expect(await theirs.leases.claim(workshop.id)).toBe('mine');
		await theirs.storage.addUpdates([{ document: story, bytes }]);
	});
	const image = { seat: 0, mark: 'a', type: 'png', width: 1, height: 1, bytes } as const;
	const writes: Readonly<Record<string, (at: Postgres) => Promise<unknown>>> = {
		'an entry': ({ storage }) => storage.append(table.id, entry(1), [], 3),
		'a table': ({ storage }) => storage.updateTable({ ...table, title: 'stale' }),
		'a new table': ({ storage }) => storage.addTable(aTable({ workshop: workshop.id }), [], []),
		'a table begun anew': ({ storage }) => storage.renewTable({ ...table, epoch: 1 }, [], entry(0)),
		'a workshop': ({ storage }) => storage.updateWorkshop({ ...workshop, title: 'stale' }),
		'a person': ({ storage }) => storage.addMember(aMember({ table: table.id }), 'hash-ann'),
		'a person’s changes': ({ storage }) => storage.updateMember(aMember({ table: table.id })),
		'a picture': ({ storage }) => storage.putPicture({ table: table.id, ...image }),
		'a picture taken down': ({ storage }) => storage.dropPicture(table.id, 0),
		'a text made short': ({ storage }) => storage.compact(story, 1, Buffer.from([9])),
		'a token': ({ storage }) => storage.addToken('hash-2', { workshop: workshop.id }),
		'a report': ({ storage }) =>
			storage.addReport({ id: 'r', table: table.id, text: '', at: 1, picture: null }),
		'a pack': ({ storage }) => storage.putPack(workshop.id, { ready: [], own: [] }),
		'links to pages': ({ storage }) =>
			storage.putPages(table.id, [{ hash: 'p', table: table.id, seat: 0, made: 1 }]),
		'a clock': ({ alarms }) => alarms.note(table.id, 1),
		'its deletion': ({ storage }) => storage.deleteTable(table.id),
		'the workshop’s deletion': ({ storage }) => storage.deleteWorkshop(workshop.id)
	};
	const everything = async () => {
		const names = await server.ask(
			url,
			`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
			AND table_name NOT IN ('leases', 'processes') ORDER BY 1`
		);
		const parts = names.map(({ name }) =>
			server.ask(url, `SELECT t::text FROM "${String(name)}" t ORDER BY 1`)
		);
		return JSON.stringify(await Promise.all(parts));
	};
	for (const [what, write] of Object.entries(writes)) {
		test(what, async () => {
			const before = await everything();
			await expect(write(both()[0])).rejects.toThrow(Away);
			expect(await everything()).toBe(before);
			expect(both()[0].leases.fenced).toBe(1);
			expect(both()[0].leases.holds(workshop.id)).toBe(false);
		});
	}
	test('edits, which are said by name', async () => {
		const before = await everything();
		const [mine] = both();
		expect(await mine.storage.addUpdates([{ document: story, bytes }])).toEqual([story]);
		expect(await everything()).toBe(before);
	});
});

test('edits of several workshops: those of one that was lost are named, the others are stored', async () => {
	const [mine, theirs] = both();
	const second = aWorkshop();
	await mine.storage.addWorkshop(second, 'hash-2');
	await server.ask(url, 'UPDATE leases SET until = to_timestamp(0) WHERE workshop = $1', [
		workshop.id
	]);
	expect(await theirs.leases.claim(workshop.id)).toBe('mine');
	const desk = `${second.id}/desk`;
	const refused = await mine.storage.addUpdates([
		{ document: story, bytes },
		{ document: desk, bytes }
	]);
	expect(refused).toEqual([story]);
	expect(await mine.storage.updates(desk)).toHaveLength(1);
	expect(await mine.storage.updates(story)).toEqual([]);
});

describe('what nobody owns', () => {
	test('clocks that are up are found, where no owner lives', async () => {
		const [mine, theirs] = both();
		await mine.alarms.note(table.id, 1);
		expect(await theirs.alarms.due()).toEqual([]);
		await mine.leases.release();
		expect(await theirs.alarms.due()).toEqual([{ table: table.id, workshop: workshop.id }]);
		await theirs.leases.claim(workshop.id);
		await theirs.alarms.note(table.id, null);
		await theirs.leases.release();
		expect(await mine.alarms.due()).toEqual([]);
	});
	test('what is out of date is found, and names of people who were removed', async () => {
		const [mine, theirs] = both();
		const gone = aMember({ table: table.id, name: 'Ann', standing: 'removed', since: 100 });
		await mine.storage.addMember(gone, 'hash-ann');
		await mine.leases.release();
		expect(await theirs.alarms.neglected(0, 100)).toEqual([]);
		expect(await theirs.alarms.neglected(0, 101)).toEqual([workshop.id]);
		expect(await theirs.alarms.neglected(workshop.expires, 0)).toEqual([workshop.id]);
		await theirs.leases.claim(workshop.id);
		expect(await mine.alarms.neglected(workshop.expires, 101)).toEqual([]);
		expect(await mine.storage.forgetNames(101)).toEqual([]); // another's to forget
		expect(await theirs.storage.forgetNames(101)).toEqual([table.id]);
	});
});

describe('servers 8: guesses spread over several processes', () => {
	const budget = { who: 'wrongCodes 192.0.2.1', burst: 30, perMinute: 12 };
	test('meet one budget', async () => {
		const asked = Array.from({ length: 80 }, (_, one) =>
			both()[one % 2 === 0 ? 0 : 1].budgets.take([budget])
		);
		const began = performance.now();
		const passed = (await Promise.all(asked)).filter((seconds) => seconds === 0).length;
		const took = (performance.now() - began) / 1_000;
		expect(passed).toBeGreaterThanOrEqual(30);
		expect(passed).toBeLessThanOrEqual(30 + Math.ceil((took * budget.perMinute) / 60));
		expect(await both()[1].budgets.wait([budget])).toBeGreaterThan(0);
		expect(await both()[0].budgets.wait([{ ...budget, who: 'another' }])).toBe(0);
	});
	test('take from all networks of an address or from none', async () => {
		const [mine] = both();
		const small = { who: 'small', burst: 1, perMinute: 1 };
		expect(await mine.budgets.take([budget, small])).toBe(0);
		expect(await mine.budgets.take([budget, small])).toBe(60);
		const [row] = await server.ask(url, 'SELECT tokens FROM budgets WHERE who = $1', [budget.who]);
		expect(Number(row?.['tokens'])).toBeGreaterThanOrEqual(29);
	});
});
