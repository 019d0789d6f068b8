import { afterAll, describe, expect, test } from 'vitest';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { nameOf } from '../../../../src/lib/table/documents.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { joined, openTable, Visitor } from '../../../server/harness.ts';
import { read } from '../../../print/reading.ts';

afterAll(closeThreads);
const { storage } = await import('../../../../src/lib/server/storage/store.ts');
const { forget } = await import('../../../../src/lib/server/sync/documents.ts');

const FILES = [
	'history.pdf',
	'record.pdf',
	'page.pdf',
	'booklet.pdf',
	'blank.pdf',
	'cards.pdf',
	'sheet/0.pdf',
	'sheet/2.pdf'
];
const biomeTable = () => openTable({ game: 'biome', title: 'Łódź / 7b' });
/** What people wrote into a table's story, as it is stored. */
async function write(table: string, texts: Readonly<Record<string, string>>): Promise<void> {
	const story = new Doc();
	for (const [field, text] of Object.entries(texts)) story.getText(field).insert(0, text);
	const document = nameOf({ kind: 'story', table });
	await storage().addUpdates([{ document, bytes: encodeStateAsUpdate(story) }]);
	forget(document); // it is loaded anew
}
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
	(body['error'] as { code: string; field?: string } | undefined) ?? {};

describe('the doors of prints', () => {
	test('hand every print to anyone at the table: a player, the facilitator', async () => {
		const { table, code, facilitator } = await biomeTable();
		for (const visitor of [await joined(code), facilitator]) {
			for (const file of FILES) {
				const answer = await visitor.knock('GET', `/api/tables/${table}/print/${file}`);
				expect(answer.status).toBe(200);
				expect(answer.headers.get('content-type')).toBe('application/pdf');
				expect(answer.headers.get('cache-control')).toBe('private, no-store');
				expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[ -~]+"/);
				expect(String(answer.body['text'])).toMatch(/^%PDF-1\.7/);
			}
		}
	});

	test('name the file after the table, with all its letters', async () => {
		const { table, facilitator } = await biomeTable();
		const answer = await facilitator.knock('GET', `/api/tables/${table}/print/history.pdf`);
		const header = answer.headers.get('content-disposition') ?? '';
		expect(decodeURIComponent(header)).toContain('Łódź');
		expect(header).not.toContain('/');
	});

	test('know two papers', async () => {
		const { table, facilitator } = await biomeTable();
		const asked = (query: string) =>
			facilitator.knock('GET', `/api/tables/${table}/print/blank.pdf${query}`);
		const [plain, a4, letter] = [
			await asked(''),
			await asked('?paper=a4'),
			await asked('?paper=letter')
		];
		expect(plain.body['text']).toBe(a4.body['text']);
		expect(letter.body['text']).not.toBe(a4.body['text']);
		for (const bad of ['?paper=A4', '?paper=', '?paper=legal']) {
			const refused = await asked(bad);
			expect([refused.status, codeOf(refused)]).toMatchObject([400, { field: 'paper' }]);
		}
	});

	test('fold the book, and refuse to fold what is not set for half a sheet', async () => {
		const { table, facilitator } = await biomeTable();
		const asked = (file: string) =>
			facilitator.knock('GET', `/api/tables/${table}/print/${file}?fold=yes`);
		expect(String((await asked('history.pdf')).body['text'])).toMatch(/^%PDF-1\.7/);
		for (const file of FILES.filter((one) => one !== 'history.pdf')) {
			const refused = await asked(file);
			expect([refused.status, codeOf(refused)]).toMatchObject([400, { field: 'fold' }]);
		}
	});

	test('keep off what the desk keeps off, unless it is asked for', async () => {
		const { table, code, facilitator } = await biomeTable();
		const ann = await joined(code, 0);
		const action = { type: 'chooseBiome', biome: 'forest', facet: 'a rude word' };
		await ann.knock('POST', `/api/tables/${table}/actions`, { body: { id: 'a', action } });
		const asked = async (query = '') =>
			(await ann.knock('GET', `/api/tables/${table}/print/sheet/0.pdf${query}`)).body['text'];
		const before = await asked();
		const hidden = { id: 'h', hidden: ['a rude word'] };
		await facilitator.knock('POST', `/api/tables/${table}/desk`, { body: hidden });
		expect(await asked()).not.toBe(before);
		const path = `/api/tables/${table}/print/sheet/0.pdf?hidden=show`;
		expect((await ann.knock('GET', path)).status).toBe(403);
		expect((await facilitator.knock('GET', path)).body['text']).toBe(before);
	});

	test('stay shut to strangers and to people of other tables', async () => {
		const { table } = await biomeTable();
		const guest = await joined((await biomeTable()).code);
		for (const file of FILES) {
			const address = `/api/tables/${table}/print/${file}`;
			expect((await new Visitor().knock('GET', address)).status).toBe(401);
			expect((await guest.knock('GET', address)).status).toBe(404);
		}
	});

	test('answer 404 where there is no such seat, table or record', async () => {
		const { table, facilitator } = await biomeTable();
		for (const seat of ['3', '99', '-1', '01', 'x', '1e0']) {
			const answer = await facilitator.knock('GET', `/api/tables/${table}/print/sheet/${seat}.pdf`);
			expect([answer.status, codeOf(answer)]).toMatchObject([404, { code: 'bad-seat' }]);
		}
		const nowhere = `/api/tables/${'A'.repeat(22)}/print/history.pdf`;
		expect((await facilitator.knock('GET', nowhere)).status).toBe(404);
	});

	test('print what stands on the sheets, and leave names out when asked', async () => {
		const { table, code, facilitator } = await biomeTable();
		await joined(code, 0, 'Quiet Heron');
		const sheet = new Doc();
		const asked = async (query = '') =>
			(await facilitator.knock('GET', `/api/tables/${table}/print/sheet/0.pdf${query}`)).body[
				'text'
			];
		const before = await asked();
		sheet.getText('notes').insert(0, 'We forgot the southern wells.');
		const document = nameOf({ kind: 'sheet', table, seat: 0 });
		await storage().addUpdates([{ document, bytes: encodeStateAsUpdate(sheet) }]);
		forget(document); // it is loaded anew
		expect(await asked()).not.toBe(before);
		expect(await asked()).toBe(await asked());
		expect(await asked('?names=no')).not.toBe(await asked());
	});

	test('call whom paper has no letters for by the seat, and others by their names in any script', async () => {
		const { table, code, facilitator } = await biomeTable();
		const asked = async (query = '') =>
			(await facilitator.knock('GET', `/api/tables/${table}/print/record.pdf${query}`)).body[
				'text'
			];
		await joined(code, 0, 'བོད་སྐད');
		expect(await asked()).toBe(await asked('?names=no'));
		await joined(code, 1, '王小明');
		expect(await asked()).not.toBe(await asked('?names=no'));
	});

	test('say beforehand which letters of a table paper lacks, to whoever may print it', async () => {
		const { workshop, table, code, facilitator } = await biomeTable();
		const doors = [`/api/tables/${table}/print`, `/api/workshops/${workshop}/print`];
		const asked = async (door: string) =>
			(await facilitator.knock('GET', `${door}/missing`)).body['missing'];
		for (const door of doors) expect(await asked(door)).toEqual([]);
		const guest = await joined(code, 0, 'Ann');
		await write(table, { 'world.0': 'CO₂ ខក ☐ தமிழ் က ខ' });
		const letters = ['ខ', 'ក', 'က'];
		for (const door of doors) expect(await asked(door)).toEqual([{ title: 'Łódź / 7b', letters }]);
		const knocked = doors.map((door) => guest.knock('GET', `${door}/missing`));
		const [own, others] = await Promise.all(knocked);
		expect([own?.status, others?.status]).toEqual([200, 404]);
		expect((await new Visitor().knock('GET', `${doors[0] ?? ''}/missing`)).status).toBe(401);
	});

	test('print what the table wrote when it looked back, once its game has ended', async () => {
		const { table, facilitator } = await biomeTable();
		const asked = async () =>
			(await facilitator.knock('GET', `/api/tables/${table}/print/history.pdf`)).body['text'];
		const end = { id: 'end', action: { type: 'endGame' }, seat: 'facilitator' };
		await facilitator.knock('POST', `/api/tables/${table}/actions`, { body: end });
		const before = await asked();
		await write(table, { 'closing.0': 'We would have asked the tundra first.' });
		expect(await asked()).not.toBe(before);
	});

	test('print what the table wrote for its book, on paper and on the screen, and leave out of it what the desk keeps off', async () => {
		const { table, facilitator } = await biomeTable();
		const text = async (print: string, query = '') => {
			const path = `/api/tables/${table}/print/${print}.pdf${query}`;
			return (await read((await facilitator.knock('GET', path)).bytes)).text;
		};
		expect(await text('history')).toContain('Łódź');
		await write(table, { 'world.0': ' Salt\u0000\u202emarsh\n' });
		for (const print of ['history', 'record']) {
			expect(await text(print)).toContain('Saltmarsh');
			expect(await text(print)).not.toContain('The world of');
		}
		const set = (hidden: string[]) =>
			facilitator.knock('POST', `/api/tables/${table}/desk`, {
				body: { id: `h${String(hidden.length)}`, hidden }
			});
		await set(['Saltmarsh']);
		for (const print of ['history', 'record']) {
			expect(await text(print)).toContain('Łódź');
			expect(await text(print)).not.toMatch(/Saltmarsh|hidden/);
			expect(await text(print, '?hidden=show')).toContain('Saltmarsh');
		}
	});
});
