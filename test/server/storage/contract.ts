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

/** What people type, and what breaks programs. */
const TEXTS = [
	['plain', 'Wolves come back.'],
	['nothing', ''],
	['quotes', `O’Brien's "sea"; DROP TABLE workshops; -- \\ $1 ? @id`],
	['other scripts', 'Łódź Київ مرحبا 日本語 नमस्ते'],
	['signs of several parts', '👩🏽‍🚀🏳️‍🌈 e\u0301'],
	['lines', 'one\ntwo\r\n\tthree']
] as const;

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

	test('finds nothing by words that are none of its own, however odd', async () => {
		for (const odd of [
			'',
			'a\0b',
			'\0'.repeat(22),
			'\u202e',
			"'",
			'%',
			'\ud800',
			'x'.repeat(5_000)
		]) {
			expect(await store.workshop(odd)).toBeNull();
			expect(await store.workshopByCode(odd)).toBeNull();
			expect(await store.workshopByToken(odd)).toBeNull();
			expect(await store.table(odd)).toBeNull();
			expect(await store.tableByCode(odd)).toBeNull();
			expect(await store.tablesOf(odd)).toEqual([]);
			expect(await store.member(odd)).toBeNull();
			expect(await store.memberByToken(odd)).toBeNull();
			expect(await store.membersOf(odd)).toEqual([]);
			expect(await store.entries(odd, -1)).toEqual([]);
			expect(await store.updates(odd)).toEqual([]);
			expect(await store.picture(odd, 0)).toBeNull();
			expect(await store.page(odd)).toBeNull();
			expect(await store.reportsOf(odd)).toEqual([]);
		}
	});

	test('keeps tables that are being brought apart until all of them are whole', async () => {
		const { opened } = table();
		for (const name of ['u', 'v']) {
			await store.addTable({ ...table(name), opened: -opened - 1 }, [entry(0)], []);
		}
		expect(await store.tablesOf(id('w'))).toEqual([table()]);
		expect((await store.unfinishedTables()).toSorted()).toEqual([id('u'), id('v')]);
		await store.finishTables(id('w'), [id('u'), id('v'), id('t')]);
		expect(await store.unfinishedTables()).toEqual([]);
		expect(await store.tablesOf(id('w'))).toHaveLength(3);
		expect(await store.table(id('u'))).toMatchObject({ opened: opened + 1 });
		expect(await store.table(id('t'))).toMatchObject({ opened });
	});

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
		expect(await store.packOf(id('x'))).toBe(null);
		await store.deleteWorkshop(id('w'));
		expect(await store.packOf(id('w'))).toBe(null);
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

	test('forgets one token of somebody, and keeps their others', async () => {
		await store.addMember(member('two'), 'hash-two');
		await store.addToken('hash-two-more', { member: id('two') });
		await store.dropToken('hash-two', { member: id('two') });
		expect(await store.memberByToken('hash-two')).toBeNull();
		expect(await store.memberByToken('hash-two-more')).toMatchObject({ id: id('two') });
		expect(await store.tokensOf(id('two'))).toEqual(['hash-two-more']);
		await store.addToken('hash-w-more', { workshop: id('w') });
		await store.dropToken('hash-w-more', { workshop: id('w') });
		expect(await store.workshopByToken('hash-w-more')).toBeNull();
		expect(await store.workshopByToken('hash-w')).toBe(id('w'));
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

	describe('texts of people come back as they were', () => {
		for (const [what, text] of TEXTS) {
			test(`as a workshop’s title: ${what}`, async () => {
				await store.updateWorkshop({ ...workshop(), title: text });
				expect((await store.workshop(id('w')))?.title).toBe(text);
			});
			test(`as a name: ${what}`, async () => {
				await store.addMember({ ...member('ann'), name: text }, 'hash-ann');
				expect((await store.membersOf(id('t')))[0]?.name).toBe(text);
			});
			test(`as a report: ${what}`, async () => {
				await store.addReport({ id: 'r', table: id('t'), text, at: 1, picture: 2 });
				expect((await store.reportsOf(id('t')))[0]).toMatchObject({ text, picture: 2 });
			});
			test(`in a log, a zero and all: ${what}`, async () => {
				const spoken = {
					...entry(1),
					told: [{ event: { type: 'said', words: `${text}\0` }, seats: [0] }]
				};
				await store.append(id('t'), spoken, [], 3);
				expect(await store.entries(id('t'), 0)).toEqual([spoken]);
			});
			test(`in a pack: ${what}`, async () => {
				const own = [{ sphere: 'biosphere', text, fact: text, source: '' }] as const;
				await store.putPack(id('w'), { ready: [], own });
				expect(await store.packOf(id('w'))).toEqual({ ready: [], own });
			});
		}
	});

	describe('every field of a table is kept, by its opening and by a change', () => {
		const changes = {
			title: 'Sea',
			game: 'other',
			version: 7,
			seats: 6,
			dice: 'real',
			locked: true,
			closed: true,
			epoch: 3,
			open: [0, 2],
			opened: 4_000_000_000_000,
			next: 'another',
			agree: true,
			single: true
		} as const;
		for (const [field, value] of Object.entries(changes)) {
			test(field, async () => {
				const changed = { ...table(), [field]: value };
				await store.updateTable(changed);
				expect(await store.table(id('t'))).toEqual(changed);
				const fresh = { ...changed, id: id('u'), code: 'UBBBBB' };
				await store.addTable(fresh, [entry(0)], []);
				expect(await store.tableByCode('UBBBBB')).toEqual(fresh);
			});
		}
	});

	describe('bytes come back as they were', () => {
		const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
		for (const [what, some] of [
			['none', new Uint8Array()],
			['every byte there is', all],
			['a part of a longer one', all.subarray(17, 90)],
			['many', new Uint8Array(300_000).fill(92)]
		] as const) {
			test(`of a document: ${what}`, async () => {
				const name = `${id('t')}/story`;
				await store.addUpdates([{ document: name, bytes: some }]);
				expect((await store.updates(name)).map((one) => [...one.bytes])).toEqual([[...some]]);
			});
			test(`of a picture: ${what}`, async () => {
				const image = { mark: 'a', type: 'png', width: 2, height: 1, bytes: some } as const;
				await store.putPicture({ table: id('t'), seat: 1, ...image });
				expect([...((await store.picture(id('t'), 1))?.bytes ?? [])]).toEqual([...some]);
			});
		}
	});

	describe('a document’s rows are numbered one by one', () => {
		const name = `${id('t')}/story`;
		const put = (...values: number[]) =>
			store.addUpdates(values.map((one) => ({ document: name, bytes: bytes(one) })));
		const rows = async () =>
			(await store.updates(name)).map(({ seq, bytes: [first] }) => [seq, first]);

		test('from 1, on and on, whether they come together or not', async () => {
			await put(11, 12);
			await put(13);
			expect(await rows()).toEqual([
				[1, 11],
				[2, 12],
				[3, 13]
			]);
		});
		test('also after they were made one', async () => {
			await put(11, 12, 13);
			await store.compact(name, 3, bytes(99));
			await put(14);
			expect(await rows()).toEqual([
				[3, 99],
				[4, 14]
			]);
		});
		test('and nothing is made one up to a number that is not there', async () => {
			await put(11, 12);
			await store.compact(name, 3, bytes(99));
			expect(await rows()).toEqual([
				[1, 11],
				[2, 12]
			]);
			await store.compact(name, 2, bytes(98));
			await store.compact(name, 1, bytes(97)); // somebody who has read less, and comes later
			expect(await rows()).toEqual([[2, 98]]);
		});
		test('each document for itself', async () => {
			const other = `${id('w')}/desk`;
			await store.addUpdates([
				{ document: name, bytes: bytes(1) },
				{ document: other, bytes: bytes(2) },
				{ document: name, bytes: bytes(3) }
			]);
			expect(await rows()).toEqual([
				[1, 1],
				[2, 3]
			]);
			expect((await store.updates(other)).map(({ seq }) => seq)).toEqual([1]);
		});
		test('and with an entry’s updates as with others', async () => {
			await put(11);
			await store.append(id('t'), entry(1), [{ document: name, bytes: bytes(12) }], 3);
			expect(await rows()).toEqual([
				[1, 11],
				[2, 12]
			]);
		});
	});

	describe('a client id of any size is kept', () => {
		for (const client of [0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 52, Number.MAX_SAFE_INTEGER]) {
			test(String(client), async () => {
				const name = `${id('t')}/story`;
				const authors = [{ client, member: 'ann' }];
				await store.addUpdates([{ document: name, bytes: bytes(1), authors }]);
				expect(await store.authors(name)).toEqual(authors);
			});
		}
	});

	describe('who comes at the same time', () => {
		test('of ten entries for one place one is stored, with its updates alone', async () => {
			const room = `${id('t')}/room`;
			const asked = Array.from({ length: 10 }, (_, one) =>
				store.append(id('t'), entry(1, `e-${one}`), [{ document: room, bytes: bytes(one) }], 3)
			);
			const answers = await Promise.all(asked);
			expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
			const winner = answers.indexOf('stored');
			expect((await store.entries(id('t'), 0)).map((one) => one.id)).toEqual([`e-${winner}`]);
			expect((await store.updates(room)).map((one) => [...one.bytes])).toEqual([[0, 0], [winner]]);
		});
		test('one of ten takes a link', async () => {
			const link = { table: id('t'), workshop: null, as: 'screen', seat: null, member: null };
			await store.addLink({ ...link, as: 'screen', hash: 'once', expires: 2000 });
			const taken = await Promise.all(Array.from({ length: 10 }, () => store.takeLink('once', 1)));
			expect(taken.filter(Boolean)).toHaveLength(1);
		});
		test('ten sit down in the order in which they joined', async () => {
			const names = Array.from({ length: 10 }, (_, one) => `p${one}`);
			await Promise.all(
				names.map((name, joined) => store.addMember({ ...member(name), joined }, `hash-${name}`))
			);
			expect((await store.membersOf(id('t'))).map(({ name }) => name)).toEqual(names);
		});
	});

	test('a code is taken once, by a table or a workshop', async () => {
		const twice = { ...workshop('w5'), code: workshop().code };
		await expect(store.addWorkshop(twice, 'hash-w5')).rejects.toThrow();
		expect(await store.workshop(id('w5'))).toBeNull();
		expect(await store.workshopByToken('hash-w5')).toBeNull();
	});

	test('counts what there is, but no screens', async () => {
		await store.addMember(member('ann'), 'hash-ann');
		await store.addMember(member('wall', 'screen'), 'hash-wall');
		expect(await store.count()).toEqual({ workshops: 1, tables: 1, people: 1 });
	});

	test('can be written to', async () => {
		await expect(store.ping()).resolves.toBeUndefined();
		expect(await store.canStore()).toBe(true);
	});

	test('forgets nothing of a token that is asked for in vain', async () => {
		await expect(store.addToken('hash-nobody', { member: id('nobody') })).rejects.toThrow();
		expect(await store.memberByToken('hash-nobody')).toBeNull();
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
