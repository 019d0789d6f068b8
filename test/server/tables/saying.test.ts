/** The facilitator's word to a table: what its game plays for it, said again, refused and taken back. */
import { expect, test } from 'vitest';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import type { DeskLine } from '../../../src/lib/table/room.ts';
import { deskLineOf } from '../../../src/lib/server/tables/projection.ts';
import { NOBODY } from '../../../src/lib/server/tables/company.ts';
import { hostedTable } from '../../../src/lib/server/tables/tables.ts';
import { storage } from '../../../src/lib/server/storage/store.ts';
import { joined, openTable } from '../harness.ts';

/** A table of three of which two have come, whose phases begin by a word. */
async function scene(game = 'biome') {
	const options = game === 'biome' ? { start: 'facilitator' } : {};
	const here = await openTable({ game, seats: game === 'biome' ? 3 : 2, options });
	const people = [await joined(here.code, 0), await joined(here.code, 1)];
	const knock = (path: string, body: object, method = 'POST') =>
		here.facilitator.knock(method, `/api/tables/${here.table}${path}`, { body });
	const say = (id: string, word: string, more: object = {}) => knock('/say', { id, word, ...more });
	const hosted = async () => {
		const found = await hostedTable(here.table);
		if (!found) throw new Error('the table is open');
		return found;
	};
	return { ...here, people, knock, say, hosted };
}

type Scene = Awaited<ReturnType<typeof scene>>;

async function chooses({ people, table }: Scene, seat: number, biome: string) {
	const person = people[seat];
	if (!person) throw new Error('nobody sits there');
	for (const action of [{ type: 'chooseBiome', biome }, { type: 'ready' }]) {
		const id = `${action.type}-${String(seat)}`;
		const { status, body } = await person.knock('POST', `/api/tables/${table}/actions`, {
			body: { id, action }
		});
		expect(status, JSON.stringify(body)).toBe(200);
	}
}

const wordsAt = async ({ hosted, table }: Scene): Promise<DeskLine['words']> => {
	const members = await storage().membersOf(table);
	return deskLineOf(await hosted(), { ...NOBODY, members }, new Set()).words;
};
const phaseOf = async ({ hosted }: Scene) => ((await hosted()).position.state as State).phase;

test('§8.8 a table begins by one word once all who came are ready; a seat that nobody took leaves', async () => {
	const here = await scene();
	await chooses(here, 0, 'desert');
	expect(await wordsAt(here)).toEqual([]);
	expect((await here.say('a', 'begin')).body).toMatchObject({ error: { code: 'not-yet' } });
	await chooses(here, 1, 'forest');
	expect(await wordsAt(here)).toEqual(['begin']);
	const { status, body } = await here.say('b', 'begin');
	expect(status, JSON.stringify(body)).toBe(200);
	expect(await phaseOf(here)).toBe('build');
	const { position } = await here.hosted();
	expect((position.state as State).sheets['2']?.status).toBe('left');
	expect(await wordsAt(here)).toEqual(['endPhase', 'endGame']);
	// a repeat changes nothing
	expect((await here.say('b', 'begin')).body).toMatchObject({ seq: body['seq'] });
	expect((await here.say('c', 'begin')).body).toMatchObject({ error: { code: 'not-yet' } });
});

test('§8.10 a word is taken back as one, unless the table has gone on', async () => {
	const here = await scene();
	await chooses(here, 0, 'desert');
	await chooses(here, 1, 'forest');
	const begun = (await here.say('b', 'begin')).body as { seq: number; from: number };
	const back = await here.knock('/rewind', { id: 'r', to: begun.from, head: begun.seq });
	expect(back.status).toBe(200);
	expect(await phaseOf(here)).toBe('setup');
	expect(((await here.hosted()).position.state as State).sheets['2']?.status).toBe('active');
	const again = (await here.say('c', 'begin')).body as { seq: number; from: number };
	expect((await here.say('d', 'endPhase')).status).toBe(200);
	const late = await here.knock('/rewind', { id: 's', to: again.from, head: again.seq });
	expect(late.body).toMatchObject({ error: { code: 'moved-on' } });
	expect(await phaseOf(here)).not.toBe('setup');
});

test('a game without such words refuses each of them, and a word that nobody knows is named', async () => {
	const here = await scene('timelock');
	for (const word of ['begin', 'endPhase', 'endGame'])
		expect((await here.say(word, word)).body).toMatchObject({ error: { code: 'not-yet' } });
	const { status, body } = await here.say('x', 'sing');
	expect([status, body]).toMatchObject([400, { error: { field: 'word' } }]);
});

test('a note and a clock are taken back to what was there before, unless the desk has set them anew', async () => {
	const here = await scene();
	const room = async () => (await here.hosted()).facilitation;
	await here.knock('/desk', { id: 'n', note: 'First' });
	const second = (await here.knock('/desk', { id: 'm', note: 'Second' })).body as { seq: number };
	const taken = await here.knock('/desk', { id: 't', seq: second.seq }, 'DELETE');
	expect(taken.status).toBe(200);
	expect((await room()).note?.text).toBe('First');
	const clock = { clocks: [{ of: 'table', minutes: 5 }] };
	const set = (await here.knock('/desk', { id: 'c', ...clock })).body as { seq: number };
	await here.knock('/desk', { id: 'e', clocks: [] });
	const late = await here.knock('/desk', { id: 'u', seq: set.seq }, 'DELETE');
	expect(late.body).toMatchObject({ error: { code: 'moved-on' } });
	expect((await room()).clocks).toEqual([]);
});

test('§8.6 a phase that is to end later ends by the game’s own clock, and a word that cannot wait says so', async () => {
	const here = await scene();
	await chooses(here, 0, 'desert');
	await chooses(here, 1, 'forest');
	expect((await here.say('a', 'begin', { minutes: 5 })).body).toMatchObject({
		error: { code: 'not-yet' }
	});
	await here.say('b', 'begin');
	expect((await here.say('c', 'endPhase', { minutes: 0 })).status).toBe(400);
	const { from } = (await here.say('d', 'endPhase', { minutes: 5 })).body as { from: number };
	const state = async () => (await here.hosted()).position.state as State;
	expect((await state()).clock).toEqual({ minutes: 5, onEnd: 'end' });
	expect((await state()).phase).toBe('build');
	await here.knock('/rewind', { id: 'r', to: from });
	expect((await state()).clock).toBeNull();
});
