/** Links to a table's pages: made at the desk, opened by anybody, taken back. */
import type { RequestEvent } from '@sveltejs/kit';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/lib/games/registry.ts', async (original) =>
	(await import('../../../server/toy.ts')).beside(await original())
);
const { joined, LIMITS, openTable, storage, Visitor } = await import('../../../server/harness.ts');
const { removeExpired } = await import('../../../../src/lib/server/workshops/workshops.ts');
const { pageGiven } = await import('../../../../src/routes/api/pages/given.ts');

/** Where somebody asks from. */
const HOME = '10.77.0.1';

interface Made {
	readonly seat: number | null;
	readonly url: string;
}

const tokenOf = ({ url }: Made) => /\/page\/([\w-]{22})$/.exec(url)?.[1] ?? '';

/** A table with two people, and the tokens of its links: the table's, Ann's, Bob's. */
async function opened() {
	const here = await openTable({ game: 'biome' });
	const ann = await joined(here.code, 0, 'Ann');
	await joined(here.code, 1, 'Bob');
	const door = `/api/tables/${here.table}/pages`;
	const make = async () => {
		const { body } = await here.facilitator.knock('POST', door);
		return body['pages'] as Made[];
	};
	return { ...here, ann, door, make };
}

const given = (page: string, address = HOME) =>
	pageGiven({
		params: { page },
		request: new Request('http://table.test'),
		getClientAddress: () => address
	} as RequestEvent<{ page: string }>);
const textOf = async (token: string) => JSON.stringify((await given(token)).record);

test('a link is made for the table and for each seat that somebody holds, and only hashes are kept', async () => {
	const { make, table, facilitator, door } = await opened();
	const made = await make();
	expect(made.map(({ seat }) => seat)).toEqual([null, 0, 1]);
	const stored = JSON.stringify(await storage().pagesOf(table));
	for (const one of made) expect(stored).not.toContain(tokenOf(one));
	const { body } = await facilitator.knock('GET', door);
	expect(body['pages']).toMatchObject([{ seat: null }, { seat: 0 }, { seat: 1 }]);
	expect(JSON.stringify(body)).not.toContain('hash');
});

test('whoever has it reads the page, and prints it, without joining; nothing lists it', async () => {
	const { make } = await opened();
	const [whole] = await make();
	if (!whole) throw new Error('no link');
	const answer = await new Visitor().knock('GET', `/api/pages/${tokenOf(whole)}.pdf`);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
	expect(answer.headers.get('x-robots-tag')).toBe('noindex');
	expect(answer.headers.get('cache-control')).toContain('no-store');
	expect(await textOf(tokenOf(whole))).toMatch(/Ann.*Bob/);
});

test('a player’s own page says nothing of another seat', async () => {
	const { make, table, facilitator } = await opened();
	const act = (seat: number, action: object) =>
		facilitator.knock('POST', `/api/tables/${table}/actions`, {
			body: { id: `choose-${String(seat)}`, seat, action }
		});
	await act(0, { type: 'chooseBiome', biome: 'forest' });
	await act(1, { type: 'chooseBiome', biome: 'tundra' });
	const [, own] = await make();
	if (!own) throw new Error('no link');
	const text = await textOf(tokenOf(own));
	expect(text).toContain('Ann');
	expect(text).toContain('Forest');
	expect(text).not.toMatch(/Bob|Tundra|Seat 2/);
});

test('what the desk keeps off is not on it', async () => {
	const { make, table, facilitator, ann } = await opened();
	const action = { type: 'chooseBiome', biome: 'forest', facet: 'Rude place' };
	await ann.knock('POST', `/api/tables/${table}/actions`, { body: { id: 'a', action } });
	const [, own] = await make();
	if (!own) throw new Error('no link');
	expect(await textOf(tokenOf(own))).toContain('Rude place');
	const desk = { id: 'off', hidden: ['Rude place'] };
	await facilitator.knock('POST', `/api/tables/${table}/desk`, { body: desk });
	expect(await textOf(tokenOf(own))).not.toContain('Rude place');
});

test('one is taken back alone, new ones replace the rest, and all go at once', async () => {
	const { make, facilitator, door } = await opened();
	const [whole, first, second] = (await make()).map(tokenOf);
	const status = async (token = '') =>
		(await new Visitor().knock('GET', `/api/pages/${token}.pdf`)).status;
	await facilitator.knock('DELETE', `${door}?of=0`);
	expect([await status(whole), await status(first), await status(second)]).toEqual([200, 404, 200]);
	await facilitator.knock('DELETE', `${door}?of=table`);
	expect(await status(whole)).toBe(404);
	const again = (await make()).map(tokenOf);
	expect([await status(second), await status(again[2])]).toEqual([404, 200]);
	await facilitator.knock('DELETE', door);
	expect(await status(again[2])).toBe(404);
	const wrong = await facilitator.knock('DELETE', `${door}?of=all`);
	expect([wrong.status, wrong.body['error']]).toMatchObject([400, { field: 'of' }]);
});

test('it ends with its workshop: at its date, even before that is tidied up, and when it is deleted', async () => {
	const { make, workshop } = await opened();
	const [whole] = (await make()).map(tokenOf);
	const found = await storage().workshop(workshop);
	if (!found || whole === undefined) throw new Error('no workshop');
	await storage().updateWorkshop({ ...found, expires: Date.now() - 1 });
	await expect(given(whole)).rejects.toMatchObject({ status: 404 });
	await removeExpired();
	await storage().updateWorkshop(found);
	await expect(given(whole)).rejects.toMatchObject({ status: 404 });
});

test('a link cannot be asked without end from one network, and others are not held up by that', async () => {
	const { make } = await opened();
	const [whole = ''] = (await make()).map(tokenOf);
	let refused: unknown = null;
	for (let asked = 0; asked < 2 * LIMITS.pages.burst && refused === null; asked += 1) {
		refused = await given(whole).then(
			() => null,
			(cause: unknown) => cause
		);
	}
	expect(refused).toMatchObject({ status: 429 });
	expect((await given(whole, '10.77.0.2')).table).not.toBe('');
});
