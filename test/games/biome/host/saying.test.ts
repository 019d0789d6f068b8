/** The facilitator's word to a table: what its game plays for it, said again, refused and taken back. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import type { DeskLine } from '../../../../src/lib/table/room.ts';
import { deskLineOf } from '../../../../src/lib/server/tables/projection.ts';
import { NOBODY } from '../../../../src/lib/server/tables/company.ts';
import { hostedTable } from '../../../../src/lib/server/tables/tables.ts';
import { storage } from '../../../../src/lib/server/storage/store.ts';
import { joined, openTable } from '../../../server/harness.ts';

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

describe('§8.7 a phase that ends after the round', () => {
	/** Begun, and the first of two has played its turn of the round. */
	async function played(here: Scene) {
		await chooses(here, 0, 'desert');
		await chooses(here, 1, 'forest');
		await here.say('b', 'begin');
		return skip(here, 'first');
	}
	const skip = (here: Scene, id: string) =>
		here.knock('/actions', { id, seat: 'facilitator', action: { type: 'skip' } });
	const state = async ({ hosted }: Scene) => (await hosted()).position.state as State;

	test('ends once everybody has had this round’s turn', async () => {
		const here = await scene();
		await played(here);
		const { status, body } = await here.say('c', 'endPhase', { after: 'round' });
		expect(status, JSON.stringify(body)).toBe(200);
		expect(await state(here)).toMatchObject({ phase: 'build', round: 1, lastRound: 1 });
		await skip(here, 'second');
		expect(await state(here)).toMatchObject({ phase: 'build', round: 1, step: 'leftover' });
	});

	test('is taken back though the table has gone on, and not once it has come to that', async () => {
		const here = await scene();
		await chooses(here, 0, 'desert');
		await chooses(here, 1, 'forest');
		await here.say('b', 'begin');
		const unsay = (id: string) => here.knock('/say', { id, word: 'endPhase' }, 'DELETE');
		expect((await unsay('u')).body).toMatchObject({ error: { code: 'not-yet' } });
		await here.say('c', 'endPhase', { after: 'round' });
		await skip(here, 'first');
		expect((await unsay('v')).status).toBe(200);
		await skip(here, 'second');
		expect(await state(here)).toMatchObject({ phase: 'build', round: 2, step: 'sphere' });
		await here.say('d', 'endPhase', { after: 'round' });
		await skip(here, 'third');
		await skip(here, 'fourth');
		expect(await state(here)).toMatchObject({ step: 'leftover' });
		expect((await unsay('w')).body).toMatchObject({ error: { code: 'not-yet' } });
	});

	test('is for that word alone, and either after the round or in so many minutes', async () => {
		const here = await scene();
		await played(here);
		for (const word of ['begin', 'endGame'])
			expect((await here.say(word, word, { after: 'round' })).body).toMatchObject({
				error: { code: 'not-yet' }
			});
		const both = await here.say('x', 'endPhase', { after: 'round', minutes: 5 });
		expect([both.status, both.body]).toMatchObject([400, { error: { field: 'after' } }]);
		expect((await here.say('y', 'endPhase', { after: 'lunch' })).status).toBe(400);
	});
});

describe('§8.10 a seat to which nobody comes', () => {
	const line = async ({ hosted, table }: Scene) => {
		const members = await storage().membersOf(table);
		return deskLineOf(await hosted(), { ...NOBODY, members }, new Set());
	};
	const leaveOut = (here: Scene, seat: number | string, id = `out-${String(seat)}`) =>
		here.knock(`/seats/${String(seat)}`, { id }, 'DELETE');

	test('is left out, and whoever comes after all still plays', async () => {
		const here = await scene();
		expect(await line(here)).toMatchObject({ empty: [2], spare: [2] });
		const { status, body } = await leaveOut(here, 2);
		expect(status, JSON.stringify(body)).toBe(200);
		expect(await line(here)).toMatchObject({ empty: [], spare: [] });
		expect((await leaveOut(here, 2)).body).toMatchObject({ seq: body['seq'] });
		await joined(here.code);
		expect(await line(here)).toMatchObject({ people: 3, empty: [] });
		const seat = (await storage().membersOf(here.table)).at(-1)?.seat;
		expect(((await here.hosted()).position.state as State).sheets[String(seat)]?.status).not.toBe(
			'left'
		);
	});

	test('is not one that somebody holds, the last of all, or one that there is not', async () => {
		const here = await scene();
		for (const seat of [0, 1, 3, 99])
			expect((await leaveOut(here, seat)).body).toMatchObject({ error: { code: 'not-yet' } });
		expect((await leaveOut(here, 'last')).status).toBe(404);
		const alone = await openTable({ game: 'biome', seats: 1 });
		const last = await alone.facilitator.knock('DELETE', `/api/tables/${alone.table}/seats/0`, {
			body: { id: 'o' }
		});
		expect(last.body).toMatchObject({ error: { code: 'not-yet' } });
	});

	test('stays in a game that has no word for it, and can be given to the computer', async () => {
		const here = await openTable({ game: 'timelock', seats: 2 });
		const at = { hosted: () => hostedTable(here.table), table: here.table } as unknown as Scene;
		expect(await line(at)).toMatchObject({ empty: [0, 1], spare: [] });
		await here.facilitator.knock('PUT', `/api/tables/${here.table}/computers/1`, {
			body: { level: 'plays' }
		});
		expect(await line(at)).toMatchObject({ empty: [0], spare: [] });
	});
});

test('§8.6 the desk knows when a clock ends the phase, and that it stands still in a pause', async () => {
	const here = await scene();
	await chooses(here, 0, 'desert');
	await chooses(here, 1, 'forest');
	await here.say('b', 'begin');
	const ends = async () => {
		const members = await storage().membersOf(here.table);
		return deskLineOf(await here.hosted(), { ...NOBODY, members }, new Set()).ends;
	};
	expect(await ends()).toBeNull();
	const before = Date.now();
	await here.say('c', 'endPhase', { minutes: 5 });
	const at = (await ends()) ?? 0;
	expect(at).toBeGreaterThanOrEqual(before + 5 * 60_000);
	expect(at).toBeLessThanOrEqual(Date.now() + 5 * 60_000);
	expect(await ends()).toBe(at);
	await here.knock('/desk', { id: 'p', paused: true });
	expect(await ends()).toBeNull();
});
