/** What is due by itself has nobody who asks again: where the database was away at that moment, it comes once that is back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../../../src/lib/engine/module.ts';
import { narrationKey } from '../../../../src/lib/games/biome/history/narration.ts';
import type { State, TurnEntry } from '../../../../src/lib/games/biome/rules/state.ts';
import { nameOf } from '../../../../src/lib/table/documents.ts';

const { documents, joined, openTable, storage } = await import('../../../server/harness.ts');
const { takeAway } = await import('../../../server/away.ts');
const { Due } = await import('../../../../src/lib/server/base/due.ts');
const { NotOwner } = await import('../../../../src/lib/server/base/away.ts');
const { drafts, findTable, host, hostedTable } =
	await import('../../../../src/lib/server/tables/tables.ts');
const { presence } = await import('../../../../src/lib/server/people/people.ts');
const { removePerson } = await import('../../../../src/lib/server/people/removal.ts');
const { removeExpired } = await import('../../../../src/lib/server/workshops/workshops.ts');

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const TABLE = { game: 'biome', seats: 2 };

/** Nothing can be stored or read for so long, and then again; what is due by itself has its time after that. */
async function awayFor(milliseconds: number, questions?: Parameters<typeof takeAway>[0]) {
	const back = takeAway(questions);
	await vi.advanceTimersByTimeAsync(milliseconds);
	back();
	await vi.advanceTimersByTimeAsync(3 * SECOND);
}

/** A table of two in the first phase of the biome game. */
async function building() {
	const opened = await openTable({ game: 'biome', seats: 2, dice: 'real' });
	const { facilitator, table } = opened;
	let sent = 0;
	const act = async (action: object, seat: Actor = 'facilitator', dice?: number[]) => {
		const body = { id: `a${sent++}`, seat, action, ...(dice ? { dice } : {}) };
		return facilitator.knock('POST', `/api/tables/${table}/actions`, { body });
	};
	await act({ type: 'chooseBiome', biome: 'forest' }, 0);
	await act({ type: 'chooseBiome', biome: 'desert' }, 1);
	await act({ type: 'advance' });
	const state = async () => (await hostedTable(table))?.position.state as State;
	return { ...opened, act, state, story: nameOf({ kind: 'story', table }) };
}

/** The same with one turn of seat 0, of which nothing has been told yet. */
async function afterOneTurn() {
	const opened = await building();
	const { act, state, story } = opened;
	await act({ type: 'rollSphere' }, 0, [5]);
	await act({ type: 'setChallenge', text: 'A dry year' }, 1);
	const plan = { solution: 'Deep roots', stat: 'resilience', rp: 1, resource: { name: 'Roots' } };
	await act({ type: 'plan', ...plan }, 0);
	await act({ type: 'agree', ok: true }, 1);
	await act({ type: 'roll' }, 0, [6, 6, 1, 1]);
	const turn = async (): Promise<[number, TurnEntry]> => {
		const { history } = await state();
		const at = history.findIndex(({ kind }) => kind === 'turn');
		return [at, history[at] as TurnEntry];
	};
	const key = narrationKey(...(await turn()));
	const write = async (text: string) => {
		const staged = await documents.stage(story, (doc) => {
			doc.getText(key).insert(0, text);
		});
		staged.publish();
		drafts.stored(story);
	};
	return { ...opened, write, told: async () => (await turn())[1].narration };
}

describe('a clock', () => {
	const runsOut = async (state: () => Promise<State>) => {
		await vi.waitFor(async () => {
			expect((await state()).step).toBe('leftover');
		});
	};

	test.each([
		['everything', undefined],
		['nothing but what is written', ['append' as const]]
	])('that rings while the database is away, for %s, rings again', async (_, questions) => {
		const { act, state } = await building();
		await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
		await vi.advanceTimersByTimeAsync(4 * MINUTE);
		await awayFor(2 * MINUTE, questions);
		await runsOut(state);
	});

	test('that rings while another process has its workshop rings once that is back, with no entry between', async () => {
		const { act, state, table } = await building();
		await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
		const back = takeAway(['append'], new NotOwner('w'));
		await vi.advanceTimersByTimeAsync(6 * MINUTE);
		back();
		await vi.advanceTimersByTimeAsync(MINUTE);
		expect((await storage().entries(table, -1)).at(-1)?.id).not.toMatch(/^alarm/);
		await hostedTable(table);
		await vi.advanceTimersByTimeAsync(SECOND);
		await runsOut(state);
	});

	test('of a table that another process took up is set anew where it comes back', async () => {
		const { act, state, table } = await building();
		await act({ type: 'setClock', minutes: 5, onEnd: 'end' });
		const record = await findTable(table);
		if (record) host.left(record);
		await vi.advanceTimersByTimeAsync(6 * MINUTE);
		expect((await storage().entries(table, -1)).at(-1)?.id).not.toMatch(/^alarm/);
		await hostedTable(table);
		await vi.advanceTimersByTimeAsync(SECOND);
		await runsOut(state);
	});
});

describe('a sentence', () => {
	test('is kept by itself, though the database was away five seconds after its last letter', async () => {
		const { write, told } = await afterOneTurn();
		await write('The forest learned to sleep.');
		await awayFor(MINUTE);
		await vi.waitFor(async () => {
			expect(await told()).toBe('The forest learned to sleep.');
		});
	});

	test('is kept by the action that asks again, before that is played', async () => {
		const { act, write, told } = await afterOneTurn();
		await write('The forest learned to sleep.');
		const clock = { type: 'setClock', minutes: 5, onEnd: 'warn' };
		const back = takeAway(['append']);
		expect((await act(clock)).status).toBe(503); // which a page asks again
		back();
		expect((await act(clock)).status).toBe(200);
		expect(await told()).toBe('The forest learned to sleep.');
	});
});

test('a computer player goes on', async () => {
	const { facilitator, table } = await openTable({ game: 'martian-12s', seats: 2 });
	const set = (id: string, body: object) =>
		facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id, ...body } });
	await set('slow', { pace: 20 });
	for (const seat of [0, 1]) {
		const door = `/api/tables/${table}/computers/${String(seat)}`;
		await facilitator.knock('PUT', door, { body: { level: 'learns' } });
	}
	await awayFor(MINUTE);
	const acted = async () =>
		(await hostedTable(table))?.position.log.some(({ by }) => by === 'computer') ?? false;
	expect(await vi.waitUntil(acted, { timeout: 120_000, interval: 50 })).toBe(true);
});

test('a workshop goes on its date, and one that cannot be deleted is in no other’s way', async () => {
	const [broken, other] = [await openTable(TABLE), await openTable(TABLE)];
	const found = [broken.workshop, other.workshop];
	vi.spyOn(storage(), 'expired').mockImplementation(() => Promise.resolve(found));
	const whole = storage();
	const deleted = whole.deleteWorkshop.bind(whole);
	vi.spyOn(storage(), 'deleteWorkshop').mockImplementation((id) =>
		id === broken.workshop ? Promise.reject(new Error('damaged')) : deleted(id)
	);
	const back = takeAway(['tablesOf']);
	await new Due('nothing could be deleted', () => removeExpired()).now('');
	expect(await storage().workshop(other.workshop)).not.toBeNull();
	back();
	await vi.advanceTimersByTimeAsync(3 * SECOND);
	await vi.waitFor(async () => {
		expect(await storage().workshop(other.workshop)).toBeNull();
	});
	expect(await storage().workshop(broken.workshop)).not.toBeNull();
});

/** Somebody has joined a table and been removed. */
async function removed() {
	const { table, code } = await openTable(TABLE);
	await joined(code, 1, 'Quiet Heron');
	const person = (await storage().membersOf(table))[0]?.id ?? '';
	await removePerson(table, person);
	return { table, person };
}

test('names of people who were removed are forgotten, in what others read too', async () => {
	const { person } = await removed();
	await awayFor(40 * SECOND, ['forgetNames']);
	await vi.waitFor(async () => {
		expect((await storage().member(person))?.name).toBe('');
	});
});

test('and those of what others read, where the database went away in between', async () => {
	const { table } = await removed();
	await awayFor(40 * SECOND, ['compact']);
	const room = nameOf({ kind: 'room', table, epoch: 0 });
	const read = async () =>
		(await storage().updates(room)).some(({ bytes }) => Buffer.from(bytes).includes('Quiet Heron'));
	await vi.waitFor(async () => {
		expect(await read()).toBe(false);
	});
});

test('who is here is shown', async () => {
	const { table, code } = await openTable(TABLE);
	await joined(code, 1, 'Quiet Heron');
	const [member] = await storage().membersOf(table);
	if (!member) throw new Error('nobody');
	const back = takeAway();
	await presence(member, true);
	back();
	await vi.advanceTimersByTimeAsync(3 * SECOND);
	await vi.waitFor(async () => {
		expect(await awaySince(table, member.id)).toBeNull();
	});
});

test('whoever has just joined is not said to be away while their page may be loading', async () => {
	const { table, code } = await openTable(TABLE);
	await joined(code, 1, 'Quiet Heron');
	const [member] = await storage().membersOf(table);
	const since = () => awaySince(table, member?.id ?? '');
	expect(await since()).toBeNull();
	await vi.advanceTimersByTimeAsync(15 * SECOND);
	expect(await since()).toBeNull();
	await vi.advanceTimersByTimeAsync(10 * SECOND);
	await vi.waitFor(async () => {
		expect(await since()).toEqual(expect.any(Number));
	});
});

/** Since when somebody is away; null for who is there. */
async function awaySince(table: string, member: string) {
	const hosted = await hostedTable(table);
	return (hosted && (await host.room(hosted)))?.people[member]?.away;
}
