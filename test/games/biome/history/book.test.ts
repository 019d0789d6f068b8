import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import {
	fieldFor,
	lineKey,
	timesOf,
	toldIn,
	WORLD
} from '../../../../src/lib/games/biome/history/bookTexts.ts';
import { headed } from '../../../../src/lib/games/biome/history/book/title.ts';
import type { Result, State } from '../../../../src/lib/games/biome/rules/state.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import {
	contentOf,
	folded,
	nodesOf,
	read,
	type Node,
	type Reading
} from '../../../print/reading.ts';
import { toldGame, VOICES } from '../prints/told.ts';
import { momentsOf } from '../play.ts';
import { occasionOf, overlapping, setOn } from './set.ts';
import { long, wordy } from './wordy.ts';

/** Words that nobody says twice in a game. */
const own = (sign: string) => Array.from({ length: 2000 }, (_, index) => `${sign}${index}z`);
const voices = {
	...VOICES,
	challenges: own('storm').map((sign) => `The ${sign} comes over the hill`),
	solutions: own('answer').map((sign) => `We ${sign}, so that one field shelters the next`),
	narrations: own('song').map((sign) => `Since then the children sing ${sign} in the evening.`)
};
const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
/** Thirty turns of five seats. */
const lesson = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices });
const occasion = occasionOf('Thornwater');
const printed = async (view: State, paper: 'a4' | 'letter' = 'a4') => {
	const bytes = await bookOf(book(view, occasion), paper);
	if (!bytes) throw new Error('no book');
	return bytes;
};
const turnsOf = (view: State) => view.history.filter((entry) => entry.kind === 'turn');
const signsIn = (text: string, sign: string) =>
	text.match(new RegExp(`\\b${sign}\\d+z\\b`, 'g')) ?? [];

let reading: Reading;
beforeAll(async () => {
	reading = await read(await printed(lesson));
});

describe('the book of a lesson: thirty turns, five seats', () => {
	test('takes twelve pages at most', () => {
		expect(turnsOf(lesson)).toHaveLength(30);
		expect(reading.sheets.length).toBeLessThanOrEqual(12);
	});

	test('has every text that was typed exactly once in its chapters, in the order of play', () => {
		const chapters = folded(
			reading.sheets
				.slice(2)
				.map(({ text }) => text)
				.join(' ')
		);
		const turns = turnsOf(lesson);
		const own = turns.map(({ challenge }) => signsIn(challenge?.text ?? '', 'storm')).flat();
		expect(signsIn(chapters, 'storm')).toEqual(own);
		const answers = turns.flatMap(({ plan }) => signsIn(plan.solution, 'answer'));
		expect(signsIn(chapters, 'answer')).toEqual(answers);
		expect(answers).toHaveLength(30);
		const told = turns.flatMap(({ narration }) => signsIn(narration, 'song'));
		expect(signsIn(chapters, 'song')).toEqual(told);
	});

	test('has the sentence that was told last on its cover', () => {
		const last = signsIn(turnsOf(lesson).at(-1)?.narration ?? '', 'song');
		expect(signsIn(reading.sheets[0]?.text ?? '', 'song')).toEqual(last);
	});

	test('is tagged as a book: the world, chapters, turns, what was told as quotations', () => {
		const nodes = reading.sheets.flatMap(({ tree }) => nodesOf(tree));
		const count = (role: string) => nodes.filter((node) => node.role === role).length;
		expect(reading).toMatchObject({ tagged: true, titleShown: true, language: 'en' });
		expect(count('H1')).toBe(1);
		// how to read, six ages and rounds, before people, the end, looking back, what is true, what was made and lent
		expect(count('H2')).toBe(13);
		expect(count('H3')).toBeGreaterThanOrEqual(30);
		expect(count('BlockQuote')).toBe(31);
		for (const { role, alt } of nodes) if (role === 'Figure') expect(alt).toBeTruthy();
	});

	test('is read in the order in which it is drawn, and nothing of it is loose', () => {
		for (const { tree, marked, loose } of reading.sheets) {
			expect(loose).toEqual([]);
			const known = new Set(contentOf(tree));
			expect(contentOf(tree)).toEqual(marked.filter((id) => known.has(id)));
		}
	});

	test('says the title, the challenge, whom it met, the answer, what is told, and then the dice', () => {
		const sections = reading.sheets
			.slice(2, 3)
			.flatMap(({ tree }) => nodesOf(tree))
			.filter(({ role }) => role === 'Sect');
		for (const { children } of sections) {
			const roles = children
				.filter((child): child is Node => 'role' in child)
				.map(({ role }) => role);
			expect(roles[0]).toBe('H3');
			expect(roles.indexOf('Figure')).toBeLessThan(roles.indexOf('BlockQuote'));
			expect(roles.indexOf('BlockQuote')).toBeLessThan(roles.lastIndexOf('Figure'));
		}
		expect(sections.length).toBeGreaterThan(2);
	});

	test('embeds every typeface', () => {
		expect(reading.sheets.flatMap(({ embedded }) => embedded).every(Boolean)).toBe(true);
	});

	test('names chapters and turns in its outline', () => {
		expect(reading.bookmarks).toEqual(
			expect.arrayContaining(['Thornwater', 'Age one', 'Round three', 'What is true'])
		);
	});

	test('has no name of a person unless names are given', () => {
		const names = Object.fromEntries(lessonNames.map((name, seat) => [seat, name]));
		const said = (given: Record<string, string>) =>
			setOn(lesson, occasionOf('Thornwater', given))
				.lines.map(({ text }) => text)
				.join(' ');
		for (const name of lessonNames) {
			expect(reading.text).not.toContain(name);
			expect(said(names)).toContain(name);
		}
		expect(reading.text).not.toContain('Seat ');
	});

	test('keeps names whole whose letters come from two parts of a typeface', async () => {
		const names = { 0: 'Robin Żółw', 1: 'Sally İğdır', 2: 'Duncan Ελένη' };
		const bytes = await bookOf(book(lesson, occasionOf('Łódź', names)), 'a4');
		const { text } = await read(bytes ?? new Uint8Array());
		for (const name of ['Łódź', ...Object.values(names)]) expect(text).toContain(name);
	});

	test('is the same file, byte for byte, for the same game', async () => {
		const again = toldGame({ seats: 5, seed: 47, options: OPTIONS, voices });
		expect(Buffer.compare(await printed(lesson), await printed(again))).toBe(0);
		expect(Buffer.compare(await printed(lesson), await printed(lesson, 'letter'))).not.toBe(0);
	});

	test('weighs at most 250 kB', async () => {
		expect((await printed(lesson)).length).toBeLessThanOrEqual(250_000);
	});
});

test.each([
	{},
	Object.fromEntries(['Mirek', 'Adaeze', 'Tomás and Lin', 'Oksana', 'Yusuf'].entries())
])('thirty turns of five seats take twelve pages on both papers (names %o)', (names) => {
	for (const view of [lesson, toldGame({ seats: 5, seed: 47, options: OPTIONS })]) {
		for (const paper of ['a4', 'letter'] as const) {
			expect(setOn(view, occasionOf('Thornwater', names), paper).pages).toBeLessThanOrEqual(12);
		}
	}
});

test('a world of which nothing is left ends with a wheel of no points, and no share of nothing', () => {
	const options = { ...OPTIONS, phase1Rounds: 2, maxRounds: 8 };
	const view = toldGame({ seats: 3, seed: 1, options });
	expect(view.result).toMatchObject({ reason: 'exhausted', existing: 0 });
	const said = setOn(view, occasion).lines.map(({ text }) => text);
	expect(said).toContain('0 points');
	expect(said.filter((text) => text.includes('0 of 0'))).toEqual([]);
});

test('a fact is said once: beside its turn, or where it can be checked', () => {
	const view = toldGame({ seats: 5, seed: 47, options: OPTIONS });
	const said = folded(
		setOn(view, occasion)
			.lines.map(({ text }) => text)
			.join(' ')
	);
	const facts = new Set(
		turnsOf(view).flatMap(({ challenge }) => headed(challenge).fact?.fact ?? [])
	);
	expect(facts.size).toBeGreaterThan(5);
	for (const fact of facts) expect(said.split(folded(fact))).toHaveLength(2);
});

const lessonNames = ['Mirek', 'Adaeze', 'Tomás and Lin', 'Oksana', 'Yusuf'];
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

test.runIf(hasQpdf)('a book is a sound file by qpdf’s reckoning', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'book-')), 'book.pdf');
	writeFileSync(file, await printed(lesson));
	expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
});

const PAPERS = [
	['a4', false],
	['letter', false],
	['a4', true],
	['letter', true]
] as const;

/** What must hold of every page, on both papers and on half a sheet of each. */
function holds(view: State, title = 'The long river'): void {
	for (const [paper, half] of PAPERS) {
		const names = { 0: 'Wilhelmina-Konstantinova', 1: 'Quiet Heron', 2: 'Ann' };
		const { lines, width, height } = setOn(view, occasionOf(title, names), paper, half);
		const kind = half ? `half ${paper}` : paper;
		const where = ({ page, text }: { page: number; text: string }) => `${kind} ${page}: ${text}`;
		const outside = lines.filter(
			({ left, right, top, foot, text }) =>
				text.trim() !== '' && (left < 12 || right > width - 12 || top < 12 || foot > height - 12)
		);
		expect(outside.map(where)).toEqual([]);
		expect(lines.filter(({ size }) => size < 9).map(where)).toEqual([]);
		expect(overlapping(lines)).toEqual([]);
	}
}

describe('no text stands outside 12 mm, is smaller than 9 points or lies on another', () => {
	test('in a lesson', () => {
		holds(lesson);
	});

	test.each([
		['that has not begun', { turns: 0 }],
		['in its first age', { turns: 3 }],
		['with six seats', { seats: 6, seed: 9, turns: 30 }],
		['with two seats', { seats: 2, seed: 4 }],
		['of more than sixty turns', { seats: 5, seed: 3, options: { ...OPTIONS, phase1Rounds: 12 } }]
	])('in a game %s', (_, how) => {
		holds(toldGame(how));
	});

	test('in a game whose every text is as long as it may be', () => {
		holds(toldGame({ seats: 5, seed: 47, options: OPTIONS, voices: wordy }), long('Æon ', 80));
	});

	test.each([51, 67, 90])(
		'where one seat holds all that is left, at a line of %i in a hundred',
		(line) => {
			for (const seats of [2, 4, 6]) {
				const options = { ...OPTIONS, collapsePercent: line };
				const view = toldGame({ seats, seed: 47, options });
				const totals = Object.fromEntries(
					Array.from({ length: seats }, (_, seat) => [seat, seat ? 0 : 8])
				);
				const result: Result = { reason: 'collapse', winners: [], by: [0], existing: 8, totals };
				holds({ ...view, phase: 'over', step: 'over', result });
			}
		}
	);

	test('at any moment of any game', () => {
		fc.assert(
			fc.property(momentsOf({ most: 160 }), (view) => {
				holds(view);
			}),
			{ numRuns: 15 }
		);
	});
});

describe('what the table wrote for its book', () => {
	const wrote = (answers: Record<string, string>) => ({
		...occasionOf('Table 3'),
		talk: { log: [], answers }
	});
	const told = toldIn(lesson);
	const fields = {
		'world.0': 'Saltmarsh',
		'age.1': 'Everything learns to wait.',
		'round.2': 'an idea gets lost',
		'round.9': 'nobody was there',
		'cover.0': told[3] ? fieldFor(told[3]) : ''
	};

	test('stands where it belongs: the name on every left page, a line beside its chapter, the sentence on the cover', async () => {
		const bytes = await bookOf(book(lesson, wrote(fields)), 'a4');
		const { sheets, text, bookmarks } = await read(bytes ?? new Uint8Array());
		const song = signsIn(told[3]?.turn.narration ?? '', 'song');
		expect(song).toHaveLength(1);
		expect(signsIn(sheets[0]?.text ?? '', 'song')).toEqual(song);
		expect(sheets[0]?.text).toContain('Saltmarsh');
		expect(sheets[1]?.text).toContain('Saltmarsh');
		expect(bookmarks[0]).toBe('Saltmarsh');
		expect(text).not.toContain('Table 3');
		expect(folded(text)).toContain(folded('Age one in which everything learns to wait'));
		expect(folded(text)).toContain(folded('Round two in which an idea gets lost'));
		expect(text.match(/in which/g)).toHaveLength(2);
		expect(text).not.toContain('nobody was there');
	});

	test('is read after the name of its chapter, before the turns', async () => {
		const bytes = await bookOf(book(lesson, wrote(fields)), 'a4');
		const { sheets } = await read(bytes ?? new Uint8Array());
		for (const { tree, marked, loose } of sheets) {
			expect(loose).toEqual([]);
			const known = new Set(contentOf(tree));
			expect(contentOf(tree)).toEqual(marked.filter((id) => known.has(id)));
		}
		const roles = nodesOf(sheets[2]?.tree ?? []).map(({ role }) => role);
		expect(roles.slice(roles.indexOf('H2')).filter((role) => role !== 'Span')[1]).toBe('P');
	});

	test('leaves no gap where nothing was written: every line stands where it stood', () => {
		const empty = { 'age.1': ' ', 'round.1': '\n', 'cover.0': '' };
		const titled = { ...empty, 'world.0': 'Table 3' };
		const plain = setOn(lesson, occasionOf('Table 3')).lines;
		for (const fields of [{}, empty, titled])
			expect(setOn(lesson, wrote(fields)).lines).toEqual(plain);
	});

	test.each([
		['lines of five seats', lesson],
		[
			'a book of lines',
			toldGame({ seats: 5, seed: 3, options: { phase1Rounds: 14, startRp: 10 } })
		],
		['a cover of six seats', toldGame({ seats: 6, seed: 9, turns: 30 })]
	])('is a clean print in %s, however long or odd it is', (_, view) => {
		const odd = [
			'W'.repeat(3000),
			'we walk on and on '.repeat(200),
			'a\nb\tc\u0000d \u202etfel ot thgir\u202c',
			'ع'.repeat(80),
			'👩‍🚀'.repeat(60),
			'Ż́̂̃̄'.repeat(30)
		];
		for (const text of odd) {
			const written = Object.fromEntries(
				[WORLD, ...timesOf(view).map(lineKey)].map((key) => [key, text])
			);
			const pick = toldIn(view)[0];
			const turn = pick && { ...pick.turn, narration: Array.from(text).slice(0, 500).join('') };
			const told = turn ? { ...view, history: view.history.with(pick.at, turn) } : view;
			for (const paper of ['a4', 'letter'] as const) {
				const answers = { ...written, 'cover.0': pick ? fieldFor(pick) : text };
				const { lines, width, height } = setOn(told, wrote(answers), paper);
				const shown = lines.filter(({ text }) => text.trim() !== '');
				const outside = shown.filter(
					({ left, right, top, foot }) =>
						left < 12 || right > width - 12 || top < 12 || foot > height - 12
				);
				expect(outside.map(({ page, text }) => [page, text])).toEqual([]);
				expect(overlapping(shown)).toEqual([]);
			}
		}
	});

	test('in a book of lines stands below the name of each age', () => {
		const view = toldGame({ seats: 5, seed: 3, options: { phase1Rounds: 14, startRp: 10 } });
		expect(turnsOf(view).length).toBeGreaterThan(60);
		const { lines } = setOn(view, wrote(fields));
		const at = lines.findIndex(({ text }) => text === 'in which everything learns to wait');
		expect(lines[at - 1]?.text).toBe('Age 1');
	});
});

test('a game that goes on has the turn in progress and room to write, and no end', () => {
	const text = setOn(toldGame({ turns: 4 }), occasion)
		.lines.map((line) => line.text)
		.join(' ');
	expect(text).toContain('And then?');
	expect(text).not.toContain('Looking back');
});

test('a game that was ended early says why', () => {
	const view = toldGame({ turns: 4 });
	const history = [...view.history, { kind: 'endGame', reason: 'the bell rang' } as const];
	const totals = { 0: 4, 1: 4, 2: 4 };
	const result = { reason: 'ended-early', winners: [], by: [], existing: 12, totals } as const;
	const ended = {
		...view,
		history,
		phase: 'over',
		result: { ...result, winners: [], by: [] }
	} as State;
	const text = setOn(ended, occasion)
		.lines.map((line) => line.text)
		.join(' ');
	expect(text).toContain('the bell rang');
	expect(text).not.toContain('the bell rang.');
});
