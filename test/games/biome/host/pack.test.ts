/** A class's own challenges: put in at the desk, asked for at its tables. */
import { flood, wolves } from '../ownChallenges.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/lib/games/registry.ts', async (original) =>
	(await import('../../../server/toy.ts')).beside(await original())
);
const { joined, openTable, storage, Visitor } = await import('../../../server/harness.ts');

async function opened() {
	const here = await openTable();
	const door = `/api/workshops/${here.workshop}/pack`;
	return {
		...here,
		read: () => here.facilitator.knock('GET', door),
		change: (body: object) => here.facilitator.knock('PATCH', door, { body })
	};
}

test('challenges are kept in their order, replaced by their text, taken out by their text', async () => {
	const { read, change } = await opened();
	expect((await read()).body).toEqual({ ready: [], own: [] });
	expect((await change({ add: [wolves, flood] })).body['own']).toEqual([wolves, flood]);
	const told = { ...wolves, fact: 'In 1995.' };
	expect((await change({ add: [told] })).body['own']).toEqual([told, flood]);
	const { sphere, text } = wolves;
	await change({ remove: [{ sphere, text }], ready: { water: true } });
	expect((await read()).body).toEqual({ ready: ['water'], own: [flood] });
	await change({ ready: { water: false, climate: true } });
	expect((await read()).body).toEqual({ ready: ['climate'], own: [flood] });
});

test('a table is told them, by sphere where it asks so; a stranger is not', async () => {
	const { change, code, table } = await opened();
	await change({ add: [wolves, flood], ready: { 'deep-past': true } });
	const ann = await joined(code, 0);
	const door = `/api/tables/${table}/pack`;
	expect((await ann.knock('GET', door)).body).toEqual({
		ready: ['deep-past'],
		own: [wolves, flood]
	});
	const some = await ann.knock('GET', `${door}?sphere=hydrosphere`);
	expect(some.body['own']).toEqual([flood]);
	const wrong = await ann.knock('GET', `${door}?sphere=moon`);
	expect([wrong.status, wrong.body['error']]).toMatchObject([400, { field: 'sphere' }]);
	expect((await new Visitor().knock('GET', door)).status).toBe(401);
});

test('what is wrong is named by its place, and nothing of the rest is kept', async () => {
	const { read, change } = await opened();
	for (const [body, field] of [
		[{ add: [wolves, { ...flood, sphere: 'moon' }] }, 'add.1.sphere'],
		[{ add: [{ ...flood, text: ' ' }] }, 'add.0.text'],
		[{ add: [{ ...flood, fact: 'x'.repeat(401) }] }, 'add.0.fact'],
		[{ add: [{ ...flood, colour: 'red' }] }, 'add.0.colour'],
		[{ ready: { air: true } }, 'ready.air'],
		[{}, 'body']
	] as const) {
		const answer = await change(body);
		expect([answer.status, answer.body['error']]).toMatchObject([400, { field }]);
	}
	expect((await read()).body).toEqual({ ready: [], own: [] });
});

test('they go with their workshop', async () => {
	const { facilitator, workshop, change } = await opened();
	await change({ add: [wolves] });
	await facilitator.knock('DELETE', `/api/workshops/${workshop}`);
	expect(await storage().packOf(workshop)).toBe(null);
});
