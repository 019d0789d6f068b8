/** What is deleted is gone: the data folder is searched for it byte by byte. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { newFolder } from '../../folder.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { documents, joined, openTable, Visitor } = await import('../harness.ts');
const { closeStorage, storage } = await import('../../../src/lib/server/storage/store.ts');
const { Erasure } = await import('../../../src/lib/server/storage/erasure.ts');
const { openFile } = await import('../../../src/lib/server/storage/file.ts');
const { newToken } = await import('../../../src/lib/server/base/tokens.ts');
const { removeExpired, tidy } = await import('../../../src/lib/server/workshops/workshops.ts');
const { Calendar } = await import('../../../src/lib/server/base/calendar.ts');

const folder = process.env['DATA_DIR'] ?? '';
/** The files of the data folder in which this text stands. */
const filesWith = (text: string) =>
	readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

type Opened = Awaited<ReturnType<typeof openTable>>;

/** A text of people's own, by the way that texts of the sheets and the story come. */
function written(document: string, text: string) {
	const doc = new Y.Doc();
	doc.getText('notes').insert(0, text);
	return { document, bytes: Y.encodeStateAsUpdate(doc), authors: [{ client: 1, member: 'm' }] };
}

/** Puts a class list in place of the one before. */
async function list(facilitator: Opened['facilitator'], workshop: string, names: string[]) {
	const pupils = names.map((name) => ({ name, table: null }));
	const body = { pupils, apart: [names], seed: 7 };
	const { status } = await facilitator.knock('PUT', `/api/workshops/${workshop}/list`, { body });
	expect(status).toBe(200);
}

/** A name wherever a class could write one: person, title, sheet, proposal, report, note, action. */
async function plant({ facilitator, workshop, table, code }: Opened, name: string) {
	const ann = await joined(code, 0, name);
	await joined(code, 0, `${name} 2`);
	const at = `/api/tables/${table}`;
	const say = { type: 'say', text: name };
	const asked = [
		await facilitator.knock('PATCH', `/api/workshops/${workshop}`, { body: { title: name } }),
		await ann.knock('POST', `${at}/actions`, { body: { id: 'a', action: say } }),
		await facilitator.knock('PATCH', at, { body: { agree: true, title: name } }),
		await ann.knock('POST', `${at}/reports`, { body: { text: name } }),
		await facilitator.knock('POST', `${at}/desk`, { body: { id: 'n', note: name } })
	];
	expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200]);
	await list(facilitator, workshop, [`${name} 3`, `${name} 4`]);
	await storage().addUpdates([written(`${table}/sheet/0`, name), written(`${table}/story`, name)]);
	const team = await documents.stage(`${table}/view/0`, (doc) => {
		doc.getMap('team').set('proposal', { text: name });
	});
	if (team.update) await storage().addUpdates([team.update]);
	team.publish();
	const image = { seat: 0, mark: 'm', type: 'png', width: 1, height: 1 } as const;
	await storage().putPicture({ table, ...image, bytes: Buffer.from(name) });
}

/** Lets so much come and go that rows are moved from page to page. */
async function crowd({ table }: Opened, name: string) {
	for (let one = 0; one < 300; one += 1) {
		const text = `${name} `.repeat(1 + ((one * 7919) % 90));
		const seated = { seat: 1, joined: one, standing: 'seated', since: 0, next: null } as const;
		const member = { id: newToken(), table, name: text.slice(0, 24), ...seated };
		await storage().addMember(member, newToken());
		await storage().addUpdates([written(`${table}/sheet/${one % 3}`, text)]);
		await storage().addReport({ id: newToken(), table, text, at: one, picture: null });
		if (one % 3 === 0) await storage().deleteMember(member.id);
		if (one % 40 === 39) {
			const { document, bytes } = written(`${table}/sheet/0`, text);
			const fifth = (await storage().updates(document))[4]?.seq ?? 0;
			await storage().compact(document, fifth, bytes);
		}
	}
}

test('a deleted workshop leaves no name in any file, and others keep theirs', async () => {
	const [gone, kept] = [await openTable(), await openTable()];
	await Promise.all([plant(gone, 'Zwillbrock'), plant(kept, 'Quastenberg')]);
	await Promise.all([crowd(gone, 'Zwillbrock'), crowd(kept, 'Quastenberg')]);
	writeFileSync(join(folder, 'borrowed-earth.aside-7.db'), `torn ${gone.table} Zwillbrock`);
	writeFileSync(join(folder, 'borrowed-earth.aside-7.db-wal'), 'Zwillbrock');
	writeFileSync(join(folder, 'borrowed-earth.aside-8.db'), `torn ${kept.table} Quastenberg`);
	expect(filesWith('Zwillbrock').length).toBeGreaterThan(2);

	const door = `/api/workshops/${gone.workshop}`;
	expect((await gone.facilitator.knock('DELETE', door)).status).toBe(204);
	expect(filesWith('Zwillbrock')).toEqual([]);
	expect(filesWith('Quastenberg')).toContain('borrowed-earth.aside-8.db');
	expect(await storage().membersOf(kept.table)).toHaveLength(202);
	expect((await kept.facilitator.knock('GET', `/api/tables/${kept.table}/view`)).status).toBe(200);
});

test('a deleted table, a person removed and a report dealt with leave none either', async () => {
	const here = await openTable();
	await plant(here, 'Immenreuth');
	await crowd(here, 'Immenreuth');
	expect(filesWith('Immenreuth')).not.toEqual([]);
	const door = `/api/workshops/${here.workshop}`;
	await here.facilitator.knock('PATCH', door, { body: { title: 'Class' } });
	await here.facilitator.knock('DELETE', `${door}/list`);
	expect((await here.facilitator.knock('DELETE', `/api/tables/${here.table}`)).status).toBe(204);
	await closeStorage(); // it was done a moment ago: then the next time is when the server ends at the latest
	expect(filesWith('Immenreuth')).toEqual([]);

	const again = await openTable();
	const visitor = new Visitor();
	await visitor.knock('POST', '/api/join', { body: { code: again.code, name: 'Donnersbach' } });
	const [person] = await storage().membersOf(again.table);
	await storage().addReport({
		id: 'r',
		table: again.table,
		text: 'Donnersbach',
		at: 1,
		picture: null
	});
	await storage().dropReport(again.table, 'r');
	await again.facilitator.knock('DELETE', `/api/tables/${again.table}/people/${person?.id ?? ''}`);
	await removeExpired(Date.now() + 31_000);
	expect(filesWith('Donnersbach')).toEqual([]);
});

test('many deletions right after each other, and a name that is changed, leave none in the write-ahead log', async () => {
	for (const name of ['Adelsried', 'Bubenreuth', 'Cadolzburg']) {
		const here = await openTable();
		await plant(here, name);
		await here.facilitator.knock('DELETE', `/api/workshops/${here.workshop}`);
		expect(filesWith(name)).toEqual([]);
	}
	const here = await openTable();
	await joined(here.code, 1, 'Dinkelscherben');
	const [person] = await storage().membersOf(here.table);
	const door = `/api/tables/${here.table}/people/${person?.id ?? ''}`;
	const changed = await here.facilitator.knock('PATCH', door, { body: { name: 'Ann' } });
	expect(changed.status).toBe(200);
	expect(filesWith('Dinkelscherben')).toEqual([]);
});

test('a class list that is changed or taken away leaves none, and a backup from before forgets it with its workshop', async () => {
	const here = await openTable();
	const { facilitator, workshop } = here;
	await list(facilitator, workshop, ['Egglkofen', 'Frauenau']);
	expect(filesWith('Egglkofen')).not.toEqual([]);
	await list(facilitator, workshop, ['Frauenau', 'Grafenau']);
	expect(filesWith('Egglkofen')).toEqual([]);
	await storage().ping();
	const backup = newFolder();
	copyFileSync(join(folder, 'borrowed-earth.db'), join(backup, 'borrowed-earth.db'));
	await facilitator.knock('DELETE', `/api/workshops/${workshop}`);
	expect(filesWith('Frauenau')).toEqual([]);

	const held = () => readFileSync(join(backup, 'borrowed-earth.db')).includes('Frauenau');
	expect(held()).toBe(true);
	copyFileSync(join(folder, 'borrowed-earth.deleted'), join(backup, 'borrowed-earth.deleted'));
	const db = openFile(join(backup, 'borrowed-earth.db'));
	const erasure = new Erasure(db, backup, true);
	erasure.scrub();
	erasure.close();
	db.close();
	expect(held()).toBe(false);
});

test('where the file has been written anew too often, the log is emptied all the same', () => {
	const own = newFolder();
	const db = openFile(join(own, 'borrowed-earth.db'));
	const erasure = new Erasure(db, own, true);
	const isIn = (part: string) =>
		readFileSync(join(own, `borrowed-earth.db${part}`)).includes('Eggolsheim');
	const now = vi.spyOn(performance, 'now');
	let ran = 0;
	now.mockImplementation(() => (ran += 3_000)); // each time takes seconds
	const gone: boolean[] = [];
	for (let time = 0; time < 3; time += 1) {
		db.pragma('foreign_keys = OFF');
		db.exec(`INSERT INTO reports VALUES ('${time}', 't', 'Eggolsheim', 1, NULL)`);
		expect(isIn('-wal')).toBe(true);
		db.exec('DELETE FROM reports');
		erasure.mark();
		erasure.scrub();
		gone.push(!isIn('-wal'));
	}
	now.mockRestore();
	erasure.close();
	db.close();
	expect([gone, isIn('')]).toEqual([[true, true, true], false]);
});

describe('the date on which a workshop goes', () => {
	const DAY = 86_400_000;

	test('is 30 days after its opening, and is moved by its facilitator, never into the past', async () => {
		const { facilitator, workshop, table } = await openTable();
		const door = `/api/workshops/${workshop}`;
		const { opened, expires } = (await facilitator.knock('GET', door)).body;
		expect(Number(expires) - Number(opened)).toBe(30 * DAY);
		const moved = await facilitator.knock('PATCH', door, { body: { days: 365 } });
		expect(moved.body['expires']).toBe(Number(opened) + 365 * DAY);
		const view = await facilitator.knock('GET', `/api/tables/${table}/view`);
		expect(view.body['expires']).toBe(Number(opened) + 365 * DAY);
		for (const days of [0, 366, 1.5, '7', null]) {
			expect((await facilitator.knock('PATCH', door, { body: { days } })).status).toBe(400);
		}
		const now = vi.spyOn(Date, 'now').mockReturnValue(Number(opened) + 5 * DAY);
		const past = await facilitator.knock('PATCH', door, { body: { days: 5 } });
		expect(past.body).toMatchObject({ error: { code: 'bad-body', field: 'days' } });
		expect((await facilitator.knock('PATCH', door, { body: { days: 6 } })).status).toBe(200);
		now.mockRestore();
	});
});

test('who leaves is forgotten at once, on every device, and what they wrote stays', async () => {
	const here = await openTable();
	await plant(here, 'Wolkersdorf');
	const bob = await joined(here.code, 1, 'Irgendwer');
	const token = String(bob.cookies.get(`t_${here.table}`));
	const at = `/api/tables/${here.table}`;
	expect((await bob.knock('POST', `${at}/leave`)).status).toBe(204);
	expect(bob.cookies.size).toBe(0);
	const again = await new Visitor().knock('GET', `${at}/view`, { bearer: token });
	expect(again.status).toBe(404);
	const seen = await here.facilitator.knock('GET', `${at}/view`);
	expect(JSON.stringify(seen.body)).not.toContain('Irgendwer');
	expect(await storage().updates(`${here.table}/sheet/0`)).toHaveLength(1);
	await closeStorage();
	expect(filesWith('Irgendwer')).toEqual([]);
});

test('a browser gives up a cookie that is nobody’s any more, and keeps that of another table', async () => {
	const [gone, kept] = [await openTable(), await openTable()];
	const ann = await joined(gone.code);
	await ann.knock('POST', '/api/join', { body: { code: kept.code, name: 'Ann' } });
	await gone.facilitator.knock('DELETE', `/api/workshops/${gone.workshop}`);
	const wrong = await ann.knock('GET', `/api/tables/${gone.table}/view`, { bearer: newToken() });
	expect([wrong.status, ann.cookies.size]).toEqual([404, 2]);
	expect((await ann.knock('GET', `/api/tables/${gone.table}/view`)).status).toBe(404);
	expect([...ann.cookies.keys()]).toEqual([`t_${kept.table}`]);
});

test('a workshop whose date has come goes the same way', async () => {
	const here = await openTable();
	await plant(here, 'Kaltenbrunn');
	const { expires = 0 } = (await storage().workshop(here.workshop)) ?? {};
	await removeExpired(expires - 1);
	expect(filesWith('Kaltenbrunn')).not.toEqual([]);
	await removeExpired(expires);
	expect(filesWith('Kaltenbrunn')).toEqual([]);
	const list = readFileSync(join(folder, 'borrowed-earth.deleted'), 'utf8');
	expect(list).toContain(`${here.workshop} `);
	expect(list).toContain(`${here.table} `);
});

describe('a workshop that was opened under a wrong date', () => {
	/** Opened a year ago, as a slow clock says. */
	async function opened(): Promise<string> {
		const { workshop } = await openTable();
		const found = await storage().workshop(workshop);
		if (!found) throw new Error('no workshop');
		await storage().updateWorkshop({ ...found, expires: Date.now() - 300 * 86_400_000 });
		return workshop;
	}
	const calendar = () => new Calendar(join(folder, 'clock'));

	test('stays while it is used, whatever its date', async () => {
		const workshop = await opened();
		await tidy(calendar());
		expect(await storage().workshop(workshop)).not.toBeNull();
		await removeExpired();
		expect(await storage().workshop(workshop)).toBeNull();
	});

	test('stays for a day of running after the clock was set right, and goes then', async () => {
		const workshop = await opened();
		writeFileSync(join(folder, 'clock'), JSON.stringify({ seen: 1e12, wait: 0 }));
		const later = vi.spyOn(performance, 'now');
		const [ran, clock] = [performance.now(), calendar()];
		await tidy(clock);
		later.mockReturnValue(ran + 23 * 3_600_000);
		await tidy(clock);
		expect(await storage().workshop(workshop)).not.toBeNull();
		later.mockReturnValue(ran + 25 * 3_600_000);
		await tidy(clock);
		expect(await storage().workshop(workshop)).toBeNull();
		later.mockRestore();
	});
});

test('a clock that is set back puts no overwriting off, and nobody’s limits', async () => {
	const here = await openTable();
	await plant(here, 'Hallbergmoos');
	const now = vi.spyOn(Date, 'now').mockReturnValue(1e12);
	const waits = vi.spyOn(globalThis, 'setTimeout');
	await here.facilitator.knock('DELETE', `/api/workshops/${here.workshop}`);
	const long = waits.mock.calls.filter(([, wait = 0]) => wait > 3_600_000);
	expect(long).toEqual([]);
	expect(
		(await new Visitor().knock('POST', '/api/workshops', { body: { title: 'x' } })).status
	).toBe(201);
	now.mockRestore();
	waits.mockRestore();
});
