/** The front page knows where this browser leads and sits, and forgets what is gone. */
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, openTable, storage, Visitor } = await import('../harness.ts');
const { placesOf } = await import('../../../src/lib/server/people/places.ts');
const { forgetRemoved } = await import('../../../src/lib/server/people/forgetting.ts');
const { removePerson } = await import('../../../src/lib/server/people/removal.ts');

const places = (...visitors: InstanceType<typeof Visitor>[]) =>
	placesOf({
		cookies: Object.fromEntries(visitors.flatMap(({ cookies }) => [...cookies])),
		bearer: []
	});

test('a browser finds the workshops it leads and the tables it sits at', async () => {
	const { facilitator, workshop, table, code } = await openTable();
	const ann = await joined(code, 1, 'Ann');
	const title = (await storage().workshop(workshop))?.title;
	expect(await places(facilitator, ann)).toEqual({
		leads: [{ id: workshop, title }],
		sits: [{ id: table, title: (await storage().table(table))?.title, name: 'Ann' }],
		gone: [],
		away: []
	});
	const nowhere = { leads: [], sits: [], gone: [], away: [] };
	expect(await places(new Visitor())).toEqual(nowhere);
});

test('a cookie that proves nothing names no place', async () => {
	const { workshop, table } = await openTable();
	const cookies = { [`w_${workshop}`]: 'guessed', [`t_${table}`]: 'guessed', theme: 'dark' };
	expect(await placesOf({ cookies, bearer: [] })).toEqual({
		leads: [],
		sits: [],
		gone: [`w_${workshop}`, `t_${table}`],
		away: [table]
	});
});

test('what was deleted is forgotten, and who was removed keeps the cookie by which they may come back', async () => {
	const { facilitator, workshop, table, code } = await openTable();
	const ann = await joined(code, 1, 'Ann');
	const [member] = await storage().membersOf(table);
	await removePerson(table, member?.id ?? '');
	await forgetRemoved(Date.now() + 60_000);
	expect(await places(ann)).toEqual({ leads: [], sits: [], gone: [], away: [table] });
	expect(await places(facilitator, ann)).toMatchObject({ away: [] });
	await facilitator.knock('DELETE', `/api/workshops/${workshop}`);
	expect(await places(ann)).toMatchObject({ gone: [`t_${table}`] });
});
