/** Files that were written to keep a server busy: each is refused for what it is, and before any work is done on it. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyJson } from '../../../../src/lib/engine/json.ts';
import { biome } from '../../../../src/lib/games/biome/index.ts';
import { readFile, type Brought } from '../../../../src/lib/server/export/reader.ts';
import { unpack, type Flaw } from '../../../../src/lib/server/export/unpack.ts';
import { TEXT_MOST, textIn } from '../../../../src/lib/server/export/weight.ts';
import { LineFull } from '../../../../src/lib/server/base/orders.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';

type Packed = Record<string, unknown> & { log: Record<string, unknown>[] };
type File = Record<string, unknown> & { tables: Packed[] };
const earliest = (): File =>
	JSON.parse(readFileSync('test/server/export/version-1.json', 'utf8')) as File;
const bytes = (file: unknown) => new TextEncoder().encode(JSON.stringify(file));

/** The first file, with its first table changed. */
function changed(how: (table: Packed) => void): File {
	const file = copyJson(earliest());
	for (const table of file.tables.slice(0, 1)) how(table);
	return file;
}

/** What was done on a file: marks sorted, entries played, bytes parsed. */
const done = { sorted: 0, played: 0, parsed: 0 };

beforeEach(() => {
	Object.assign(done, { sorted: 0, played: 0, parsed: 0 });
	const normalize = Object.getOwnPropertyDescriptor(String.prototype, 'normalize');
	const composed = normalize?.value as (this: string, form?: string) => string;
	vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
		// what is sorted are the marks that stand in a row: a pair of them is a step
		for (const [run] of this.matchAll(/\p{M}+/gu)) done.sorted += run.length ** 2;
		return composed.call(this, form);
	});
	const parse = JSON.parse.bind(JSON);
	vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
		done.parsed += text.length;
		return parse(text, reviver) as unknown;
	});
	const apply = biome.apply.bind(biome);
	vi.spyOn(biome, 'apply').mockImplementation((...given) => {
		done.played += 1;
		apply(...given);
	});
});
afterEach(() => {
	vi.restoreAllMocks();
});
afterAll(closeThreads);

async function flawOf(file: unknown): Promise<Flaw | null> {
	const read = await unpack(bytes(file), () => undefined);
	return 'flaw' in read ? read.flaw : null;
}

const refusedAt = (field: string) => ({ code: 'bad-body', field });
const NOTHING = { sorted: 0, played: 0 };

/** Adds entries that the rules allow: one after the set-up that goes back to it, again and again. */
function returning(table: Packed, times: number): void {
	const [setup] = table.log;
	const back = { kind: 'rewind', to: 0, reason: '' };
	const entries = Array.from({ length: times }, (_, index) => ({
		...{ seq: index + 1, id: `r${String(index)}`, at: 1, deed: back, draws: [], told: [] }
	}));
	table.log = [...(setup ? [setup] : []), ...entries];
}

describe('before anything of it is cleaned or played', () => {
	test('a text of 250,000 marks is too long', async () => {
		const marks = 'a' + '\u0301\u0323'.repeat(125_000);
		const places: [(table: Packed) => void, string][] = [
			[(table) => (table['title'] = marks), 'tables.0.title'],
			[(table) => (table['people'] = [{ name: marks, seat: 0 }]), 'tables.0.people.0.name'],
			[(table) => (table['story'] = { 'closing.0': marks }), 'tables.0.story.closing.0'],
			[
				(table) => {
					table.log = [{ ...table.log[0], id: marks }];
				},
				'tables.0.log.0.id'
			]
		];
		for (const [how, field] of places) expect(await flawOf(changed(how))).toEqual(refusedAt(field));
		expect(done).toMatchObject(NOTHING);
	});

	test('60,000 keys of a story are too many', async () => {
		const keys = Array.from({ length: 60_000 }, (_, key) => [`closing.${String(key)}`, 'e\u0301']);
		const story: unknown = Object.fromEntries(keys);
		const file = changed((table) => (table['story'] = story));
		expect(await flawOf(file)).toEqual(refusedAt('tables.0.story'));
		expect(done).toMatchObject(NOTHING);
	});

	test('600 people at each of 100 tables are too many', async () => {
		const people = Array.from({ length: 600 }, () => ({ name: 'Heron', seat: 0 }));
		const [table] = earliest().tables;
		const log = table?.log.slice(0, 1);
		const tables = Array.from({ length: 100 }, () => ({ ...table, log, people }));
		expect(await flawOf({ ...earliest(), tables })).toEqual(refusedAt('tables'));
		expect(done.played).toBe(0);
	});

	test('a list of ever so many empty things is not even parsed, and a shorter one no further than its length', async () => {
		const many = new TextEncoder().encode(`[${'{},'.repeat(TEXT_MOST / 3)}{}]`);
		const read = await unpack(many, () => undefined);
		expect([read, done.parsed]).toEqual([{ flaw: { code: 'too-large' } }, 0]);
		const keys = vi.spyOn(Object, 'hasOwn');
		const tables = Array.from({ length: 50_000 }, () => ({}));
		expect(await flawOf({ ...earliest(), tables })).toEqual(refusedAt('tables'));
		expect(keys.mock.calls.length).toBeLessThan(100);
	});

	test('7,000 returns are too many, and so are 501 in a short log', async () => {
		for (const times of [7_000, 501]) {
			const file = changed((table) => {
				returning(table, times);
			});
			expect([times, await flawOf(file)]).toEqual([times, refusedAt('tables.0.log')]);
		}
		expect(done.played).toBe(0);
		const file = changed((table) => {
			returning(table, 500);
		});
		expect(await flawOf(file)).toBeNull();
	});

	test('19,000 entries are too many', async () => {
		const file = changed((table) => {
			const deed = { kind: 'desk', set: {} };
			table.log = Array.from({ length: 19_000 }, (_, seq) => ({
				...{ seq, id: `e${String(seq)}`, at: 1, deed, draws: [], told: [] }
			}));
		});
		expect(await flawOf(file)).toEqual(refusedAt('tables.0.log'));
		expect(done.played).toBe(0);
	});
});

test('what is not too long is cleaned in little work, however many marks it holds', async () => {
	const marks = 'a' + '\u0301\u0323'.repeat(1_999);
	const story = Object.fromEntries(
		Array.from({ length: 100 }, (_, key) => [`closing.${String(key)}`, marks])
	);
	const file = changed((table) => (table['story'] = story));
	const tables: { story: Record<string, string> }[] = [];
	await unpack(bytes(file), ({ packed }) => tables.push(packed));
	expect(tables[0]?.story['closing.0']?.length).toBeLessThan(10);
	expect(done.sorted).toBeLessThan(100 * 31 ** 2);
});

describe('pictures', () => {
	test('count apart, wherever they stand and however their key is written', () => {
		const picture = 'QUJD'.repeat(100_000);
		for (const space of ['', ' ']) {
			const text = `{"a":[{"picture":${space}"${picture}"},{"picture":${space}"${picture}"}],"b":"x"}`;
			expect(textIn(new TextEncoder().encode(text))).toBe(text.length - 2 * picture.length);
		}
	});

	test('do not hide anything that is parsed', () => {
		const things = '{},'.repeat(1000);
		for (const text of [
			`{"picture":[${things}{}]}`,
			`{"x":"\\"picture\\":\\"",[${things}{}]}`,
			`{"picture":"","y":[${things}{}]}`
		]) {
			expect(textIn(new TextEncoder().encode(text))).toBeGreaterThan(things.length);
		}
	});
});

describe('the thread', () => {
	const from = (who: string) => ({ workshop: who, who });
	/** Longer than what is read at once. */
	const long = (): Uint8Array => bytes(earliest());
	const titlesOf = (brought: Brought) =>
		'flaw' in brought ? brought : brought.tables.map(({ packed }) => packed.title);

	test('reads what would be read here', async () => {
		const tables: unknown[] = [];
		const read = await unpack(long(), (table) => tables.push(table));
		expect(long().length).toBeGreaterThan(16 * 1024);
		expect(await readFile(long(), from('ann'))).toEqual({ ...read, tables });
		const bad = changed((table) => table.log.splice(40, 1));
		expect(await readFile(bytes(bad), from('ann'))).toEqual({ flaw: await flawOf(bad) });
	});

	test('has a few that wait, and fewer of one sender', async () => {
		const four = [1, 2, 3, 4].map(() => readFile(long(), from('ann'))); // one is being read
		await expect(readFile(long(), from('ann'))).rejects.toThrow(LineFull);
		const all = await Promise.all([...four, readFile(long(), from('gus'))]);
		expect(all.map(titlesOf)).toEqual(all.map(() => ['Łódź']));
	});

	test('gives up a file that makes too much work, and reads the next', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const work = vi.spyOn(Worker.prototype, 'cpuUsage');
		for (const user of [0, 20_000_000]) work.mockResolvedValueOnce({ user, system: 0 });
		const slow = readFile(long(), from('ann'));
		const next = readFile(long(), from('ann')); // the same sender's waits for it
		await vi.advanceTimersByTimeAsync(20_000);
		vi.useRealTimers();
		expect(await slow).toEqual({ flaw: { code: 'heavy-file' } });
		expect(titlesOf(await next)).toEqual(['Łódź']);
		work.mockRestore();
	});
});
