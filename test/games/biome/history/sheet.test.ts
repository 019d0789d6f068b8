import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { blankSheet, booklet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { allSeats } from '../../../../src/lib/games/biome/rules/sheets.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { contentOf, folded, nodesOf, read } from '../../../print/reading.ts';
import { toldGame, VOICES } from '../prints/told.ts';
import { momentsOf } from '../play.ts';
import { occasionOf, overlapping, setRecord } from './set.ts';
import { long, wordy } from './wordy.ts';
import { newFolder } from '../../../folder.ts';

const own = (sign: string) => Array.from({ length: 2000 }, (_, index) => `${sign}${index}z`);
const voices = {
	...VOICES,
	solutions: own('answer').map((sign) => `We ${sign}, so that one field shelters the next`),
	narrations: own('song').map((sign) => `Since then the children sing ${sign} in the evening.`)
};
const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const lesson = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices });
const NAMES = ['Zebedee', 'Wilhelmina', 'Ottoline', 'Peregrine', 'Xanthippe'];
const occasion = {
	...occasionOf('Thornwater', Object.fromEntries(NAMES.map((name, seat) => [seat, name]))),
	written: { 1: { notes: 'We forgot the southern wells.', caption: 'Our delta at dawn' } }
};
const printed = async (record: RecordDocument, paper: 'a4' | 'letter' = 'a4') =>
	(await bookOf(record, paper)) ?? new Uint8Array();
const turnsOf = (view: State, seat: number) =>
	view.history.flatMap((entry) => (entry.kind === 'turn' && entry.seat === seat ? [entry] : []));
const signsIn = (text: string, sign: string) =>
	text.match(new RegExp(`\\b${sign}\\d+z\\b`, 'g')) ?? [];

describe('a sheet', () => {
	test('is one leaf on both papers: a portrait in front, the story behind, without a guide once it is over', async () => {
		for (const paper of ['a4', 'letter'] as const) {
			for (const seat of allSeats(lesson)) {
				const { sheets } = await read(await printed(sheet(lesson, seat, occasion), paper));
				expect(sheets[0]?.text).toContain('What we have');
				expect(sheets[1]?.text).toMatch(/^My story/);
				expect(sheets[1]?.text).not.toContain('A society’s turn');
				expect(sheets).toHaveLength(2);
			}
		}
	});

	test('has the guide behind while there are turns to come', () => {
		const played = toldGame({ seats: 5, seed: 47, options: OPTIONS, turns: 12 });
		const { lines, pages } = setRecord(sheet(played, 0, occasion));
		expect(pages).toBe(2);
		expect(lines.map(({ text }) => text)).toContain('A society’s turn');
	});

	test.each(['a4', 'letter'] as const)('is one leaf of %s after eight turns', (paper) => {
		const options = { ...OPTIONS, phase1Rounds: 4, maxRounds: 4 };
		for (const turns of [24, Infinity]) {
			const view = toldGame({ seats: 3, seed: 5, options, turns, voices });
			for (const seat of allSeats(view)) {
				expect(turnsOf(view, seat).length).toBeGreaterThan(5);
				expect(setRecord(sheet(view, seat, occasion), paper).pages).toBe(2);
			}
		}
	});

	/** Eight turns of each seat, every text of them as long as said. */
	function eightTurns(asked: number, answered: number, told: number, text: string) {
		const options = { ...OPTIONS, phase1Rounds: 4, maxRounds: 4 };
		const said = (most: number) => [long(text, most)];
		const voices = { ...VOICES, solutions: said(answered), narrations: said(told) };
		const view = toldGame({ seats: 3, seed: 5, options, voices });
		const typed = view.history.map((entry) =>
			entry.kind === 'turn' && entry.challenge
				? {
						...entry,
						challenge: { ...entry.challenge, catalogue: null, text: said(asked)[0] ?? '' }
					}
				: entry
		);
		const eighth = (seat: number) =>
			typed.findLast((entry) => entry.kind === 'turn' && entry.seat === seat) ?? [];
		return { ...view, history: [...typed, ...allSeats(view).flatMap(eighth)] };
	}

	describe.each([
		['en', 'So the wall fell and we built it again, with holes in it for the bees. '],
		['uk', 'Ми побудували стіну знову, з дірками для бджіл, і вони живуть у ній. '],
		['ar', 'بنينا الجدار من جديد وفيه ثقوب للنحل الذي يحتاج إلى مكان حين يشتد البرد. ']
	] as const)('of eight turns (%s)', (language, text) => {
		test.each(['a4', 'letter'] as const)('is one leaf of %s up to 600 letters a turn', (paper) => {
			overwriteGetLocale(() => language);
			for (const [asked, answered, told] of [
				[120, 120, 190],
				[190, 190, 220]
			] as const) {
				const view = eightTurns(asked, answered, told, text);
				for (const seat of allSeats(view)) {
					expect(turnsOf(view, seat)).toHaveLength(8);
					const { pages, lines, height } = setRecord(sheet(view, seat, occasion), paper);
					expect(pages).toBe(2);
					expect(overlapping(lines)).toEqual([]);
					expect(lines.filter(({ foot, size }) => foot > height - 11.9 || size < 9)).toEqual([]);
				}
			}
			overwriteGetLocale(() => 'en');
		});
	});

	test('of eight turns of the longest texts there can be is two leaves, with every letter', () => {
		const words = 'So the wall fell and we built it again, with holes in it for the bees. ';
		const view = eightTurns(300, 500, 500, words);
		for (const seat of allSeats(view)) {
			const { pages, lines } = setRecord(sheet(view, seat, occasion));
			expect(Math.ceil(pages / 2)).toBe(2);
			const there = lines
				.map((line) => line.text)
				.join('')
				.replace(/\s+/gu, '');
			const whole = (text: string) => there.split(text.replace(/\s+/gu, '')).length - 1;
			// the shorter ones begin as the longer ones do
			expect(whole(long(words, 500))).toBe(16);
			expect(whole(long(words, 300))).toBe(24);
		}
	});

	test('has every answer and sentence of its seat once, in the order of play, and no other’s', async () => {
		for (const seat of allSeats(lesson)) {
			const { text } = await read(await printed(sheet(lesson, seat, occasion)));
			const turns = turnsOf(lesson, seat);
			const answers = turns.flatMap(({ plan }) => signsIn(plan.solution, 'answer'));
			expect(signsIn(text, 'answer')).toEqual(answers);
			expect(signsIn(text, 'song')).toEqual(turns.flatMap((one) => signsIn(one.narration, 'song')));
		}
	});

	test('has its Resources, what the table means by its stats, its notes and the words of its picture', async () => {
		const { text } = await read(await printed(sheet(lesson, 1, occasion)));
		const resources = Object.values(lesson.sheets[1]?.resources ?? {});
		for (const { name } of resources) expect(text).toContain(folded(name));
		for (const word of Object.values(lesson.glossary)) expect(text).toContain(folded(word));
		expect(text).toContain('My notes We forgot the southern wells.');
		expect(text.match(/Our delta at dawn/g)).toHaveLength(1);
		const other = await read(await printed(sheet(lesson, 2, occasion)));
		expect(other.text).not.toMatch(/My notes|southern wells|delta/);
	});

	test('names its own player where names are given, nobody else, and nobody where none are', async () => {
		const { text } = await read(await printed(sheet(lesson, 1, occasion)));
		expect(NAMES.filter((name) => text.includes(name))).toEqual(['Wilhelmina']);
		const bare = await read(await printed(sheet(lesson, 1, { ...occasion, names: {} })));
		expect(NAMES.filter((name) => bare.text.includes(name))).toEqual([]);
		expect(bare.text).not.toMatch(/told by|Seat \d/);
	});

	test('shows the picture of its seat, and tells of it only where it stands', async () => {
		const dot = Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
			'base64'
		);
		const pictures = { 1: { src: '/dot', width: 1, height: 1 } };
		const record = sheet(lesson, 1, { ...occasion, pictures });
		expect(record.book?.shows).toEqual([pictures[1]]);
		expect(sheet(lesson, 2, { ...occasion, pictures }).book?.shows).toEqual([]);
		const shown = await printed({ ...record, pictures: { '/dot': dot } });
		expect(Buffer.from(shown).toString('latin1')).toMatch(/\/Subtype \/Image/);
		const { text } = await read(shown);
		expect(text).not.toContain('room for a drawing');
	});

	test('is tagged, read in the order in which it is drawn, with figures in words', async () => {
		const { sheets, ...about } = await read(await printed(sheet(lesson, 1, occasion)));
		expect(about).toMatchObject({ tagged: true, titleShown: true, language: 'en' });
		for (const { tree, marked, loose } of sheets) {
			expect(loose).toEqual([]);
			const known = new Set(contentOf(tree));
			expect(contentOf(tree)).toEqual(marked.filter((id) => known.has(id)));
		}
		const nodes = sheets.flatMap(({ tree }) => nodesOf(tree));
		expect(nodes.filter(({ role }) => role === 'H1')).toHaveLength(1);
		expect(nodes.filter(({ role }) => role === 'BlockQuote')).toHaveLength(6);
		for (const { role, alt } of nodes) if (role === 'Figure') expect(alt).toBeTruthy();
	});

	test('is the same file, byte for byte, for the same game', async () => {
		const again = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices });
		const first = await printed(sheet(lesson, 1, occasion));
		expect(Buffer.compare(first, await printed(sheet(again, 1, occasion)))).toBe(0);
	});
});

test('the sheets of a table begin a leaf each', () => {
	const { lines, pages } = setRecord(booklet(lesson, { ...occasion, names: {} }));
	const fronts = lines.filter(({ text }) => text === 'What we have').map(({ page }) => page);
	expect(fronts).toHaveLength(5);
	for (const page of fronts) expect(page % 2).toBe(1);
	expect(pages).toBeGreaterThanOrEqual(10);
});

describe('a blank sheet', () => {
	test('is one leaf with room for biome, society, stats, Resources and turns, and the guide', async () => {
		for (const paper of ['a4', 'letter'] as const) {
			const { sheets, text } = await read(await printed(blankSheet(), paper));
			expect(sheets).toHaveLength(2);
			for (const part of ['Biome (circle one)', 'Our society', 'Resilience', 'Pool', 'set by']) {
				expect(text).toContain(part);
			}
			expect(sheets[1]?.text).toContain('What the passes do');
		}
	});
});

/** No text lies on another, is smaller than nine points, or stands outside 12 mm. */
function holds(record: RecordDocument): void {
	for (const paper of ['a4', 'letter'] as const) {
		const { lines, width, height } = setRecord(record, paper);
		const outside = lines.filter(
			({ left, right, top, foot }) =>
				left < 11.9 || right > width - 11.9 || top < 11.9 || foot > height - 11.9
		);
		expect(outside.map(({ page, text }) => `${paper} ${page}: ${text}`)).toEqual([]);
		expect(lines.filter(({ size }) => size < 9).map(({ text }) => text)).toEqual([]);
		expect(overlapping(lines)).toEqual([]);
	}
}

describe('no text stands outside 12 mm, is smaller than 9 points or lies on another', () => {
	test('on a blank sheet', () => {
		holds(blankSheet());
	});

	test.each([
		['of a lesson', { seats: 5, seed: 47, options: OPTIONS }],
		['of a game that has not begun', { turns: 0 }],
		['of a long game', { seats: 4, seed: 3, options: { ...OPTIONS, phase1Rounds: 12 } }]
	])('on the sheets %s', (_, how) => {
		holds(booklet(toldGame(how), occasion));
	});

	test('where every text is as long as it may be', () => {
		const notes = long('The wells ran dry again. ', 3000);
		const written = { 0: { notes, caption: long('Our delta at dawn. ', 300) } };
		const view = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices: wordy });
		holds(booklet(view, { ...occasion, written, table: long('Æon ', 80) }));
	});

	test('and a Resource with the longest name there is has all of it', () => {
		const resources = wordy.resources.map((name) => name.trim());
		const view = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices: wordy });
		const { lines } = setRecord(booklet(view, occasion));
		const said = folded(lines.map(({ text }) => text).join(' ')).replaceAll(' ', '');
		const named = Object.values(view.sheets).flatMap((one) => Object.values(one.resources));
		expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(resources));
		for (const name of resources) {
			const cards = named.filter((one) => one.name === name).length;
			const times = said.split(name.replaceAll(' ', '')).length - 1;
			expect(times).toBeGreaterThanOrEqual(cards);
		}
	});

	test('at any moment of any game', () => {
		fc.assert(
			fc.property(momentsOf({ most: 160 }), (view) => {
				holds(booklet(view, occasion));
			}),
			{ numRuns: 15 }
		);
	});
});

test.skipIf(spawnSync('qpdf', ['--version']).error !== undefined)(
	'qpdf finds nothing wrong with a sheet and a blank one',
	async () => {
		for (const record of [sheet(lesson, 1, occasion), blankSheet()]) {
			const path = join(newFolder(), 'sheet.pdf');
			writeFileSync(path, await printed(record));
			const { stdout } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
			expect(stdout).toContain('No syntax or stream encoding errors');
		}
	}
);
