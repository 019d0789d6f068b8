/** Nobody comes to a hidden hand by any door: who reaches a taken seat of such a game waits for a word, in all games that have hands. */
import { describe, expect, test } from 'vitest';
import { hasHands } from '../../../src/lib/engine/module.ts';
import { joined, openTable, Visitor } from '../harness.ts';

const { games } = await import('../../../src/lib/games/registry.ts');
const { leadOn } = await import('../../../src/lib/server/tables/tables.ts');
const { storage } = await import('../../../src/lib/server/storage/store.ts');
const { actions } = await import('../../../src/routes/link/[token]/+page.server.ts');

/** A table with hands at which the victim sits alone, on seat 0, and another one of the same workshop. */
async function scene(game: string, seats: number) {
	const opened = await openTable({ game, seats });
	const { facilitator, table, code } = opened;
	const other = (await facilitator.knock('POST', `/api/tables/${table}/copies`)).body;
	const elsewhere = { table: String(other['table']), code: String(other['code']) };
	const desk = (method: string, path: string, body?: object) =>
		facilitator.knock(method, `/api/tables/${path}`, { body });
	const person = async (at: string, name: string) =>
		(await storage().membersOf(at)).find((one) => one.name === name)?.id ?? 'nobody';
	const victim = () => joined(code, 0, 'Victim');
	return { ...opened, elsewhere, desk, person, victim, seats };
}
type Scene = Awaited<ReturnType<typeof scene>>;

/** What came of it: who holds the seat now, and at which table, with their device where they have one. */
interface Came {
	readonly at: string;
	readonly name: string;
	readonly device?: Visitor;
}

async function codeOf({ facilitator, workshop, table }: Scene, whose: 'table' | 'workshop') {
	const { body } = await facilitator.knock('GET', `/api/workshops/${workshop}`);
	const tables = body['tables'] as { table: string; code: string }[];
	return whose === 'workshop'
		? String(body['code'])
		: (tables.find((one) => one.table === table)?.code ?? '');
}

/** Uses a link as the button of its page does. */
async function useLink(url: string): Promise<Visitor> {
	const device = new Visitor();
	const use = actions['default'] as unknown as (event: object) => Promise<void>;
	const cookies = {
		getAll: () => [{ name: 'keeps', value: 'yes' }],
		set: (name: string, value: string) => void device.cookies.set(name, value)
	};
	const event = { params: { token: url.split('/').at(-1) }, cookies, url: new URL(url) };
	await use(event).catch(() => undefined); // it goes on to the table
	return device;
}

/** Every way to a seat: each leads to the victim's. */
const doors: Record<string, (here: Scene) => Promise<Came>> = {
	'the code of the table': async (here) => {
		await here.victim();
		return { at: here.table, name: 'Spy', device: await joined(here.code, 0, 'Spy') };
	},
	'the code of the workshop': async (here) => {
		await here.desk('DELETE', here.elsewhere.table);
		await here.victim();
		for (let seat = 1; seat < here.seats; seat++) await joined(here.code, seat, 'Other');
		const device = await joined(await codeOf(here, 'workshop'), undefined, 'Spy');
		return { at: here.table, name: 'Spy', device };
	},
	'the next table': async (here) => {
		const device = await joined(here.elsewhere.code, 0, 'Spy');
		await leadOn(here.elsewhere.table, null, here.table);
		await here.victim();
		const { body } = await device.knock('POST', `/api/tables/${here.elsewhere.table}/follow`);
		expect(body).toMatchObject({ waiting: true });
		return { at: here.table, name: 'Spy', device };
	},
	'a move to this table and seat': async (here) => {
		const device = await joined(here.elsewhere.code, 0, 'Spy');
		await here.victim();
		const spy = await here.person(here.elsewhere.table, 'Spy');
		const change = { table: here.table, seat: 0 };
		await here.desk('PATCH', `${here.elsewhere.table}/people/${spy}`, change);
		await device.knock('POST', `/api/tables/${here.elsewhere.table}/follow`);
		return { at: here.table, name: 'Spy', device };
	},
	'a move to this table, where all seats are taken': async (here) => {
		const device = await joined(here.elsewhere.code, 0, 'Spy');
		await here.victim();
		for (let seat = 1; seat < here.seats; seat++) await joined(here.code, seat, 'Other');
		const spy = await here.person(here.elsewhere.table, 'Spy');
		await here.desk('PATCH', `${here.elsewhere.table}/people/${spy}`, { table: here.table });
		await device.knock('POST', `/api/tables/${here.elsewhere.table}/follow`);
		return { at: here.table, name: 'Spy', device };
	},
	'another seat of the same table': async (here) => {
		await here.victim();
		const device = await joined(here.code, 1, 'Spy');
		const spy = await here.person(here.table, 'Spy');
		await here.desk('PATCH', `${here.table}/people/${spy}`, { seat: 0 });
		return { at: here.table, name: 'Spy', device };
	},
	'the way back after a removal': async (here) => {
		const device = await joined(here.code, 0, 'Spy');
		const spy = await here.person(here.table, 'Spy');
		await here.desk('DELETE', `${here.table}/people/${spy}`);
		await here.victim();
		await here.desk('PATCH', `${here.table}/people/${spy}`, { removed: false });
		return { at: here.table, name: 'Spy', device };
	},
	'a link that was made while the seat was empty': async (here) => {
		const { body } = await here.desk('POST', `${here.table}/links`, { as: 'seat', seat: 0 });
		await here.victim();
		const device = await useLink(String(body['url']));
		return { at: here.table, name: 'Guest', device };
	},
	'a seat that was the computer’s': async (here) => {
		await here.desk('PUT', `${here.table}/computers/0`, { level: 'learns' });
		const { body } = await here.desk('POST', `${here.table}/links`, { as: 'seat', seat: 0 });
		await here.victim();
		const device = await useLink(String(body['url']));
		return { at: here.table, name: 'Guest', device };
	},
	'the desk, by name': async (here) => {
		await here.victim();
		await here.desk('POST', `${here.table}/people`, { name: 'Spy', seat: 0 });
		const spy = await here.person(here.table, 'Spy');
		const link = { as: 'seat', seat: 0, person: spy };
		const { body } = await here.desk('POST', `${here.table}/links`, link);
		return { at: here.table, name: 'Spy', device: await useLink(String(body['url'])) };
	},
	'a file with two on one seat': async (here) => {
		await here.victim();
		await joined(here.code, 0, 'Spy');
		const spy = await here.person(here.table, 'Spy');
		await here.desk('PATCH', `${here.table}/people/${spy}`, { approved: true });
		const { bytes } = await here.facilitator.knock('GET', `/api/tables/${here.table}/export`);
		const { body } = await here.facilitator.knock(
			'POST',
			`/api/workshops/${here.workshop}/tables/import`,
			{ raw: new Uint8Array(bytes) }
		);
		const [opened] = body['tables'] as { table: string }[];
		return { at: String(opened?.table), name: 'Spy' };
	}
};

describe.each(games.filter(hasHands).map(({ id, about }) => [id, about.seats[0] ?? 2] as const))(
	'in %s',
	(game, seats) => {
		test.each(Object.entries(doors))('no hand is seen by way of %s', async (_, door) => {
			const here = await scene(game, seats);
			const { at, name, device } = await door(here);
			const guest = (await storage().membersOf(at)).find((one) => one.name === name);
			expect(guest).toMatchObject({ seat: 0, standing: 'waiting' });
			const look = async () => (await device?.knock('GET', `/api/tables/${at}/view`))?.status;
			if (device) expect(await look()).toBe(403);
			const path = `${at}/people/${String(guest?.id)}`;
			const word = await here.desk('PATCH', path, { approved: true });
			expect(word.status).toBe(200);
			if (device) expect(await look()).toBe(200);
		});
	}
);

test('who waits at the next table stays who they are, and who was barred there does not come back', async () => {
	const [game] = games.filter(hasHands);
	const here = await scene(game?.id ?? '', game?.about.seats[0] ?? 2);
	const device = await joined(here.elsewhere.code, 0, 'Spy');
	await leadOn(here.elsewhere.table, null, here.table);
	await here.victim();
	const follow = () => device.knock('POST', `/api/tables/${here.elsewhere.table}/follow`);
	expect((await follow()).status).toBe(201);
	expect(await follow()).toMatchObject({ status: 200, body: { seat: 0, waiting: true } });
	expect(await storage().membersOf(here.table)).toHaveLength(2);
	const spy = await here.person(here.table, 'Spy');
	await here.desk('DELETE', `${here.table}/people/${spy}?return=no`);
	expect((await follow()).status).toBe(403);
});
