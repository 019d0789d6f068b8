/** The atlas of a class: one sky, two pages for each world, what they have in common, and boards of other games. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { toldTo } from '../../../../src/lib/engine/referee.ts';
import { atlas } from '../../../../src/lib/games/biome/history/atlas/given.ts';
import { measures } from '../../../../src/lib/games/biome/history/compare.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { closingQuestion } from '../../../../src/lib/games/kit/guide.ts';
import { games } from '../../../../src/lib/games/registry.ts';
import { prints } from '../../../../src/lib/games/timelock/prints.ts';
import { sideBySide } from '../../../../src/lib/print/binding.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { playedToItsEnd } from '../../played.ts';
import { joined, openTable, Visitor } from '../../../server/harness.ts';
import { nodesOf, read, type Reading } from '../../../print/reading.ts';
import { astray, canCheck, MATTERHORN, stored, unpacked } from '../../../print/sound.ts';
import { toldGame, VOICES } from './told.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(closeThreads);

const WORLDS = [
	...['Thornwater', 'Łódź', 'The last ice', 'Moss', 'Dry wells', 'Saltmarsh', 'Ελλάδα'],
	'A world that nobody has ever seen before us'
];
const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const closing = closingQuestion().key;
/** Thirty turns each, every sentence with its number. */
const tables = WORLDS.map((table, index) => {
	const narrations = Array.from(
		{ length: 99 },
		(_, at) => `Since then they sing song${index}x${at}z and wait for the rain to come back`
	);
	const view = toldGame({
		...{ seats: 5, seed: index + 40, options: OPTIONS },
		voices: { ...VOICES, narrations }
	});
	const answers = index < 2 ? { [closing]: `We would lend sooner, said ${table}.` } : {};
	return { view, occasion: { table, names: {}, talk: { log: [], answers } } };
});
const whole = (): RecordDocument => ({
	...atlas('Class 7b', tables),
	parts: sideBySide(
		tables.map(({ view, occasion }) => ({
			title: occasion.table,
			facts: measures(view, occasion)
		}))
	)
});
const songsIn = (text: string) => text.match(/song\d+x\d+z/g) ?? [];
const toldOf = ({ history }: State) =>
	history.flatMap((entry) => (entry.kind === 'turn' ? songsIn(entry.narration) : []));

let file: Uint8Array;
let reading: Reading;
beforeAll(async () => {
	file = (await bookOf(whole(), 'a4')) ?? new Uint8Array();
	reading = await read(file);
});
const pageOf = (world: number) => 2 + 2 * world;
const textOn = (page: number) => reading.sheets[page - 1]?.text ?? '';

describe('the atlas of eight tables of thirty turns', () => {
	test('has at most thirty pages', () => {
		expect(reading.sheets.length).toBeLessThanOrEqual(30);
	});

	test('has all worlds in one sky, each with its points and the page on which it begins', () => {
		const cover = textOn(1);
		expect(cover).toContain('8 worlds in one sky');
		WORLDS.forEach((name, index) => {
			expect(cover.replaceAll(/\s+/g, ' ')).toContain(name);
			expect(cover).toMatch(new RegExp(`\\d+ points?, page ${pageOf(index)}\\b`));
			expect(textOn(pageOf(index)).replaceAll(/\s+/g, ' ')).toContain(name);
		});
		const figures = nodesOf(reading.sheets[0]?.tree ?? []).filter(({ role }) => role === 'Figure');
		expect(figures).toHaveLength(8);
	});

	test('tells on the right of each what was told there and nowhere else, whole, and says where the rest is', () => {
		tables.forEach(({ view }, index) => {
			const page = textOn(pageOf(index) + 1);
			const [told, here] = [toldOf(view), songsIn(page)];
			expect(new Set(here).size).toBe(here.length);
			expect(told).toEqual(expect.arrayContaining(here));
			expect(here.length).toBeGreaterThan(15);
			expect(page.match(/and wait for the rain to come back/g)).toHaveLength(here.length);
			const all = here.length === told.length;
			expect(page.includes('is in this world’s own book')).toBe(!all);
		});
	});

	test('has a challenge beside itself as several tables met it, and what they answered in the end', () => {
		const first = 2 + 2 * WORLDS.length;
		const common = [0, 1, 2, 3].map((page) => textOn(first + page)).join(' ');
		expect(common).toContain('What our worlds have in common');
		for (const table of WORLDS.slice(0, 2)) {
			expect(common).toContain(`We would lend sooner, said ${table}.`);
		}
		const worlds = new Set(songsIn(common).map((song) => song.replace(/x.*/, '')));
		expect(worlds.size).toBe(8);
	});

	test.runIf(canCheck)('is as sound as every print', () => {
		expect(astray(reading)).toEqual([]);
		const path = unpacked(stored(file));
		const broken = Object.entries(MATTERHORN).map(([name, finds]) => [
			name,
			finds({ file: path, reading })
		]);
		expect(broken.filter(([, found]) => (found ?? []).length > 0)).toEqual([]);
	});
});

test('in a sky of thirty worlds each has its name, its page, and room for a planet', async () => {
	const many = [...tables, ...tables, ...tables, ...tables].slice(0, 30);
	const book = await read((await bookOf(atlas('Class 7b', many), 'a4')) ?? new Uint8Array());
	const cover = { ...book, sheets: book.sheets.slice(0, 1) };
	const pieces = cover.sheets[0]?.pieces ?? [];
	const below = (y: number) => Math.max(0, ...pieces.map((one) => one.y).filter((at) => at < y));
	const paged = pieces.filter(({ text }) => /points?, page \d+$/.test(text));
	expect(paged).toHaveLength(30);
	// in points, from the pages of a row of five down to the names of the next one: planets lie between
	const lowest = [0, 5, 10, 15, 20].map((row) =>
		Math.min(...paged.slice(row, row + 5).map(({ y }) => y))
	);
	expect(Math.min(...lowest.map((y) => y - below(y)))).toBeGreaterThan(60);
	expect(pieces.filter(({ text }) => text.startsWith('A world that'))).toHaveLength(3);
	expect(astray(cover)).toEqual([]);
});

test('worlds that met nothing together say so', async () => {
	const alone = tables.slice(0, 1);
	const { text } = await read((await bookOf(atlas('Class 7b', alone), 'a4')) ?? new Uint8Array());
	expect(text).toContain('One world');
	expect(text).toContain('No two tables met the same challenge.');
});

test('the boards of a game stand beside who won, two to a page', async () => {
	const game = games.find(({ id }) => id === 'timelock');
	if (!game || !prints.atlas) throw new Error('no Timelock');
	const { state, log } = playedToItsEnd(game, 4);
	const told = log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const view = game.view(state, 'table');
	const ended = ['Fox', 'Owl', 'Bear'].map((table) => ({
		view,
		occasion: { table, names: {}, talk: { log: told, answers: {} } }
	}));
	const record = prints.atlas.record('Class 7b', ended);
	const boards = await read((await bookOf(record, 'a4')) ?? new Uint8Array());
	expect(boards.sheets.map(({ text }) => text.match(/Fox|Owl|Bear/g))).toEqual([
		['Fox', 'Owl'],
		['Bear']
	]);
	expect(astray(boards)).toEqual([]);
});

describe('the door of the atlas', () => {
	test('hands the facilitator every world that has begun, and boards behind them, and nobody else', async () => {
		const { workshop, facilitator, code } = await openTable({ game: 'hunt', title: 'Bear' });
		const tables = `/api/workshops/${workshop}/tables`;
		const body = { game: 'biome', title: 'Fox', seats: 4 };
		expect((await facilitator.knock('POST', tables, { body })).status).toBe(201);
		const door = `/api/workshops/${workshop}/print/atlas.pdf`;
		const { status, headers } = await facilitator.knock('GET', door);
		expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
		expect((await (await joined(code)).knock('GET', door)).status).toBe(404);
		expect((await new Visitor().knock('GET', door)).status).toBe(401);
	});
});
