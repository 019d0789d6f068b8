/** The class list at the doors: who comes is who they say once, and a workshop without a list asks nobody. */
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, joinPage, openTable, stopClock, storage, Visitor } = await import('../harness.ts');
const { actions: papers } =
	await import('../../../src/routes/workshop/[workshop]/papers/+page.server.ts');
const { useLink } = await import('../../../src/lib/server/workshops/links.ts');
const linking = await import('../../../src/lib/server/people/invitation.ts');

type Opened = Awaited<ReturnType<typeof openTable>>;

/** A workshop of two tables with a list: two pupils at each, and one who has no table. */
async function classOf(more: Record<string, unknown> = {}) {
	const here = await openTable({ title: 'Oak', ...more });
	const made = await here.facilitator.knock('POST', `/api/workshops/${here.workshop}/tables`, {
		body: { game: 'toy', seats: 3, title: 'Ash' }
	});
	const { table: ash } = made.body as { table: string };
	const { code: whole = '' } = (await storage().workshop(here.workshop)) ?? {};
	const at = (table: string | null, ...names: string[]) => names.map((name) => ({ name, table }));
	const pupils = [...at(here.table, 'Anna', 'Ben'), ...at(ash, 'Cem', 'Dora'), ...at(null, 'Emil')];
	const list = { pupils, apart: [['Anna', 'Cem']], seed: 42 };
	expect((await put(here, list)).status).toBe(200);
	return { ...here, ash, whole, list };
}

const door = ({ workshop }: Opened) => `/api/workshops/${workshop}/list`;
const put = (here: Opened, body: unknown) => here.facilitator.knock('PUT', door(here), { body });
const come = (code: string, name: string, visitor = new Visitor()) =>
	visitor.knock('POST', '/api/join', { body: { code, name } });
const seatsAt = async (table: string) =>
	(await storage().membersOf(table)).map(({ name, seat }) => [name, seat]);

/** What the door of a code offers to somebody new. */
const offered = async (code: string) =>
	((await joinPage(code))['to'] as { pupils: unknown } | null)?.pupils;

describe('a list', () => {
	test('is kept as it was put, and taken away', async () => {
		const here = await classOf();
		expect((await here.facilitator.knock('GET', door(here))).body).toEqual(here.list);
		expect((await here.facilitator.knock('DELETE', door(here))).status).toBe(204);
		expect((await here.facilitator.knock('GET', door(here))).body['pupils']).toEqual([]);
	});

	test.each([
		['nobody on it', (pupils: object[]) => pupils.slice(5), 'pupils'],
		[
			'two of one name',
			(pupils: object[]) => [...pupils, { name: ' ANNA', table: null }],
			'pupils.5.name'
		],
		[
			'a name that nobody sees',
			(pupils: object[]) => [{ name: '\u200b', table: null }, ...pupils],
			'pupils.0.name'
		],
		[
			'a table of another workshop',
			(pupils: object[]) => [...pupils, { name: 'F', table: 'x'.repeat(22) }],
			'pupils.5.table'
		],
		[
			'forty-one names',
			() => Array.from({ length: 41 }, (_, one) => ({ name: `N${String(one)}`, table: null })),
			'pupils'
		]
	])('with %s is refused, and the one before stays', async (_, change, field) => {
		const here = await classOf();
		const refused = await put(here, { ...here.list, pupils: change(here.list.pupils) });
		expect([refused.status, refused.body]).toMatchObject([400, { error: { field } }]);
		expect((await here.facilitator.knock('GET', door(here))).body).toEqual(here.list);
	});

	test('that another desk has put in meanwhile is not lost unseen', async () => {
		const here = await classOf();
		const seen = here.list;
		const [theirs, mine] = [
			{ ...seen, seed: 7, over: seen },
			{ ...seen, apart: [], over: seen }
		];
		const both = await Promise.all([put(here, theirs), put(here, mine)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const late = both.find(({ status }) => status === 409);
		expect(late?.body).toMatchObject({ error: { code: 'list-changed', field: 'over' } });
		const stands = (await here.facilitator.knock('GET', door(here))).body;
		expect(stands).toEqual(both.find(({ status }) => status === 200)?.body);
		expect((await put(here, { ...mine, over: stands })).status).toBe(200);
		expect((await put(here, { ...mine, over: null })).status).toBe(409);
	});

	test('is nobody’s but the desk’s', async () => {
		const here = await classOf();
		const ben = await joined(here.code, undefined, 'Ben');
		for (const method of ['GET', 'PUT', 'DELETE']) {
			const body = method === 'GET' ? undefined : here.list;
			const { status } = await ben.knock(method, door(here), body ? { body } : {});
			expect(status).toBe(404);
		}
	});

	test('goes into no saved workshop', async () => {
		const here = await classOf();
		const saved = await here.facilitator.knock('GET', `/api/workshops/${here.workshop}/export`);
		expect(saved.status).toBe(200);
		expect(new TextDecoder().decode(saved.bytes)).not.toContain('Emil');
	});
});

describe('who comes', () => {
	test('sits at the own table, by the code of the workshop', async () => {
		const { whole, table, ash } = await classOf();
		for (const name of ['Cem', 'anna ', 'Dora']) expect((await come(whole, name)).status).toBe(201);
		expect(await seatsAt(table)).toEqual([['Anna', 0]]);
		expect(await seatsAt(ash)).toEqual([
			['Cem', 0],
			['Dora', 1]
		]);
	});

	test('sits beside another where the table has fewer seats than pupils', async () => {
		const { code, table } = await classOf();
		for (const seat of [0, 1, 2]) await joined(code, seat);
		expect((await come(code, 'Anna')).status).toBe(201);
		expect((await seatsAt(table)).at(-1)).toEqual(['Anna', 0]);
	});

	test('sits once, however often, from wherever and at the same moment', async () => {
		const { code, whole, table, ash } = await classOf();
		const asked = await Promise.all(
			[code, whole, code, whole].map((by) => come(by, 'Anna', new Visitor()))
		);
		expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
		expect(asked.find(({ status }) => status === 409)?.body).toMatchObject({
			error: { code: 'name-taken', field: 'name' }
		});
		expect([...(await seatsAt(table)), ...(await seatsAt(ash))]).toHaveLength(1);
	});

	test('and comes again with the same device stays who they are', async () => {
		const { whole } = await classOf();
		const ben = new Visitor();
		expect((await come(whole, 'Ben', ben)).status).toBe(201);
		expect((await come(whole, 'Ben', ben)).status).toBe(200);
	});

	test('can have the name again once it was removed or left', async () => {
		const here = await classOf();
		const ben = await joined(here.code, undefined, 'Ben');
		expect((await ben.knock('POST', `/api/tables/${here.table}/leave`)).status).toBe(204);
		expect((await come(here.code, 'Ben')).status).toBe(201);
	});

	test('and is not on the list sits as ever, and so does everybody once the table of theirs is gone', async () => {
		const here = await classOf();
		expect((await come(here.whole, 'Zoe')).status).toBe(201);
		await here.facilitator.knock('DELETE', `/api/tables/${here.ash}`);
		expect((await come(here.whole, 'Cem')).body['table']).toBe(here.table);
	});
});

test('the door offers the names of its table, of all tables by the workshop’s code, and which are taken', async () => {
	stopClock();
	const { code, whole } = await classOf();
	await joined(whole, undefined, 'Ben');
	expect(await offered(code)).toEqual([
		{ name: 'Anna', taken: false },
		{ name: 'Ben', taken: true }
	]);
	expect(await offered(whole)).toHaveLength(5);
	const without = await openTable();
	expect(await offered(without.code)).toEqual([]);
});

test('two of one name come in where there is no list', async () => {
	const { code } = await openTable();
	await joined(code, 0, 'Anna');
	expect((await come(code, 'Anna')).status).toBe(201);
});

test('a pupil whom the desk calls something else is called so on the list', async () => {
	const here = await classOf();
	await joined(here.code, undefined, 'Anna');
	const [anna] = await storage().membersOf(here.table);
	const body = { name: 'Anni' };
	await here.facilitator.knock('PATCH', `/api/tables/${here.table}/people/${anna?.id ?? ''}`, {
		body
	});
	const { pupils, apart } = (await here.facilitator.knock('GET', door(here))).body;
	expect(pupils).toContainEqual({ name: 'Anni', table: here.table });
	expect(apart).toEqual([['Anni', 'Cem']]);
});

describe('passports', () => {
	/** Prints passports, and answers them with their tokens. */
	async function printed({ workshop, token }: Opened) {
		const url = new URL('http://table.test/');
		const headers = { authorization: `Bearer ${token}` };
		const links = vi.spyOn(linking, 'linked');
		const make = papers['default'] as unknown as (
			event: object
		) => Promise<{ passports: { seat: number; table: string; name: string | null }[] }>;
		const { passports } = await make({
			params: { workshop },
			request: new Request(url, { headers }),
			url
		});
		const tokens = links.mock.calls.map(([, path]) => path.replace('/link/', ''));
		links.mockRestore();
		return passports.map(({ name, table }) => ({ name, table, token: tokens.shift() ?? '' }));
	}

	test('bear the names of those who are not there yet, and give them a seat', async () => {
		const here = await classOf();
		await joined(here.code, 0, 'Ben');
		const made = await printed(here);
		expect(made.map(({ table, name }) => [table, name])).toEqual([
			['Oak', 'Ben'],
			['Oak', 'Anna'],
			['Oak', null],
			['Ash', 'Cem'],
			['Ash', 'Dora'],
			['Ash', null]
		]);
		const tokenOf = (who: string) => made.find(({ name }) => name === who)?.token ?? '';
		await joined(here.code, 1, 'Zoe'); // on the seat that Anna's card names
		await useLink(tokenOf('Anna'), 'Guest');
		expect(await seatsAt(here.table)).toEqual([
			['Ben', 0],
			['Zoe', 1],
			['Anna', 2]
		]);
		// a list that is put in anew leaves the cards as they are
		expect((await put(here, { ...here.list, seed: 5 })).status).toBe(200);
		await joined(here.whole, undefined, 'Cem');
		expect(await useLink(tokenOf('Cem'), 'Guest')).toBe('name-taken');
	});
});
