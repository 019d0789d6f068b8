/** Tables that go along in a file: out, in, and on with the game. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { copyJson } from '../../../../src/lib/engine/json.ts';
import { biome } from '../../../../src/lib/games/biome/index.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { nodesOf, read } from '../../../print/reading.ts';
import { Visitor } from '../../../server/harness.ts';
import { jpegOf, segment } from '../../../server/pictures/images.ts';

const { storage } = await import('../../../../src/lib/server/storage/store.ts');

afterAll(closeThreads);

const EARLIEST = 'test/server/export/version-1.json';
type File = Record<string, unknown> & { tables: Record<string, unknown>[] };
const earliest = (): File => JSON.parse(readFileSync(EARLIEST, 'utf8')) as File;

interface Here {
	readonly facilitator: Visitor;
	readonly workshop: string;
	readonly table: string;
	readonly code: string;
}

/** A file opened as a workshop of its own. */
async function opened(file: unknown): Promise<Here> {
	const facilitator = new Visitor();
	const { status, body } = await facilitator.knock('POST', '/api/import', { body: file });
	expect([status, body['error']]).toEqual([201, undefined]);
	const [first] = body['tables'] as { table: string; code: string }[];
	return { facilitator, workshop: String(body['workshop']), ...(first ?? { table: '', code: '' }) };
}

const asked = async ({ facilitator, table }: Here, rest: string) =>
	(await facilitator.knock('GET', `/api/tables/${table}${rest}`)).body;

const exported = async (here: Here, query = ''): Promise<File> =>
	(await asked(here, `/export${query}`)) as File;

/** Refused so, and nothing is there that was not there before. */
async function expectRefused(
	body: unknown,
	code: string,
	field: string | undefined,
	door?: { facilitator: Visitor; workshop: string }
) {
	const visitor = door?.facilitator ?? new Visitor();
	const path = door ? `/api/workshops/${door.workshop}/tables/import` : '/api/import';
	const before = door && (await storage().tablesOf(door.workshop));
	const added = [
		vi.spyOn(storage(), 'addTable'),
		vi.spyOn(storage(), 'addWorkshop'),
		vi.spyOn(storage(), 'addMember')
	];
	const knock = typeof body === 'string' ? { raw: body } : { body };
	const answer = await visitor.knock('POST', path, knock);
	const error = answer.body['error'] as { code: string; message: string; field?: string };
	expect([answer.status, error.code, error.field]).toEqual([400, code, field]);
	expect(error.message).toMatch(/^[A-Z].*\.$/);
	for (const spy of added) {
		expect(spy).not.toHaveBeenCalled();
		spy.mockRestore();
	}
	if (door) expect(await storage().tablesOf(door.workshop)).toEqual(before);
	expect([...visitor.cookies.keys()]).toHaveLength(door ? 1 : 0);
}

/** The first file, with its first table changed. */
function changed(how: (table: Record<string, unknown>) => void): File {
	const file = copyJson(earliest());
	const [table] = file.tables;
	if (table) how(table);
	return file;
}

const logIn = (table: Record<string, unknown>) =>
	table['log'] as (Record<string, unknown> & { deed: Record<string, unknown> })[];
const lastAction = (table: Record<string, unknown>) =>
	logIn(table).findLast(({ deed }) => deed['kind'] === 'action') ?? { deed: {} };

describe('a file', () => {
	test('of version 1 opens, with its game, its texts and its people', async () => {
		const here = await opened(earliest());
		const view = await asked(here, '/view?as=table');
		expect(view['view']).toMatchObject({ phase: 'society' });
		const room = view['room'] as { title: string; people: Record<string, { name: string }> };
		expect(room.title).toBe('Łódź');
		expect(Object.values(room.people).map(({ name }) => name)).toEqual([
			'Quiet Heron',
			'Bold Otter',
			'Kind Lynx'
		]);
	});

	test('holds again what it was opened from, byte for byte, but for where a projector was sent', async () => {
		const first = await exported(await opened(earliest()));
		const second = await exported(await opened(first));
		expect(JSON.stringify(second)).toBe(JSON.stringify(first));
		const [table, before] = [first.tables[0] ?? {}, earliest().tables[0] ?? {}];
		for (const part of ['people', 'sheets', 'story', 'title', 'opened']) {
			expect(table[part]).toEqual(before[part]);
		}
		const sent = (entry: { deed: Record<string, unknown> }) => JSON.stringify(entry.deed['set']);
		expect(logIn(table).map(sent).join('')).toContain('"table":null');
		expect(logIn(table).length).toBe(logIn(before).length);
	});

	test('keeps what the table wrote for its book, and prints it where it is opened', async () => {
		const wrote = {
			'age.1': 'everything learns to wait',
			'cover.0': '12.345678 ',
			'round.1': 'nobody asks',
			'world.0': 'Thornwater'
		};
		const file = changed((table) => (table['story'] = { ...(table['story'] as object), ...wrote }));
		const here = await opened(file);
		const again = await exported(await opened(await exported(here)));
		expect(again.tables[0]?.['story']).toMatchObject(wrote);
		const { bytes } = await here.facilitator.knock(
			'GET',
			`/api/tables/${here.table}/print/history.pdf`
		);
		const { text } = await read(bytes);
		for (const words of [
			'Thornwater',
			'in which everything learns to wait',
			'in which nobody asks'
		])
			expect(text).toContain(words);
	});

	test('carries what the class is challenged by, into a new workshop and beside what another one has', async () => {
		const here = await opened(earliest());
		const pack = {
			ready: ['water'],
			own: [{ sphere: 'biosphere', text: 'Wolves come back.', fact: 'They do.', source: '' }]
		};
		const keep = ({ facilitator, workshop }: Here, add: unknown, ready = {}) =>
			facilitator.knock('PATCH', `/api/workshops/${workshop}/pack`, { body: { add, ready } });
		const packOf = async ({ facilitator, workshop }: Here) =>
			(await facilitator.knock('GET', `/api/workshops/${workshop}/pack`)).body;
		await keep(here, pack.own, { water: true });
		const door = `/api/workshops/${here.workshop}/export`;
		const file = (await here.facilitator.knock('GET', door)).body;
		expect(file['pack']).toEqual(pack);
		expect(await packOf(await opened(file))).toEqual(pack);
		const other = await opened(earliest());
		const floods = { sphere: 'hydrosphere', text: 'Floods.', fact: '', source: '' };
		await keep(other, [floods]);
		await other.facilitator.knock('POST', `/api/workshops/${other.workshop}/tables/import`, {
			body: file
		});
		expect(await packOf(other)).toEqual({ ...pack, own: [floods, ...pack.own] });
		expect(await exported(here)).not.toHaveProperty('pack');
		const wrong = { ...pack, own: [{ ...floods, sphere: 'moon' }] };
		await expectRefused({ ...earliest(), pack: wrong }, 'bad-body', 'pack.own.0.sphere');
	});

	test('prints elsewhere what it printed here, and the game goes on there', async () => {
		const here = await opened(earliest());
		const there = await opened(await exported(here));
		for (const print of ['history', 'booklet', 'sheet/0']) {
			const [one, other] = [
				await asked(here, `/print/${print}.pdf`),
				await asked(there, `/print/${print}.pdf`)
			];
			expect(other['text']).toBe(one['text']);
		}
		const { view } = (await asked(there, '/view?as=table')) as { view: State };
		const [seat = 0] = biome.toAct(view);
		const [action] = biome.legal(view, seat);
		const body = { id: 'on', action, seat };
		const done = await there.facilitator.knock('POST', `/api/tables/${there.table}/actions`, {
			body
		});
		expect(done.status).toBe(200);
		const after = await exported(there);
		expect(logIn(after.tables[0] ?? {})).toHaveLength(logIn(earliest().tables[0] ?? {}).length + 1);
	});

	test('takes the pictures on sheets along, unless it is asked not to, and they are printed', async () => {
		const here = await opened(earliest());
		const caption = 'A reef at dusk';
		const drawn = changed((table) => {
			const picture = jpegOf({ more: [segment(0xfe, Buffer.from('at home'))] }).toString('base64');
			table['sheets'] = [{ open: false, notes: '', caption, picture }];
		});
		const there = await opened(drawn);
		const file = await exported(there);
		const sheets = (one: File) => one.tables[0]?.['sheets'] as { picture?: string }[];
		expect(sheets(file)[0]?.picture).toBe(jpegOf().toString('base64'));
		expect(
			sheets(file)
				.slice(1)
				.map((sheet) => 'picture' in sheet)
		).toEqual([false, false]);
		expect(await exported(await opened(file))).toEqual(file);
		expect('picture' in (sheets(await exported(there, '?pictures=no'))[0] ?? {})).toBe(false);
		for (const [print, images] of [
			['sheet/0', 1],
			['sheet/1', 0],
			['record', 0], // it has the sheets' figures, not the sheets
			['history', 0],
			['booklet', 1]
		] as const) {
			const path = `/api/tables/${there.table}/print/${print}.pdf`;
			const { bytes } = await there.facilitator.knock('GET', path);
			const { text, sheets: pages } = await read(bytes);
			const alts = pages.flatMap(({ tree }) => nodesOf(tree)).map(({ alt }) => alt);
			const drawn = Buffer.from(bytes).toString('latin1').split('/DCTDecode').length - 1;
			const told = [text.includes(caption), alts.includes(caption)];
			expect([print, drawn, ...told]).toEqual([print, images, images === 1, images === 1]);
		}
		expect((await asked(here, '/view?as=table'))['room']).toMatchObject({ pictures: {} });
	});

	test('of a table whose projector sets two tables side by side opens, and shows its own game', async () => {
		const here = await opened(earliest());
		const { facilitator, workshop, table } = here;
		const added = await facilitator.knock('POST', `/api/workshops/${workshop}/tables/import`, {
			body: earliest()
		});
		const [other] = added.body['tables'] as { table: string }[];
		const screen = { view: 'compare', compare: [table, other?.table] };
		const set = await facilitator.knock('POST', `/api/tables/${table}/desk`, {
			body: { id: 'side', screen }
		});
		expect([added.status, set.status]).toEqual([201, 200]);
		const last = logIn((await exported(await opened(await exported(here)))).tables[0] ?? {}).at(-1);
		const shown = { view: 'game', compare: [], table: null };
		expect(last?.deed['set']).toMatchObject({ screen: shown });
	});

	test('leaves names out when asked, and is for the facilitator alone', async () => {
		const here = await opened(earliest());
		const without = await exported(here, '?names=no');
		expect(JSON.stringify(without)).not.toContain('Heron');
		expect(without.tables[0]?.['people']).toEqual([]);
		expect(
			(await here.facilitator.knock('GET', `/api/tables/${here.table}/export?names=x`)).status
		).toBe(400);
	});

	test('of a whole workshop brings all its tables into another one', async () => {
		const file = earliest();
		const [table = {}] = file.tables;
		const here = await opened({
			...file,
			tables: [table, { ...table, title: 'Sea', closed: true }]
		});
		const all = await here.facilitator.knock('GET', `/api/workshops/${here.workshop}/export`);
		const there = await opened(earliest());
		const path = `/api/workshops/${there.workshop}/tables/import`;
		const { status, body } = await there.facilitator.knock('POST', path, { body: all.body });
		expect([status, body['tables']]).toEqual([
			201,
			[expect.objectContaining({ title: 'Łódź' }), expect.objectContaining({ title: 'Sea' })]
		]);
		const tables = await storage().tablesOf(there.workshop);
		expect(tables.map(({ title, closed }) => [title, closed])).toEqual([
			['Łódź', false],
			['Łódź', false],
			['Sea', true]
		]);
	});
});

describe('where a table of the workshop cannot be read', () => {
	/** A workshop of three tables, while the log of the second cannot be read. */
	async function torn(): Promise<Here> {
		const file = earliest();
		const [table = {}] = file.tables;
		const titles = ['Oak', 'Elm', 'Ash'];
		const here = await opened({ ...file, tables: titles.map((title) => ({ ...table, title })) });
		const { id } = (await storage().tablesOf(here.workshop)).find(
			({ title }) => title === 'Elm'
		) ?? { id: '' };
		const entries = storage().entries.bind(storage());
		vi.spyOn(storage(), 'entries').mockImplementation((of, after) =>
			of === id ? Promise.reject(new SyntaxError('torn')) : entries(of, after)
		);
		return here;
	}
	afterEach(() => {
		vi.restoreAllMocks();
	});

	test('its file holds the others and names it, and opens elsewhere', async () => {
		const { facilitator, workshop } = await torn();
		const answer = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
		expect(answer.status).toBe(200);
		const file = answer.body as File;
		expect(file['missing']).toEqual(['Elm']);
		expect(file.tables.map(({ title }) => title)).toEqual(['Oak', 'Ash']);
		const there = await opened(file);
		expect((await storage().tablesOf(there.workshop)).map(({ title }) => title)).toEqual([
			'Oak',
			'Ash'
		]);
	});

	test('its list of rolls holds the others’ and names it', async () => {
		const { facilitator, workshop } = await torn();
		const { body, status } = await facilitator.knock('GET', `/api/workshops/${workshop}/rolls.csv`);
		expect(status).toBe(200);
		expect(String(body['text'])).toMatch(
			/\n"Oak",[^]*\n"Ash",[^]*\n"Elm","This table cannot be read\."\r\n$/
		);
	});

	test('no file of that table alone is handed out', async () => {
		const { facilitator, workshop } = await torn();
		const elm = (await storage().tablesOf(workshop)).find(({ title }) => title === 'Elm');
		const path = `/api/tables/${elm?.id ?? ''}/export`;
		const answer = await facilitator.knock('GET', path).catch(() => ({ status: 500 }));
		expect(answer.status).toBe(500);
	});
});

test('a table of 3,000 entries comes back from its file, one of more does not', async () => {
	const notes = (table: Record<string, unknown>, count: number) => {
		const log = logIn(table);
		const deed = { kind: 'desk', set: {} };
		while (log.length < count) {
			const seq = log.length;
			log.push({ seq, id: `n${seq}`, at: 1, deed, draws: [], told: [] });
		}
	};
	const file = changed((table) => {
		notes(table, 3_000);
	});
	const again = await exported(await opened(file));
	expect(logIn(again.tables[0] ?? {})).toHaveLength(3_000);
	const more = changed((table) => {
		notes(table, 3_001);
	});
	await expectRefused(more, 'bad-body', 'tables.0.log');
});

describe('a file is refused, with the reason, and leaves nothing behind', () => {
	test('when it is of a newer version', () =>
		expectRefused({ ...earliest(), version: 2 }, 'newer-file', 'version'));

	test('when it is of a game that is not here', () =>
		expectRefused(
			changed((table) => (table['game'] = 'chess')),
			'no-such-game',
			'tables.0.game'
		));

	test('when the picture on a sheet is none', () =>
		expectRefused(
			changed((table) => {
				const picture = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
				table['sheets'] = [{ open: false, notes: '', caption: '' }];
				(table['sheets'] as object[]).push({ open: false, notes: '', caption: '', picture });
			}),
			'bad-body',
			'tables.0.sheets.1.picture'
		));

	test('when an object has a key of its own kind, however deep', async () => {
		const text = JSON.stringify(earliest());
		const hostile: [string, string][] = [
			[text.replace('{', '{"__proto__":{"admin":true},'), '__proto__'],
			[text.replace('"story":{', '"story":{"__proto__":"x",'), 'tables.0.story.__proto__'],
			[text.replace('"sheets":[{', '"sheets":[{"constructor":{},'), 'tables.0.sheets.0.constructor']
		];
		for (const [raw, field] of hostile) await expectRefused(raw, 'bad-body', field);
		expect({}).not.toHaveProperty('admin');
	});

	test('when it is deeper than any of ours', async () => {
		const deep = '['.repeat(200_000) + ']'.repeat(200_000);
		const raw = JSON.stringify(earliest()).replace('"title"', `"deep":${deep},"title"`);
		await expectRefused(raw, 'bad-body', 'deep.0.0');
	});

	test('when it is too large', async () => {
		const raw = JSON.stringify({ ...earliest(), title: 'x'.repeat(16 * 1024 * 1024) });
		const answer = await new Visitor().knock('POST', '/api/import', { raw });
		expect([answer.status, (answer.body['error'] as { code: string }).code]).toEqual([
			413,
			'too-large'
		]);
	});

	test('when the rules would not have let it happen', async () => {
		const broken: [(table: Record<string, unknown>) => void, string | RegExp][] = [
			// dice that were not thrown
			[(table) => Object.assign(lastAction(table), { draws: [5, 5, 5, 5, 5, 5, 5] }), /log\.\d+$/],
			// somebody who is not there
			[(table) => (lastAction(table).deed['actor'] = 2), /log\.\d+$/],
			[(table) => (lastAction(table).deed['actor'] = 77), /log\.\d+$/],
			// an entry left out, and its number with it
			[(table) => logIn(table).splice(40, 1), 'tables.0.log.40'],
			// a return to where the game never stood
			[
				(table) => {
					const back = logIn(table).find(({ deed }) => deed['kind'] === 'rewind');
					if (back) back.deed['to'] = 9_000;
				},
				/log\.\d+$/
			],
			// another set-up
			[(table) => Object.assign(logIn(table)[0]?.deed ?? {}, { seats: 4 }), /log\.\d+$/],
			[(table) => logIn(table).shift(), 'tables.0.log.0']
		];
		const door = await opened(earliest());
		for (const [how, field] of broken) {
			await expectRefused(changed(how), 'bad-log', expect.stringMatching(field) as string, door);
		}
	});

	test('when two tables come and the second is broken, neither stays', async () => {
		const file = earliest();
		const [bad = {}] = changed((table) => logIn(table).splice(40, 1)).tables;
		const door = await opened(earliest());
		const both = { ...file, tables: [...file.tables, bad] };
		await expectRefused(both, 'bad-log', 'tables.1.log.40', door);
	});

	test('whatever is damaged in it: refused or harmless, never broken', async () => {
		const text = JSON.stringify(earliest());
		const damage = fc.record({
			at: fc.nat(text.length - 1),
			length: fc.nat(3),
			by: fc.constantFrom('', '9', '-1', '"', '}', 'null', '[]', '\\u202e', 'x'.repeat(50))
		});
		await fc.assert(
			fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (places) => {
				let raw = text;
				for (const { at, length, by } of places)
					raw = raw.slice(0, at) + by + raw.slice(at + length);
				const answer = await new Visitor().knock('POST', '/api/import', { raw });
				expect([201, 400]).toContain(answer.status);
			}),
			{ numRuns: 60 }
		);
	});
});

describe('what stands in a file', () => {
	test('is cleaned like what is typed', async () => {
		const here = await opened(
			changed((table) => {
				table['people'] = [{ name: '\u202eheron\u0000 <b>', seat: 0 }];
				table['title'] = 'Sea\u0007\n\u2066 bed';
			})
		);
		const file = await exported(here);
		expect(file.tables[0]).toMatchObject({
			title: 'Sea bed',
			people: [{ name: 'heron <b>', seat: 0 }]
		});
	});

	test('tells nothing that the rules do not tell', async () => {
		const here = await opened(
			changed((table) => {
				for (const entry of logIn(table)) entry['told'] = [{ event: { type: 'gameOver' } }];
			})
		);
		expect(await exported(here)).toEqual(await exported(await opened(earliest())));
	});
});

describe('the list of rolls', () => {
	const rows = async (here: Here, query = '') => {
		const { text } = await asked(here, `/rolls.csv${query}`);
		return String(text)
			.replace(/^\ufeff/, '')
			.trimEnd()
			.split('\r\n')
			.map((row) => row.slice(1, -1).split('","'));
	};

	test('has every die of every entry, and says what was taken back', async () => {
		const here = await opened(earliest());
		const [head = [], ...rolls] = await rows(here);
		const column = (name: string) => head.indexOf(name);
		const drawn = logIn(earliest().tables[0] ?? {}).flatMap(({ draws }) => draws as number[]);
		const shown = rolls.flatMap((row) => (row[column('Dice')] ?? '').split(' ').map(Number));
		// a shuffle is drawn too, and is no roll
		expect(shown.length).toBeGreaterThan(40);
		expect(shown.length).toBeLessThanOrEqual(drawn.length);
		for (const row of rolls) {
			const dice = (row[column('Dice')] ?? '').split(' ').map(Number);
			expect(Number(row[column('Sum')])).toBe(dice.reduce((sum, value) => sum + value, 0));
			expect(Math.max(...dice)).toBeLessThanOrEqual(Number(row[column('Sides')]));
		}
		expect(new Set(rolls.map((row) => row[column('Still counts')]))).toContain('yes');
		expect(rolls.map((row) => row[column('Who')])).toContain('Quiet Heron');
		expect(JSON.stringify(await rows(here, '?names=no'))).not.toContain('Heron');
	});

	test('never holds what a spreadsheet would run', async () => {
		const formulas = ['=HYPERLINK("http://e")', '+1', '-1', '@SUM(A1)', "'=1", ' =1', '|calc'];
		for (const name of formulas) {
			const here = await opened(changed((table) => (table['people'] = [{ name, seat: 0 }])));
			const { text } = await asked(here, '/rolls.csv');
			expect(String(text)).toContain(name.trim().replaceAll('"', '""').slice(0, 5));
			expect(String(text)).not.toMatch(/(^|,|\n)"?\s*[=+\-@|]/);
		}
	});

	test('holds the tables of a workshop in one list', async () => {
		const file = earliest();
		const [table = {}] = file.tables;
		const here = await opened({ ...file, tables: [table, { ...table, title: 'Sea' }] });
		const path = `/api/workshops/${here.workshop}/rolls.csv`;
		const { body } = await here.facilitator.knock('GET', path);
		expect(String(body['text'])).toMatch(/\n"Łódź",[^]*\n"Sea",/);
	});
});
