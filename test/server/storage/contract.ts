/** What every storage keeps to, whatever database is under it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Member, Storage, StoredEntry } from '../../../src/lib/server/storage/storage.ts';
import { aMember, aTable, aWorkshop } from '../records.ts';

const id = (name: string) => name.padEnd(22, '-');
const bytes = (...values: number[]) => new Uint8Array(values);

const workshop = (name = 'w') =>
	aWorkshop({
		...{ id: id(name), title: 'Monday', expires: 5000 },
		code: name.toUpperCase().padEnd(6, 'C')
	});
const table = (name = 't', owner = 'w') =>
	aTable({ id: id(name), workshop: id(owner), code: name.toUpperCase().padEnd(6, 'B') });
const member = (name: string, seat: Member['seat'] = 0, at = 't') =>
	aMember({ id: id(name), table: id(at), name, seat });
const entry = (seq: number, name = `e${seq}`): StoredEntry => ({
	seq,
	id: name,
	at: 1000 + seq,
	deed: { kind: 'action', actor: 0, action: { type: 'roll' } },
	draws: [seq],
	told: [{ event: { type: 'rolled', sum: seq }, seats: [0] }]
});

/** Examines a kind of storage; `open` gives an empty one, `reopen` the same again after it was closed. */
export function storageContract(
	open: () => Storage | Promise<Storage>,
	reopen: () => Storage | Promise<Storage>
): void {
	let store: Storage;
	beforeEach(async () => {
		store = await open();
		await store.addWorkshop(workshop(), 'hash-w');
		await store.addTable(
			table(),
			[entry(0)],
			[{ document: `${id('t')}/room`, bytes: bytes(0, 0) }]
		);
	});
	afterEach(() => store.close());

	test('gives back what was put in, also after it was closed', async () => {
		await store.addMember(member('ann', 2), 'hash-ann');
		await store.addMember(member('screen', 'screen'), 'hash-screen');
		await store.close();
		store = await reopen();
		expect(await store.workshop(id('w'))).toEqual(workshop());
		expect(await store.table(id('t'))).toEqual(table());
		expect(await store.tableByCode('TBBBBB')).toEqual(table());
		expect(await store.membersOf(id('t'))).toEqual([member('ann', 2), member('screen', 'screen')]);
		expect(await store.memberByToken('hash-ann')).toEqual(member('ann', 2));
		expect(await store.workshopByToken('hash-w')).toBe(id('w'));
		expect(await store.entries(id('t'), -1)).toEqual([entry(0)]);
		expect((await store.updates(`${id('t')}/room`)).map((one) => [...one.bytes])).toEqual([[0, 0]]);
	});

	test('keeps the pack of a workshop, in place of the one before, and drops it with the workshop', async () => {
		const own = [
			{ sphere: 'biosphere', text: 'Wolves come back.', fact: 'f', source: 's' }
		] as const;
		await store.putPack(id('w'), { ready: [], own: [] });
		await store.putPack(id('w'), { ready: ['water'], own });
		await store.putPack(id('x'), { ready: ['water'], own });
		await store.close();
		store = await reopen();
		expect(await store.packOf(id('w'))).toEqual({ ready: ['water'], own });
		expect(await store.packOf(id('x'))).toEqual({ ready: [], own: [] });
		await store.deleteWorkshop(id('w'));
		expect(await store.packOf(id('w'))).toEqual({ ready: [], own: [] });
	});

	test('keeps the links to a table’s pages, one by one to be taken back, and drops them with the table', async () => {
		const links = [null, 0, 2].map((seat) => ({
			hash: `page-${String(seat)}`,
			table: id('t'),
			seat,
			made: 3000
		}));
		await store.putPages(id('t'), [{ hash: 'earlier', table: id('t'), seat: 0, made: 2000 }]);
		await store.putPages(id('t'), links);
		await store.putPages(id('x'), [{ hash: 'nowhere', table: id('x'), seat: 0, made: 2000 }]);
		await store.close();
		store = await reopen();
		expect(await store.pagesOf(id('t'))).toEqual(links);
		expect(await store.page('earlier')).toBeNull();
		expect(await store.page('nowhere')).toBeNull();
		await store.dropPages(id('t'), 0);
		expect(await store.page('page-0')).toBeNull();
		await store.dropPages(id('t'), null);
		expect(await store.pagesOf(id('t'))).toEqual(links.slice(2));
		await store.deleteTable(id('t'));
		expect(await store.page('page-2')).toBeNull();
	});

	test('knows nothing of what was never put in', async () => {
		expect(await store.workshop(id('x'))).toBeNull();
		expect(await store.table(id('x'))).toBeNull();
		expect(await store.tableByCode('XXXXXX')).toBeNull();
		expect(await store.memberByToken('hash-w')).toBeNull();
		expect(await store.workshopByToken('hash-x')).toBeNull();
		expect(await store.entries(id('x'), -1)).toEqual([]);
		expect(await store.updates('x')).toEqual([]);
	});

	test('finds a workshop by its code, and keeps what is changed of it', async () => {
		const changed = {
			...workshop(),
			title: 'Friday',
			picks: true,
			approve: true,
			marks: ['fire'],
			language: 'de'
		};
		await store.updateWorkshop(changed);
		expect(await store.workshopByCode('WCCCCC')).toEqual(changed);
		expect(await store.workshopByCode('XXXXXX')).toBeNull();
	});

	test('who was removed, barred or moved holds no place; their names are forgotten in time', async () => {
		const standings = ['seated', 'waiting', 'removed', 'barred', 'moved'] as const;
		for (const standing of standings) await store.addMember(member(standing), `hash-${standing}`);
		for (const standing of standings)
			await store.updateMember({ ...member(standing), standing, since: 2000 });
		const names = (await store.membersOf(id('t'))).map(({ name }) => name);
		expect(names).toEqual(['seated', 'waiting']);
		expect((await store.removedFrom(id('t'))).map(({ name }) => name)).toEqual([
			'removed',
			'barred'
		]);
		await store.forgetNames(2000);
		expect(await store.member(id('removed'))).toMatchObject({ name: 'removed', since: 2000 });
		expect(await store.forgetNames(2001)).toEqual([id('t')]);
		expect(await store.memberByToken('hash-removed')).toMatchObject({
			standing: 'removed',
			name: ''
		});
		expect(await store.memberByToken('hash-barred')).toMatchObject({
			standing: 'barred',
			name: ''
		});
		expect(await store.member(id('moved'))).toMatchObject({ standing: 'moved', name: '' });
	});

	test('takes back every lead of a workshop but those that are kept', async () => {
		await store.addWorkshop(workshop('w2'), 'hash-w2');
		await store.addToken('hash-other', { workshop: id('w') });
		const link = { seat: null, member: null, expires: 9000 };
		const lead = { ...link, as: 'facilitator' as const };
		await store.addLink({ ...lead, hash: 'l1', table: null, workshop: id('w') });
		await store.addLink({ ...lead, hash: 'l2', table: id('t'), workshop: null });
		await store.addLink({ ...link, as: 'screen', hash: 'l3', table: id('t'), workshop: null });
		await store.dropLeads(id('w'), ['hash-w']);
		expect(await store.workshopByToken('hash-w')).toBe(id('w'));
		expect(await store.workshopByToken('hash-w2')).toBe(id('w2'));
		expect(await store.workshopByToken('hash-other')).toBeNull();
		expect(await store.takeLink('l1', 1)).toBeNull();
		expect(await store.takeLink('l2', 1)).toBeNull();
		expect(await store.takeLink('l3', 1)).toMatchObject({ as: 'screen' });
	});

	test('keeps one picture a sheet, and none of a table that is gone', async () => {
		const first = { table: id('t'), seat: 1, mark: 'a', type: 'png', width: 2, height: 1 } as const;
		const picture = { ...first, bytes: bytes(1, 2) };
		await store.putPicture(picture);
		await store.putPicture({ ...picture, seat: 0 });
		await store.putPicture({ ...picture, mark: 'b', bytes: bytes(3) });
		const found = await store.picture(id('t'), 1);
		expect(found && { ...found, bytes: [...found.bytes] }).toEqual({
			...picture,
			mark: 'b',
			bytes: [3]
		});
		expect(await store.picturesOf(id('t'))).toEqual([
			{ ...first, seat: 0 },
			{ ...first, mark: 'b' }
		]);
		expect(await store.dropPicture(id('t'), 2)).toBe(false);
		expect(await store.dropPicture(id('t'), 0)).toBe(true);
		await store.deleteTable(id('t'));
		await store.putPicture(picture);
		expect(await store.picture(id('t'), 1)).toBeNull();
	});

	test('other seats before the first action leave no picture without its sheet', async () => {
		const image = { mark: 'a', type: 'png', width: 2, height: 1, bytes: bytes(1) } as const;
		for (const seat of [0, 2]) await store.putPicture({ table: id('t'), seat, ...image });
		await store.renewTable({ ...table(), seats: 2 }, [], entry(0));
		expect((await store.picturesOf(id('t'))).map(({ seat }) => seat)).toEqual([0]);
	});

	test('keeps reports until they are dealt with', async () => {
		const report = { id: 'r', table: id('t'), text: 'rude', at: 1, picture: null };
		await store.addReport(report);
		expect(await store.reportsOf(id('t'))).toEqual([report]);
		expect(await store.dropReport(id('x'), 'r')).toBe(false);
		expect(await store.dropReport(id('t'), 'r')).toBe(true);
		expect(await store.reportsOf(id('t'))).toEqual([]);
	});

	describe('the log', () => {
		test('gives a seq to the first who asks for it, with its updates', async () => {
			const room = `${id('t')}/room`;
			const first = [{ document: room, bytes: bytes(2) }];
			const second = [{ document: room, bytes: bytes(3) }];
			expect(await store.append(id('t'), entry(1, 'a'), first, 3)).toBe('stored');
			expect(await store.append(id('t'), entry(1, 'b'), second, 3)).toBe('taken');
			expect((await store.entries(id('t'), 0)).map((one) => one.id)).toEqual(['a']);
			expect((await store.updates(room)).map((one) => [...one.bytes])).toEqual([[0, 0], [2]]);
		});

		test('takes an id once', async () => {
			await store.append(id('t'), entry(1, 'a'), [], 3);
			expect(await store.append(id('t'), entry(2, 'a'), [], 3)).toBe('taken');
			expect(await store.entries(id('t'), 0)).toHaveLength(1);
		});

		test('keeps the number of seats with the entry that changed it', async () => {
			await store.append(id('t'), entry(1), [], 4);
			expect((await store.table(id('t')))?.seats).toBe(4);
		});

		test('takes nothing for a table that is gone', async () => {
			await store.deleteTable(id('t'));
			expect(await store.append(id('t'), entry(1), [], 3)).toBe('taken');
			expect(await store.entries(id('t'), -1)).toEqual([]);
		});

		test('begins anew with the documents of the new epoch, and keeps what people wrote', async () => {
			const [view, room, story] = [`${id('t')}/view/0`, `${id('t')}/room`, `${id('t')}/story`];
			await store.append(id('t'), entry(1), [{ document: view, bytes: bytes(2) }], 3);
			await store.addUpdates([{ document: story, bytes: bytes(9) }]);
			const anew = [{ document: `${view}@1`, bytes: bytes(5) }];
			await store.renewTable({ ...table(), epoch: 1, seats: 2 }, anew, entry(0, 'again'));
			expect((await store.entries(id('t'), -1)).map((one) => one.id)).toEqual(['again']);
			expect(await store.table(id('t'))).toMatchObject({ epoch: 1, seats: 2 });
			expect(await store.updates(view)).toEqual([]);
			expect(await store.updates(room)).toEqual([]);
			expect(await store.updates(`${view}@1`)).toHaveLength(1);
			expect(await store.updates(story)).toHaveLength(1);
		});
	});

	describe('documents', () => {
		test('keep their order, and become shorter in place', async () => {
			const name = `${id('t')}/story`;
			await store.addUpdates([1, 2, 3].map((one) => ({ document: name, bytes: bytes(one) })));
			await store.compact(name, 2, bytes(12));
			await store.addUpdates([{ document: name, bytes: bytes(4) }]);
			expect((await store.updates(name)).map((one) => [...one.bytes])).toEqual([[12], [3], [4]]);
		});

		test('remember whose the client ids in them are, until they are deleted', async () => {
			const name = `${id('t')}/story`;
			const [ann, bob] = ['ann', 'bob'].map((one) => ({ client: one.length + 4, member: one }));
			if (!ann || !bob) throw new Error('nobody');
			await store.addUpdates([{ document: name, bytes: bytes(1), authors: [ann] }]);
			await store.addUpdates([{ document: name, bytes: bytes(2), authors: [bob] }]);
			expect(await store.authors(name)).toEqual([ann]); // the first keeps it
			await store.deleteTable(id('t'));
			expect(await store.authors(name)).toEqual([]);
		});

		test('of a place that is gone are not kept', async () => {
			await store.addUpdates([{ document: `${id('gone')}/story`, bytes: bytes(1) }]);
			await store.deleteTable(id('t'));
			await store.compact(`${id('t')}/room`, 1, bytes(1));
			await store.addUpdates([{ document: `${id('t')}/room`, bytes: bytes(2) }]);
			expect(await store.updates(`${id('gone')}/story`)).toEqual([]);
			expect(await store.updates(`${id('t')}/room`)).toEqual([]);
		});
	});

	test('a workshop goes with everything in it, and with nothing of another', async () => {
		await store.addWorkshop(workshop('w2'), 'hash-w2');
		await store.addTable(
			table('t2', 'w2'),
			[entry(0)],
			[{ document: `${id('t2')}/room`, bytes: bytes(7) }]
		);
		await store.addMember(member('ann'), 'hash-ann');
		await store.addMember(member('bob', 0, 't2'), 'hash-bob');
		await store.addUpdates([{ document: `${id('w')}/desk`, bytes: bytes(8) }]);
		await store.deleteWorkshop(id('w'));
		expect(await store.workshop(id('w'))).toBeNull();
		expect(await store.workshopByToken('hash-w')).toBeNull();
		expect(await store.memberByToken('hash-ann')).toBeNull();
		expect(await store.entries(id('t'), -1)).toEqual([]);
		expect(await store.updates(`${id('t')}/room`)).toEqual([]);
		expect(await store.updates(`${id('w')}/desk`)).toEqual([]);
		expect(await store.memberByToken('hash-bob')).toEqual(member('bob', 0, 't2'));
		expect(await store.entries(id('t2'), -1)).toHaveLength(1);
		expect(await store.updates(`${id('t2')}/room`)).toHaveLength(1);
	});

	test('a person goes with every token of theirs', async () => {
		await store.addMember(member('ann'), 'hash-ann');
		await store.addToken('hash-other-phone', { member: id('ann') });
		expect(await store.memberByToken('hash-other-phone')).toEqual(member('ann'));
		await store.deleteMember(id('ann'));
		expect(await store.memberByToken('hash-ann')).toBeNull();
		expect(await store.memberByToken('hash-other-phone')).toBeNull();
	});

	test('a link works once, and not after its time', async () => {
		const link = {
			table: id('t'),
			workshop: null,
			as: 'screen',
			seat: null,
			member: null
		} as const;
		await store.addLink({ ...link, hash: 'soon', expires: 2000 });
		await store.addLink({ ...link, hash: 'late', expires: 2000 });
		expect(await store.takeLink('soon', 1999)).toEqual({ ...link, hash: 'soon', expires: 2000 });
		expect(await store.takeLink('soon', 1999)).toBeNull();
		expect(await store.takeLink('late', 2000)).toBeNull();
		await store.addLink({ ...link, hash: 'old', expires: 2000 });
		await store.tidy(2001);
		expect(await store.takeLink('old', 1)).toBeNull();
	});

	test('says which workshops are out of date', async () => {
		expect(await store.expired(4999)).toEqual([]);
		expect(await store.expired(5000)).toEqual([id('w')]);
	});

	test('stores all of a table or nothing', async () => {
		const twice = { ...table('t3'), code: table().code };
		await expect(store.addTable(twice, [entry(0)], [])).rejects.toThrow();
		expect(await store.table(id('t3'))).toBeNull();
	});
}
