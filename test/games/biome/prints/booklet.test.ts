import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import { measures } from '../../../../src/lib/games/biome/history/compare.ts';
import { booklet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { bound } from '../../../../src/lib/print/binding.ts';
import { bookletOf } from '../../../../src/lib/print/book/booklet.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { joined, openTable, Visitor } from '../../../server/harness.ts';
import { contentOf, nodesOf, read, type Reading } from '../../../print/reading.ts';
import { toldGame } from './told.ts';
import { newFolder } from '../../../folder.ts';

afterAll(closeThreads);

const TABLES = ['The long river', 'Łódź', 'The last ice', 'Moss', 'Dry wells'];
const OPTIONS = { phase1Rounds: 2, maxRounds: 2, collapsePercent: 'off', equilibriumRounds: 2 };
const own = (index: number) => Array.from({ length: 99 }, (_, at) => `song${index}x${at}z`);
const games = TABLES.map((title, index) => {
	const voices = {
		challenges: ['A storm'],
		facets: ['here'],
		societies: ['We'],
		meanings: ['Yes']
	};
	const narrations = own(index).map((sign) => `Since then they sing ${sign}.`);
	const said = { ...voices, solutions: ['We wait'], resources: ['roots'], narrations };
	const view = toldGame({ seats: 3, seed: index + 1, options: OPTIONS, voices: said });
	return { title, view, occasion: { table: title, names: {} } };
});
/** As many of them as have room in a booklet with all their sheets. */
const few = games.slice(0, 2);
const boundOf = (some: readonly (typeof games)[number][]) =>
	bound(
		'Class 7b',
		some.map(({ title, view, occasion }) => ({
			title,
			book: book(view, occasion),
			sheets: booklet(view, occasion)
		})),
		some.map(({ title, view, occasion }) => ({ title, facts: measures(view, occasion) }))
	);
const whole = () => boundOf(few);
const hush = () => undefined;
let file: Uint8Array;
let reading: Reading;
beforeAll(async () => {
	file = await bookletOf(whole(), 'a4', hush);
	reading = await read(file);
});

interface Item {
	readonly title: string;
	readonly dest: string;
	readonly items: readonly Item[];
}

describe('a booklet of several tables', () => {
	test('names every part and its chapters in one contents, each with its page, and leads there', async () => {
		const paper = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
		const lines = reading.sheets
			.flatMap(({ tree }) => nodesOf(tree))
			.filter(({ role }) => role === 'TOCI');
		const links = (await Promise.all(
			[1, 2].map(async (on) => (await paper.getPage(on)).getAnnotations())
		)) as { dest: string; contentsObj: { str: string } }[][];
		expect(links.flat()).toHaveLength(lines.length);
		expect(links.flat().map(({ contentsObj }) => contentsObj.str)).toEqual(
			expect.arrayContaining([
				...few.map(({ title }) => title),
				'Age one',
				'The character sheets',
				'The tables side by side'
			])
		);
		const contents = reading.sheets
			.slice(0, 2)
			.map(({ text }) => text)
			.join(' ');
		for (const { dest, contentsObj } of links.flat()) {
			const [ref] = (await paper.getDestination(dest)) as [{ num: number; gen: number }];
			const on = (await paper.getPageIndex(ref)) + 1;
			expect(contents).toContain(`${contentsObj.str} ${on}`);
		}
	});

	test('begins every part, and every sheet, on a right-hand page', () => {
		const starts = reading.sheets.flatMap(({ tree, text }, index) =>
			nodesOf(tree).some(({ role }) => role === 'H1') || text.includes('What we have') ? index : []
		);
		// the title, two covers, three sheets each, and the comparison
		expect(starts).toHaveLength(1 + 2 + 6 + 1);
		for (const index of starts) expect(index % 2).toBe(0);
	});

	test('has every text that was told, in its table’s book, and once on its seat’s sheet', () => {
		few.forEach(({ view }, index) => {
			for (const entry of view.history) {
				if (entry.kind !== 'turn') continue;
				const [sign = ''] = /song\w+z/.exec(entry.narration) ?? [];
				const found = reading.text.match(new RegExp(`\\b${sign}\\b`, 'g'))?.length ?? 0;
				// what was told last stands on the cover too
				const last = view.history.findLast(({ kind }) => kind === 'turn') === entry;
				expect(found, `${index} ${sign}`).toBe(last ? 3 : 2);
			}
		});
	});

	test('has the tables side by side, with the same questions, and no name that was not given', () => {
		const last = reading.sheets.at(-1)?.text ?? '';
		for (const part of [...TABLES.slice(0, 2), 'How did it end?']) expect(last).toContain(part);
		expect(reading.text).not.toMatch(/Seat \d/);
	});

	test('has an outline in which each table’s chapters stand under its name', async () => {
		const paper = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
		const outline = (await paper.getOutline()) as Item[];
		expect(outline.map(({ title }) => title)).toEqual([
			...TABLES.slice(0, 2),
			'The tables side by side'
		]);
		for (const { items } of outline.slice(0, -1)) {
			const titles = items.map(({ title }) => title);
			expect(titles.slice(0, 2)).toEqual(['How to read this book', 'Age one']);
			expect(titles.at(-1)).toBe('The character sheets');
			expect(items.at(-1)?.items).toHaveLength(3);
		}
	});

	test('is read in the order in which it is drawn, and nothing of it is loose', () => {
		for (const { tree, marked, loose } of reading.sheets) {
			expect(loose).toEqual([]);
			const known = new Set(contentOf(tree));
			expect(contentOf(tree)).toEqual(marked.filter((id) => known.has(id)));
		}
	});

	test('tells how far it is, ever further, and is the same file with nobody listening', async () => {
		const told: number[] = [];
		const heard = await bookletOf(whole(), 'a4', (made) => told.push(made));
		expect(told.length).toBeGreaterThan(2);
		expect(told).toEqual(told.toSorted((a, b) => a - b));
		for (const made of told) expect(made > 0 && made < 1).toBe(true);
		expect(Buffer.compare(heard, file)).toBe(0);
	});

	test('says where no table has begun', async () => {
		const { text } = await read(await bookletOf(bound('Class 7b', [], []), 'letter', hush));
		expect(text).toContain('No table has begun yet.');
	});

	test.skipIf(spawnSync('qpdf', ['--version']).error !== undefined)(
		'is found in order by qpdf',
		() => {
			const path = join(newFolder(), 'booklet.pdf');
			writeFileSync(path, file);
			const { stdout } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
			expect(stdout).toContain('No syntax or stream encoding errors');
		}
	);
});

const songsIn = (text: string) => [...new Set(text.match(/song\w+z/g) ?? [])].toSorted();
const toldOf = (some: readonly (typeof games)[number][]) =>
	songsIn(
		some
			.flatMap(({ view }) => view.history)
			.map((entry) => (entry.kind === 'turn' ? entry.narration : ''))
			.join(' ')
	);

describe('a booklet that would be too thick', () => {
	const bind = async (some: readonly (typeof games)[number][]) =>
		read(await bookletOf(boundOf(some), 'a4', hush));

	test('leaves out the sheets first, and says that they are prints of their own', async () => {
		const { sheets, text } = await bind(games.slice(0, 3));
		expect(sheets.length).toBeLessThanOrEqual(40);
		expect(sheets[0]?.text).toContain('The players’ sheets are printed separately.');
		expect(text).toContain('Looking back');
		expect(songsIn(text)).toEqual(toldOf(games.slice(0, 3)));
	});

	test('then tells every table in brief, every word of it, and says where the rest is', async () => {
		const { sheets, text } = await bind(games);
		expect(sheets.length).toBeLessThanOrEqual(40);
		expect(sheets[0]?.text).toContain('In brief, so that all tables fit');
		expect(sheets[0]?.text).toContain('the rest is in each table’s own book and sheets');
		expect(songsIn(text)).toEqual(toldOf(games));
	});

	test('of eight tables of thirty turns has forty pages at most', async () => {
		const options = { ...OPTIONS, phase1Rounds: 3, maxRounds: 3, equilibriumRounds: 3 };
		const long = Array.from({ length: 8 }, (_, index) => {
			const title = `Table ${String(index + 1)}`;
			const view = toldGame({ seats: 5, seed: index + 40, options });
			return { title, view, occasion: { table: title, names: {} } };
		});
		const { sheets } = await bind(long);
		expect(sheets.length).toBeLessThanOrEqual(40);
		for (const { title } of long) expect(sheets[0]?.text).toContain(title);
	});
});

describe('the doors of a workshop’s booklet', () => {
	const workshopOf = async () => {
		const opened = await openTable({ game: 'biome', title: 'Bear' });
		for (const [game, title] of [
			['biome', 'Fox'],
			['hunt', 'Owl']
		]) {
			const body = { game, title, seats: 4 };
			const door = `/api/workshops/${opened.workshop}/tables`;
			expect((await opened.facilitator.knock('POST', door, { body })).status).toBe(201);
		}
		return { ...opened, door: `/api/workshops/${opened.workshop}/print` };
	};

	test('hand all worlds to the facilitator, and say how far they are while they are made', async () => {
		const { facilitator, door } = await workshopOf();
		const made = async () =>
			(await facilitator.knock('GET', `${door}/progress?of=mine`)).body['made'];
		expect(await made()).toBeNull();
		const over = new AbortController();
		const asked = facilitator.knock('GET', `${door}/booklet.pdf?as=mine`).finally(() => {
			over.abort();
		});
		const seen: unknown[] = [];
		while (!over.signal.aborted) {
			await new Promise((go) => setTimeout(go, seen.length)); // asked at once, and ever more seldom
			seen.push(await made());
		}
		const { status, headers, body } = await asked;
		expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
		expect(String(body['text'])).toMatch(/^%PDF-/);
		const numbers = seen.filter((one) => typeof one === 'number');
		expect(numbers.length).toBeGreaterThan(0);
		expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
		await expect.poll(made, { interval: 1_000 }).toBeNull(); // whoever has asked often waits a little
	});

	test('stay shut to everybody else, and refuse what they do not know', async () => {
		const { facilitator, code, door } = await workshopOf();
		const guest = await joined(code);
		for (const asked of [`${door}/booklet.pdf`, `${door}/progress?of=mine`]) {
			expect((await guest.knock('GET', asked)).status).toBe(404);
			expect((await new Visitor().knock('GET', asked)).status).toBe(401);
		}
		for (const [asked, field] of [
			['booklet.pdf?paper=a5', 'paper'],
			['booklet.pdf?names=some', 'names'],
			['booklet.pdf?as=a/b', 'as'],
			['progress', 'of']
		]) {
			const { status, body } = await facilitator.knock('GET', `${door}/${asked ?? ''}`);
			expect([status, body]).toMatchObject([400, { error: { field } }]);
		}
	});
});
