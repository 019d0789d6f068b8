import { expect, test, vi } from 'vitest';
import type { Words } from '../../../src/lib/games/kit/words.ts';

/** The ids of games that are not installed any more. */
const gone = new Set<string>();
vi.mock('../../../src/lib/games/registry.ts', async () => {
	const { games, gameOf } = await import('../toy.ts');
	return { games, gameOf: (id: string) => (gone.has(id) ? undefined : gameOf(id)) };
});
vi.mock('../../../src/lib/games/lists/homes.ts', () => ({
	homes: { toy: { folder: 'games/toy', ours: false, from: null, locales: ['en', 'de'] } }
}));
vi.mock('../../../src/lib/games/words.ts', () => {
	const words: Partial<Words> = {
		event: ({ value }, names) => `${names(0)} hides ${String(value)}.`,
		action: () => 'do it',
		explain: () => null
	};
	return { wordsOf: (id: string) => (gone.has(id) ? null : words) };
});
const { joined, openTable, storage } = await import('../harness.ts');
const { games } = await import('../toy.ts');

type Opened = Awaited<ReturnType<typeof openTable>>;
const [toy] = games;
if (!toy) throw new Error('there is no toy');

const roll = { type: 'roll', count: 1 };
let posted = 0;
const act = (who: Opened['facilitator'], table: string, action: object) =>
	who.knock('POST', `/api/tables/${table}/actions`, { body: { id: `p${++posted}`, action } });
const roomOf = async (who: Opened['facilitator'], table: string) =>
	(await who.knock('GET', `/api/tables/${table}/view`)).body['room'] as { down: unknown };
const saysOf = async (who: Opened['facilitator'], table: string) => {
	const { body } = await who.knock('GET', `/api/tables/${table}/log`);
	return (body['entries'] as { says: string[] }[]).map(({ says }) => says);
};
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
	(body['error'] as { code: string } | undefined)?.code;

test('rules that throw in play take down their own table and no other, until the desk tries again', async () => {
	const { facilitator, workshop, table, code } = await openTable();
	const ann = await joined(code, 0);
	const made = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
		body: { game: 'toy', seats: 2 }
	});
	const other = String(made.body['table']);
	const throws = vi.spyOn(toy, 'apply').mockImplementationOnce(() => {
		throw new Error('a rule is wrong');
	});
	const fell = await act(ann, table, roll);
	throws.mockRestore();
	expect([fell.status, codeOf(fell)]).toEqual([409, 'table-down']);
	expect(await roomOf(ann, table)).toMatchObject({ down: 'broken' });
	expect(codeOf(await act(ann, table, roll))).toBe('table-down');
	const { body } = await facilitator.knock('GET', `/api/workshops/${workshop}`);
	expect(body['tables']).toMatchObject([
		{ table, down: 'broken', seq: 0 },
		{ table: other, down: null }
	]);
	expect((await act(facilitator, other, { ...roll })).status).toBe(409);
	expect(await roomOf(facilitator, other)).toMatchObject({ down: null });
	expect(await saysOf(ann, table)).toHaveLength(1);

	const again = await facilitator.knock('POST', `/api/tables/${table}/retry`);
	expect(again.body).toEqual({ down: null });
	expect((await act(ann, table, roll)).body).toEqual({ seq: 1 });
	expect(await roomOf(ann, table)).toMatchObject({ down: null });
});

test('rules that throw whenever the table is looked at leave its log to be read', async () => {
	const { facilitator, table, code } = await openTable();
	const ann = await joined(code, 0);
	await act(ann, table, roll);
	const throws = vi.spyOn(toy, 'view').mockImplementation(() => {
		throw new Error('a view is wrong');
	});
	expect(await roomOf(facilitator, table)).toMatchObject({ down: 'broken' });
	expect(await saysOf(ann, table)).toHaveLength(2);
	const again = await facilitator.knock('POST', `/api/tables/${table}/retry`);
	expect(again.body).toEqual({ down: 'broken' });
	throws.mockRestore();
	expect((await facilitator.knock('POST', `/api/tables/${table}/retry`)).body).toEqual({
		down: null
	});
});

test('a table whose game was removed opens as its log in words, with secrets kept, and takes no action', async () => {
	const { facilitator, table, code } = await openTable();
	const [ann, bo] = [await joined(code, 0, 'Ann'), await joined(code, 1, 'Bo')];
	await act(ann, table, { type: 'hide', value: 7 });
	gone.add('toy');
	try {
		expect(await roomOf(bo, table)).toMatchObject({ down: 'removed', over: false, waits: [] });
		expect(await saysOf(ann, table)).toContainEqual(['Ann hides 7.']);
		expect((await saysOf(bo, table)).flat().join(' ')).not.toContain('7');
		expect(codeOf(await act(bo, table, roll))).toBe('table-down');
		const back = { id: 'back', to: 0 };
		const undo = await facilitator.knock('POST', `/api/tables/${table}/rewind`, { body: back });
		expect(codeOf(undo)).toBe('table-down');
		const file = await facilitator.knock('GET', `/api/tables/${table}/export`);
		expect(file.body).toMatchObject({ tables: [{ game: 'toy' }] });
		const brought = await facilitator.knock('POST', '/api/import', { body: file.body });
		expect(brought.body['error']).toMatchObject({
			code: 'no-such-game',
			message: expect.stringContaining('“toy”') as string
		});
	} finally {
		gone.delete('toy');
	}
	expect((await act(bo, table, roll)).body).toEqual({ seq: 2 });
});

test('the sentences that are kept with a log hold nobody’s name', async () => {
	const { table, code } = await openTable();
	const ann = await joined(code, 0, 'Ann Lee');
	await act(ann, table, { type: 'hide', value: 7 });
	const kept = JSON.stringify(await storage().entries(table, -1));
	expect(kept).toContain('hides 7.');
	expect(kept).not.toContain('Ann Lee'); // no id holds a space
});
