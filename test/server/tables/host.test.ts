import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../src/lib/engine/json.ts';
import { Host } from '../../../src/lib/server/tables/host.ts';
import { hostedAt, type HostedTable } from '../../../src/lib/server/tables/hosted.ts';
import { playOn, rewindOn, setUp } from '../../../src/lib/server/tables/playing.ts';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import type { Storage, Table } from '../../../src/lib/server/storage/storage.ts';
import { DocumentStore } from '../../../src/lib/server/sync/documentStore.ts';
import { newToken } from '../../../src/lib/server/base/tokens.ts';
import { aMember, aTable, aWorkshop } from '../records.ts';
import { nameOf } from '../../../src/lib/table/documents.ts';
import { unflatten } from '../../../src/lib/table/flat.ts';
import { linesIn } from '../../../src/lib/table/deskDocument.ts';
import { newFolder } from '../../folder.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { gameOf } = await import('../toy.ts');

const hide = (value: number) => ({ type: 'hide', value });
const say = (text: string) => ({ type: 'say', text });

let folder: string;
let store: Storage;
let workshop: string;

/** Names of documents that count as worn. */
const worn = new Set<string>();

/** A host with documents of its own, as each process has. */
function newHost() {
	const documents = new DocumentStore(() => store);
	const host = new Host(() => store, {
		stage: (name, change) => documents.stage(name, change),
		text: (name, key) => documents.text(name, key),
		forget: (name) => {
			documents.forget((other) => other === name, 4404);
		},
		isWorn: (name) => worn.has(name)
	});
	return { host, documents };
}

async function openTable(host: Host, more: Partial<Table> = {}): Promise<string> {
	const game = gameOf('toy');
	if (!game) throw new Error('no toy');
	const made = setUp(game, 3, {});
	if ('refused' in made) throw new Error('the toy can be set up');
	const table = aTable({ workshop, ...more });
	await host.add(hostedAt(table, game, made.position));
	return table.id;
}

async function standing(host: Host, table: string): Promise<HostedTable> {
	const found = await host.table(table);
	if (!found) throw new Error('no such table');
	return found;
}

/** What a document shows, as its readers put it together; without what was told. */
async function shown(documents: DocumentStore, name: string, root = 'view') {
	const document = await documents.open(name);
	const paths = [...document.live.getMap<Json>(root).entries()];
	return unflatten(paths.filter(([path]) => path !== 'told'));
}

async function expectViewsShown(host: Host, documents: DocumentStore, id: string): Promise<void> {
	const { table, game, position } = await standing(host, id);
	for (const audience of [...Array(table.seats).keys(), 'table' as const]) {
		const name = nameOf({ kind: 'view', table: id, audience, epoch: table.epoch });
		expect(await shown(documents, name)).toEqual(game.view(position.state, audience));
	}
}

const roll = { type: 'roll', count: 2 };
const state = async (host: Host, table: string) =>
	(await standing(host, table)).position.state as Record<string, unknown>;

beforeEach(async () => {
	folder = newFolder();
	store = openSqlite(folder);
	const record = aWorkshop();
	workshop = record.id;
	await store.addWorkshop(record, 'hash');
});
afterEach(() => store.close());

describe('an action', () => {
	test('is stored, then shown to each audience as it may see it', async () => {
		const { host, documents } = newHost();
		const table = await openTable(host);
		expect(await playOn(host, table, 1, 'a', hide(42))).toEqual({
			kind: 'stored',
			seq: 1
		});
		await expectViewsShown(host, documents, table);
		const told = async (audience: 0 | 1 | 'table') =>
			(await documents.open(nameOf({ kind: 'view', table, audience, epoch: 0 }))).live
				.getMap('view')
				.get('told');
		expect(await told(1)).toEqual({ seq: 1, events: [{ type: 'hidden', value: 42 }] });
		expect(await told(0)).toEqual({ seq: 1, events: [] });
		expect(await told('table')).toEqual({ seq: 1, events: [] });
	});

	test('with the same id is played once, at once and one after the other and after a restart', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		const twice = await Promise.all([1, 2].map(() => playOn(host, table, 0, 'same', roll)));
		expect(twice).toEqual([1, 1].map((seq) => ({ kind: 'stored', seq })));
		await playOn(host, table, 0, 'other', roll);
		expect(await playOn(newHost().host, table, 0, 'same', roll)).toEqual({
			kind: 'stored',
			seq: 1
		});
		expect(await store.entries(table, -1)).toHaveLength(3);
	});

	test('that the rules refuse changes nothing', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		const before = await state(host, table);
		expect(await playOn(host, table, 0, 'a', { type: 'end' })).toMatchObject({
			kind: 'refused',
			refusal: { code: 'not-for-you' }
		});
		expect(await state(host, table)).toEqual(before);
		expect(await store.entries(table, -1)).toHaveLength(1);
	});

	test('at an ended, a closed, an unknown table is not played', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 'facilitator', 'a', { type: 'end' });
		expect(await playOn(host, table, 0, 'b', roll)).toMatchObject({ kind: 'refused' });
		const closed = await openTable(host, { closed: true });
		expect(await playOn(host, closed, 0, 'b', roll)).toEqual({ kind: 'closed' });
		expect(await playOn(host, newToken(), 0, 'b', roll)).toBeNull();
	});

	test('whose storing fails is seen by nobody, and can be sent again', async () => {
		const { host, documents } = newHost();
		const table = await openTable(host);
		const append = vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
		await expect(playOn(host, table, 0, 'a', roll)).rejects.toThrow('disk full');
		await expectViewsShown(host, documents, table);
		expect((await state(host, table))['rolled']).toEqual([]);
		append.mockRestore();
		expect(await playOn(host, table, 0, 'a', roll)).toEqual({ kind: 'stored', seq: 1 });
		await expectViewsShown(host, documents, table);
	});

	test('may bring a seat into being, with its own view and a place in the room', async () => {
		const { host, documents } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 'facilitator', 'a', { type: 'addSeat' });
		expect((await store.table(table))?.seats).toBe(4);
		await expectViewsShown(host, documents, table);
		const room = nameOf({ kind: 'room', table, epoch: 0 });
		expect(await shown(documents, room, 'room')).toMatchObject({ seats: 4 });
		const again = newHost();
		await expectViewsShown(again.host, again.documents, table);
	});
});

describe('two processes on one storage', () => {
	test('race 200 actions: each gets a seq of its own, and what is stored shows all of them', async () => {
		const [one, two] = [newHost(), newHost()];
		const table = await openTable(one.host);
		const seqs = await Promise.all(
			Array.from({ length: 200 }, async (_, index) => {
				const { host } = index % 2 === 0 ? one : two;
				const played = await playOn(host, table, index % 3, `a${index}`, roll);
				return played?.kind === 'stored' ? played.seq : null;
			})
		);
		expect([...seqs].sort((a, b) => Number(a) - Number(b))).toEqual(
			Array.from({ length: 200 }, (_, index) => index + 1)
		);
		const fresh = newHost();
		await expectViewsShown(fresh.host, fresh.documents, table);
		expect((await standing(fresh.host, table)).table.epoch).toBe(0);
	});
});

describe('after a restart', () => {
	test('a table goes on where it was, and the stored documents are its views', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom('roll', 'say', 'hide', 'undo'), { maxLength: 12 }),
				async (steps) => {
					const { host } = newHost();
					const table = await openTable(host);
					for (const [index, step] of steps.entries()) {
						const id = `${step}${index}`;
						if (step === 'roll') await playOn(host, table, 0, id, roll);
						if (step === 'say') await playOn(host, table, 1, id, say(id));
						if (step === 'hide') await playOn(host, table, 2, id, hide(index));
						if (step === 'undo') await rewindOn(host, table, id, { to: 0, reason: '', what: 'x' });
					}
					const before = await state(host, table);
					const again = newHost();
					expect(await state(again.host, table)).toEqual(before);
					await expectViewsShown(again.host, again.documents, table);
					expect((await standing(again.host, table)).table.epoch).toBe(0);
				}
			),
			{ numRuns: 25 }
		);
	});

	test('sync 19: documents worn by a long game give way to new ones, under the next epoch', async () => {
		const { host, documents } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', say('before'));
		const old = nameOf({ kind: 'view', table, audience: 'table', epoch: 0 });
		worn.add(old);
		expect(await playOn(host, table, 1, 'b', hide(7))).toEqual({ kind: 'stored', seq: 2 });
		worn.delete(old);
		expect((await standing(host, table)).table.epoch).toBe(1);
		expect(await store.updates(old)).toEqual([]);
		await expectViewsShown(host, documents, table);
		expect(await playOn(host, table, 1, 'b', hide(7))).toEqual({ kind: 'stored', seq: 2 });
	});

	test('documents that were lost are built under a new epoch, never under the old name', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', roll);
		const record = (await standing(host, table)).table;
		await store.renewTable(record, []);
		const again = newHost();
		expect((await standing(again.host, table)).table.epoch).toBe(1);
		await expectViewsShown(again.host, again.documents, table);
		expect(await store.updates(nameOf({ kind: 'view', table, audience: 0, epoch: 0 }))).toEqual([]);
		await playOn(again.host, table, 0, 'b', roll);
		await expectViewsShown(again.host, again.documents, table);
	});
});

describe('undo', () => {
	test('brings the earlier state back, and the game’s history says so', async () => {
		const { host, documents } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', say('one'));
		await playOn(host, table, 0, 'b', say('two'));
		const back = { to: 1, reason: 'a slip', what: 'the last action: a slip' };
		expect(await rewindOn(host, table, 'u', back)).toEqual({ kind: 'stored', seq: 3 });
		expect(await state(host, table)).toMatchObject({ words: ['one'], notes: [back.what] });
		expect(await rewindOn(host, table, 'u', back)).toEqual({ kind: 'stored', seq: 3 });
		expect(await store.entries(table, -1)).toHaveLength(5);
		await expectViewsShown(host, documents, table);
	});

	test('past the set-up, or of nothing, is refused', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		const back = { reason: '', what: '' };
		expect(await rewindOn(host, table, 'u', { ...back, to: 0 })).toMatchObject({ kind: 'refused' });
		expect(await rewindOn(host, table, 'v', { ...back, to: 7 })).toMatchObject({ kind: 'refused' });
		expect(await store.entries(table, -1)).toHaveLength(1);
	});
});

describe('at a table that rolls real dice', () => {
	const play = (host: Host, table: string, dice?: number[]) =>
		playOn(host, table, 0, `d${dice?.join('') ?? ''}`, roll, { dice });

	test('an action asks for the dice it needs, also for one that comes of the others', async () => {
		const { host } = newHost();
		const table = await openTable(host, { dice: 'real' });
		expect(await play(host, table)).toEqual({
			kind: 'dice-needed',
			count: 2,
			sides: 6,
			given: []
		});
		expect(await play(host, table, [6, 1])).toEqual({
			kind: 'dice-needed',
			count: 1,
			sides: 6,
			given: [6, 1]
		});
		expect(await play(host, table, [6, 1, 3])).toEqual({ kind: 'stored', seq: 1 });
		expect(await state(host, table)).toMatchObject({ rolled: [6, 1, 3] });
		expect((await store.entries(table, 0))[0]).toMatchObject({ byHand: true, draws: [5, 0, 2] });
	});

	test('numbers that the dice cannot show, and too many of them, are wrong', async () => {
		const { host } = newHost();
		const table = await openTable(host, { dice: 'real' });
		for (const dice of [[7, 1], [1, 2, 3], [9]]) {
			expect(await play(host, table, dice)).toEqual({ kind: 'bad-dice' });
		}
		const rolledByApp = await openTable(host);
		expect(await play(host, rolledByApp, [1, 2])).toEqual({ kind: 'bad-dice' });
		expect(await store.entries(table, -1)).toHaveLength(1);
	});
});

describe('the people of a table', () => {
	const asked = () =>
		(['membersOf', 'removedFrom', 'picturesOf', 'reportsOf'] as const).map((what) =>
			vi.spyOn(store, what)
		);

	test('are read once: no action asks the storage for them', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', roll);
		const spies = asked();
		for (const id of ['b', 'c', 'd']) await playOn(host, table, 0, id, roll);
		await rewindOn(host, table, 'u', { to: 1, reason: '', what: '' });
		host.notePresence({ id: 'ann' }, true);
		await host.show(table);
		for (const spy of spies) expect(spy).not.toHaveBeenCalled();
	});

	test('who come, hang up a picture or report something are seen at once', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', roll);
		const ann = aMember({ table, name: 'Ann' });
		const image = {
			mark: 'm',
			type: 'png',
			width: 1,
			height: 1,
			bytes: Buffer.from('p')
		} as const;
		await host.withPeople(table, async () => {
			await store.addMember(ann, 'hash-ann');
			await store.putPicture({ table, seat: 1, ...image });
			await store.addReport({ id: 'r', table, text: 'that', at: 1, picture: null });
		});
		const room = await host.room(await standing(host, table));
		expect(Object.keys(room.people)).toEqual([ann.id]);
		expect(room.pictures).toEqual({ 1: 'm' });
		expect((await host.line(table))?.reports).toEqual({ r: { text: 'that' } });
		await playOn(host, table, 0, 'b', roll);
		expect(Object.keys((await host.room(await standing(host, table))).people)).toEqual([ann.id]);
		await host.withPeople(table, () => store.deleteMember(ann.id));
		expect((await host.room(await standing(host, table))).people).toEqual({});
	});

	test('are read anew at a table that another process may have had meanwhile', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		await playOn(host, table, 0, 'a', roll);
		host.left((await standing(host, table)).table);
		const ann = aMember({ table, name: 'Ann' });
		await store.addMember(ann, 'hash-ann');
		await playOn(host, table, 0, 'b', roll);
		expect(Object.keys((await host.room(await standing(host, table))).people)).toEqual([ann.id]);
	});

	test('of whom a change has failed, but comes true later, are not remembered as before', async () => {
		const { host } = newHost();
		const table = await openTable(host);
		const away = host.withPeople(table, () => Promise.reject(new Error('away')));
		await expect(away).rejects.toThrow('away');
		await playOn(host, table, 0, 'a', roll);
		const ann = aMember({ table, name: 'Ann' });
		await store.addMember(ann, 'hash-ann');
		await playOn(host, table, 0, 'b', roll);
		expect(Object.keys((await host.room(await standing(host, table))).people)).toEqual([ann.id]);
	});
});

test('the desk has a line for each table, and none for one that was deleted', async () => {
	const { host, documents } = newHost();
	const [one, two] = [await openTable(host), await openTable(host)];
	await playOn(host, two, 'facilitator', 'a', { type: 'end' });
	expect(await lines(documents)).toMatchObject({
		[one]: { seq: 0, seats: 3, phase: 'play', outcome: null, toAct: [0, 1, 2] },
		[two]: { seq: 1, phase: 'over', outcome: 'ended', toAct: [] }
	});
	await host.remove(one);
	expect(Object.keys(await lines(documents))).toEqual([two]);
	expect(await host.table(one)).toBeNull();
});

/** What the desk's document says. */
async function lines(documents: DocumentStore) {
	const { live } = await documents.open(nameOf({ kind: 'desk', workshop }));
	return unflatten(linesIn(live)?.entries() ?? []);
}
