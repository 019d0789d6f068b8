import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../../scripts/cluster/postgres.ts';
import { Unreadable } from '../../../../src/lib/server/base/away.ts';
import { MIGRATIONS } from '../../../../src/lib/server/storage/postgres/migrations.ts';
import { Seal } from '../../../../src/lib/server/storage/postgres/seal.ts';
import type { Storage } from '../../../../src/lib/server/storage/storage.ts';
import { aWorkshop } from '../../records.ts';
import { BYTES, come, dumped, entry, fill, foundIn, WORDS, type Filled } from './sealed.ts';

let server: DatabaseServer;
beforeAll(async () => {
	server = await startDatabase();
});
afterAll(() => server.stop());

describe('a seal', () => {
	const key = new Uint8Array(32).fill(7);
	const seal = new Seal('w', key);
	const place = { table: 't', seq: 1 };
	const row = { ...place, body: '', sealed_body: seal.close('entries', 'body', place, 'Łódź 👩🏽‍🚀') };

	test('opens what it has closed, and closes nothing twice alike', () => {
		expect(seal.text('entries', 'body', row)).toBe('Łódź 👩🏽‍🚀');
		const again = seal.close('entries', 'body', place, 'Łódź 👩🏽‍🚀');
		expect(again.equals(row.sealed_body)).toBe(false);
		expect(again).toHaveLength(row.sealed_body.length);
	});
	test.each([
		['of another workshop', new Seal('other', key), row],
		['with another key', new Seal('w', new Uint8Array(32).fill(8)), row],
		['with a key that is too short', new Seal('w', key.subarray(1)), row],
		['without a key', new Seal('w', null), row],
		['at another place', seal, { ...row, seq: 2 }],
		['at a place whose number is a word', seal, { ...row, seq: '1' }],
		['cut short', seal, { ...row, sealed_body: row.sealed_body.subarray(0, 20) }],
		['of nothing', seal, { ...row, sealed_body: Buffer.alloc(0) }],
		[
			'in another way',
			seal,
			{ ...row, sealed_body: Buffer.from([2, ...row.sealed_body.subarray(1)]) }
		]
	])('opens nothing %s', (_, other, found) => {
		expect(() => other.text('entries', 'body', found)).toThrow(Unreadable);
		expect(other.word('entries', 'body', found)).toBe('');
	});
	test('opens nothing of which a single bit was changed', () => {
		for (let at = 0; at < row.sealed_body.length; at += 1) {
			const bent = Buffer.from(row.sealed_body);
			bent[at] = (bent[at] ?? 0) ^ 1;
			expect(() => seal.text('entries', 'body', { ...row, sealed_body: bent })).toThrow(Unreadable);
		}
	});
	test('lets stand what was never sealed', () => {
		const open = { ...row, body: 'as it was', sealed_body: null };
		expect(new Seal('w', null).text('entries', 'body', open)).toBe('as it was');
	});
});

/** All that is kept of a filled workshop, as it is read. */
async function read(store: Storage, { workshop, tables, members }: Filled) {
	const [first, second] = tables.map(({ id }) => id);
	const [table = '', other = ''] = [first, second];
	const [member] = members;
	return {
		title: (await store.workshop(workshop))?.title,
		tables: (await store.tablesOf(workshop)).map(({ title }) => title),
		name: (await store.member(member?.id ?? ''))?.name.replace(table, '').trim(),
		report: (await store.reportsOf(table))[0]?.text,
		own: (await store.packOf(workshop))?.own,
		entries: await store.entries(table, -1),
		others: await store.entries(other, -1),
		story: (await store.updates(`${table}/story`)).map(({ bytes }) =>
			Buffer.from(bytes).toString()
		),
		marks: (await store.picturesOf(table)).map(({ mark }) => mark),
		picture: [...((await store.picture(table, 1))?.bytes ?? [])]
	};
}

const WHOLE = {
	title: WORDS.workshop,
	tables: [WORDS.table, WORDS.table],
	name: WORDS.name,
	report: WORDS.report,
	own: [expect.objectContaining({ text: WORDS.pack })],
	entries: [entry(0), entry(1)],
	others: [entry(0), entry(1)],
	marks: [`${WORDS.mark}0`, `${WORDS.mark}1`],
	picture: [...BYTES]
};

test('no word, name or picture stands in a row or a dump, whatever of it was changed', async () => {
	const [url, keysUrl] = [await server.database(), await server.database()];
	const { storage, go } = await come(url, keysUrl);
	const filled = await fill(storage);
	const [table] = filled.tables;
	const [member] = filled.members;
	if (!table || !member) throw new Error('nothing was filled');
	await storage.updateTable({ ...table, locked: true });
	await storage.updateMember({ ...member, standing: 'waiting' });
	await storage.updateWorkshop({ ...aWorkshop({ id: filled.workshop }), title: WORDS.workshop });
	await storage.compact(`${table.id}/story`, 2, Buffer.from(`${WORDS.text} ${table.id}`));
	expect(await read(storage, filled)).toMatchObject(WHOLE);
	expect(foundIn(await dumped(server, url))).toEqual([]);
	expect(foundIn(await dumped(server, keysUrl))).toEqual([]);
	expect(foundIn(JSON.stringify(WORDS))).toHaveLength(Object.keys(WORDS).length); // it would be found
	await go();
});

test('after a workshop was deleted, a copy made before cannot be read; other workshops can', async () => {
	const [url, keysUrl] = [await server.database(), await server.database()];
	const before = await come(url, keysUrl);
	const [gone, stays] = [await fill(before.storage), await fill(before.storage)];
	await before.go();
	const copy = new URL(url);
	copy.pathname = `${copy.pathname}_copy`;
	await server.ask(
		new URL('/postgres', url).href,
		`CREATE DATABASE "${copy.pathname.slice(1)}" TEMPLATE "${new URL(url).pathname.slice(1)}"`
	);
	const after = await come(url, keysUrl);
	await after.storage.deleteWorkshop(gone.workshop);
	await after.go();

	const { storage, go } = await come(copy.href, keysUrl);
	expect(await read(storage, stays)).toMatchObject(WHOLE);
	const [table = ''] = gone.tables.map(({ id }) => id);
	expect((await storage.workshop(gone.workshop))?.title).toBe('');
	expect((await storage.membersOf(table)).map(({ name }) => name)).toEqual(['']);
	expect((await storage.reportsOf(table)).map(({ text }) => text)).toEqual(['']);
	for (const asked of [
		() => storage.entries(table, -1),
		() => storage.updates(`${table}/story`),
		() => storage.picture(table, 0),
		() => storage.picturesOf(table),
		() => storage.packOf(gone.workshop)
	]) {
		await expect(asked()).rejects.toThrow(Unreadable);
	}
	expect(foundIn(await dumped(server, copy.href))).toEqual([]);
	await go();
});

test('what was moved to another table, seat or person is not shown there', async () => {
	const url = await server.database();
	const { storage, go } = await come(url);
	const { workshop, tables, members } = await fill(storage);
	const [here = '', there = ''] = tables.map(({ id }) => id);
	const [mine = '', theirs = ''] = members.map(({ id }) => id);
	const swap = (sql: string, values: string[]) => server.ask(url, sql, values);
	await swap(
		`UPDATE entries SET sealed_body = (SELECT sealed_body FROM entries WHERE "table" = $1 AND seq = 0)
		WHERE "table" = $2 AND seq = 0`,
		[here, there]
	);
	await expect(storage.entries(there, -1)).rejects.toThrow(Unreadable);
	expect(await storage.entries(here, -1)).toHaveLength(2);
	await swap('UPDATE pictures SET seat = 2 WHERE "table" = $1 AND seat = 1', [here]);
	await expect(storage.picture(here, 2)).rejects.toThrow(Unreadable);
	expect((await storage.picture(here, 0))?.mark).toBe(`${WORDS.mark}0`);
	await swap('UPDATE updates SET document = $2 WHERE document = $1', [
		...[`${here}/sheet/0`, `${here}/sheet/1`]
	]);
	await expect(storage.updates(`${here}/sheet/1`)).rejects.toThrow(Unreadable);
	await swap(
		'UPDATE members SET sealed_name = (SELECT sealed_name FROM members WHERE id = $1) WHERE id = $2',
		[mine, theirs]
	);
	expect((await storage.member(theirs))?.name).toBe('');
	await swap(
		'UPDATE tables SET sealed_title = (SELECT sealed_title FROM workshops) WHERE id = $1',
		[here]
	);
	expect((await storage.tablesOf(workshop)).map(({ title }) => title)).toEqual(['', WORDS.table]);
	await go();
});

test('rows of the version before are read, and sealed once they change', async () => {
	const url = await server.database();
	await server.ask(url, 'CREATE TABLE schema_version (version integer NOT NULL)');
	await server.ask(url, 'INSERT INTO schema_version VALUES (1)');
	await server.ask(url, MIGRATIONS[0] ?? '');
	const [w, t] = ['w'.repeat(22), 't'.repeat(22)];
	for (const [sql, values] of [
		[
			'INSERT INTO workshops VALUES ($1, $2, 1, 9e12, $3, false, false, $4, $5)',
			[w, WORDS.workshop, 'WCODE2', '[]', 'en']
		],
		[
			`INSERT INTO tables (id, workshop, code, title, game, version, seats, dice, locked, closed, epoch, open, opened, agree, single)
			VALUES ($1, $2, $3, $4, 'toy', 1, 3, 'app', false, false, 0, '[]', 1, false, false)`,
			[t, w, 'TCODE2', WORDS.table]
		],
		[`INSERT INTO members VALUES ('m', $1, $2, 0, 1, 'seated', 0, NULL)`, [t, WORDS.name]],
		[`INSERT INTO members VALUES ('n', $1, $2, 1, 1, 'removed', 5, NULL)`, [t, WORDS.name]],
		['INSERT INTO entries VALUES ($1, 0, $2, $3)', [t, 'e0', JSON.stringify(entry(0))]],
		['INSERT INTO updates VALUES ($1, 1, $2)', [`${t}/story`, Buffer.from(WORDS.text)]],
		[`INSERT INTO reports VALUES ('r', $1, $2, 1, NULL)`, [t, WORDS.report]],
		[
			'INSERT INTO pictures VALUES ($1, 1, $2, $3, 8, 8, $4)',
			[t, WORDS.mark, 'png', Buffer.from(BYTES)]
		],
		['INSERT INTO packs VALUES ($1, $2, $3)', [w, '[]', JSON.stringify([{ text: WORDS.pack }])]]
	] as const) {
		await server.ask(url, sql, [...values]);
	}
	const { storage, go } = await come(url);
	const member = await storage.member('m');
	expect(member?.name).toBe(WORDS.name);
	expect(await storage.entries(t, -1)).toEqual([entry(0)]);
	expect(
		(await storage.updates(`${t}/story`)).map(({ bytes }) => Buffer.from(bytes).toString())
	).toEqual([WORDS.text]);
	expect((await storage.reportsOf(t))[0]?.text).toBe(WORDS.report);
	expect((await storage.picture(t, 1))?.mark).toBe(WORDS.mark);
	expect((await storage.packOf(w))?.own).toEqual([{ text: WORDS.pack }]);
	const [workshop, table] = [await storage.workshop(w), await storage.table(t)];
	if (!workshop || !table || !member) throw new Error('it is not read');
	expect([workshop.title, table.title]).toEqual([WORDS.workshop, WORDS.table]);

	await storage.updateWorkshop(workshop);
	expect(await storage.forgetNames(6)).toEqual([t]);
	await storage.updateTable(table);
	await storage.updateMember(member);
	await storage.append(t, entry(1), [], 3);
	await storage.compact(`${t}/story`, 1, Buffer.from(WORDS.text));
	expect(await storage.entries(t, -1)).toEqual([entry(0), entry(1)]);
	expect((await storage.table(t))?.title).toBe(WORDS.table);
	const left = foundIn(await dumped(server, url)).filter(
		(word) => word !== String(Buffer.from(BYTES))
	);
	// what nobody has touched stays as it was until its workshop goes
	expect(left.sort()).toEqual([WORDS.entry, WORDS.mark, WORDS.pack, WORDS.report].sort());
	await go();
});
