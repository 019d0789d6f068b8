import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, RecordDocument, Table } from '../../../src/lib/engine/record.ts';
import { challengeOf, challengesOf } from '../../../src/lib/games/biome/challenges/catalogue.ts';
import { SPHERES } from '../../../src/lib/games/biome/rules/state.ts';

import { factOf } from '../../../src/lib/games/biome/challenges/facts.ts';
import { fieldFor, toldIn } from '../../../src/lib/games/biome/history/bookTexts.ts';
import { history } from '../../../src/lib/games/biome/history/record.ts';
import { booklet, sheet } from '../../../src/lib/games/biome/history/sheet/sheet.ts';
import { sheetBlocks } from '../../../src/lib/games/biome/history/sheetRecord.ts';
import { lineOf } from '../../../src/lib/games/biome/history/story.ts';
import { allSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { toldGame, VOICES } from './prints/told.ts';
import { game, momentsOf } from './play.ts';

const occasion = { table: 'The river', date: '1 May', names: { 0: 'Quiet Heron' } };

const moments = momentsOf({ most: 160 });
const anyMoment = (hold: (view: State) => void) => {
	fc.assert(fc.property(moments, hold), { numRuns: 40 });
};

const headings = ({ blocks }: RecordDocument) =>
	blocks.filter((block) => block.kind === 'heading').map(({ text }) => text);
const tables = (blocks: readonly Block[]) =>
	blocks.filter((block): block is { kind: 'table' } & Table => block.kind === 'table');
const wordsOf = ({ blocks }: { blocks: readonly Block[] }) => JSON.stringify(blocks);
/** The blocks of a chapter: from its heading to the next of its level. */
function chapter({ blocks }: RecordDocument, title: string): Block[] {
	const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
	if (from < 0) return [];
	const rest = blocks.slice(from + 1);
	const until = rest.findIndex((block) => block.kind === 'heading' && block.level === 1);
	return until < 0 ? rest : rest.slice(0, until);
}
const turnsOf = (view: State) => view.history.filter((entry) => entry.kind === 'turn');

describe('at any moment of any game', () => {
	test('a history and all sheets can be made: plain JSON, nothing undefined, no number that is none', () => {
		anyMoment((view) => {
			const records = [history(view, occasion), booklet(view, occasion), sheet(view, 0, occasion)];
			for (const record of records) {
				expect(JSON.parse(JSON.stringify(record))).toEqual(record);
				expect(wordsOf(record)).not.toMatch(/NaN|Infinity|undefined|\[object/);
				expect(record.title).not.toBe('');
			}
		});
	});

	test('every table has a cell for every column, every heading and paragraph has words', () => {
		anyMoment((view) => {
			const { blocks } = history(view, occasion);
			for (const { head, rows, align } of tables(blocks)) {
				for (const row of rows) expect(row).toHaveLength(head.length);
				if (align) expect(align).toHaveLength(head.length);
			}
			for (const block of blocks) {
				if (block.kind === 'heading' || block.kind === 'paragraph') expect(block.text).not.toBe('');
			}
		});
	});

	test('every turn stands in the history exactly once (§11)', () => {
		anyMoment((view) => {
			const record = history(view, occasion);
			const told = record.blocks.filter((block) => block.kind === 'heading' && block.level === 3);
			expect(told).toHaveLength(turnsOf(view).length);
		});
	});

	test('the record changes nothing and is the same every time', () => {
		anyMoment((view) => {
			const before = JSON.stringify(view);
			expect(history(view, occasion)).toEqual(history(view, occasion));
			expect(JSON.stringify(view)).toBe(before);
		});
	});
});

describe('a world history (§11)', () => {
	const finished = toldGame({ seats: 6, seed: 29, options: { graceRounds: 3, maxRounds: 5 } });

	test('has its chapters in the order of the world: words, ages, before people, rounds, end, numbers', () => {
		const order = headings(history(finished, occasion));
		const chapters = [
			'What our words mean',
			'The ages',
			'The world before people',
			'The rounds',
			'The end',
			'Our world in numbers',
			'Real challenges we met',
			'Looking back'
		];
		const places = chapters.map((title) => order.indexOf(title));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	test('has the world’s name, a line below each age and round, and the sentence that was picked', () => {
		const [first] = toldIn(finished);
		const answers = {
			'world.0': 'Thornwater',
			'age.1': 'Everything waits',
			'cover.0': first ? fieldFor(first) : ''
		};
		const record = history(finished, { ...occasion, talk: { log: [], answers } });
		expect(record.title).toBe('Thornwater');
		const at = record.blocks.findIndex((one) => one.kind === 'heading' && one.text === 'Age 1');
		const quote = (text: string | undefined) => ({ kind: 'paragraph', tone: 'quote', text });
		expect(record.blocks[at + 1]).toEqual(quote('in which everything waits'));
		expect(record.blocks[2]).toEqual(quote(first?.turn.narration));
		const bare = history(finished, { ...occasion, talk: { log: [], answers: {} } });
		expect(record.blocks).toHaveLength(bare.blocks.length + 2);
	});

	test('opens with the wheel, the players and how it ended', () => {
		const [figure, facts] = history(finished, occasion).blocks;
		expect(figure?.kind).toBe('figure');
		expect(JSON.stringify(facts)).toContain('Quiet Heron');
		expect(JSON.stringify(facts)).toContain('Collapse by exhaustion');
	});

	test('shows the wheel at the end of every round', () => {
		const titles = history(finished, occasion).blocks.flatMap((block) =>
			block.kind === 'figure' ? [block.figure.title] : []
		);
		for (const round of [1, 2, 3, 4, 5]) {
			expect(titles).toContain(`The world at the end of round ${String(round)}`);
		}
	});

	test('lists the Resources of the world before people with the RP they had then', () => {
		for (let seed = 1; seed <= 12; seed++) {
			const { moves } = game(2 + (seed % 4), seed, { interfering: false });
			const then = moves.find(({ after }) => after.phase === 'between')?.after;
			const last = moves.at(-1)?.after;
			if (!then || !last) continue;
			const rp = (view: State) =>
				tables(chapter(history(view, occasion), 'The world before people'))[0]?.rows.map((row) =>
					[row[1], row[3]].join(': ')
				);
			expect(rp(last)).toEqual(rp(then));
		}
		expect.hasAssertions();
	});

	test('names every Resource with its origin and what became of it', () => {
		anyMoment((view) => {
			const rows = tables(
				chapter(history(view, occasion), 'The Resources: where they came from, what became of them')
			).flatMap((one) => one.rows);
			const all = Object.values(view.sheets).flatMap(({ resources }) => Object.values(resources));
			expect(rows.map(([name]) => name).sort()).toEqual(all.map(({ name }) => name).sort());
			rows.forEach((row) => {
				expect(row[4]).toMatch(/used up|now \d+ RP/);
			});
		});
	});

	test('gives the fact and the source of every real challenge once, and of no other', () => {
		const blocks = chapter(history(finished, occasion), 'Real challenges we met');
		const text = JSON.stringify(blocks);
		const met = new Set(turnsOf(finished).flatMap(({ challenge }) => challenge?.catalogue ?? []));
		expect(met.size).toBeGreaterThan(2);
		for (const id of SPHERES.flatMap(challengesOf).map((card) => card.id)) {
			const times = text.split(JSON.stringify(factOf(id)?.fact).slice(1, -1)).length - 1;
			expect(times).toBe(met.has(id) ? 1 : 0);
			if (met.has(id)) expect(text).toContain(challengeOf(id)?.title);
		}
	});

	test('says a short challenge once, in its heading, and a long one whole below it', () => {
		const short = 'The wells run dry';
		const long = 'The wells run dry and '.repeat(12).trim();
		for (const challenge of [short, long]) {
			const voices = { ...VOICES, challenges: [challenge] };
			const text = wordsOf({
				blocks: chapter(history(toldGame({ turns: 2, seed: 4, voices }), occasion), 'The ages')
			});
			expect(text.split(challenge)).toHaveLength(
				toldGame({ turns: 2, seed: 4, voices }).history.filter(
					(entry) => entry.kind === 'turn' && entry.challenge?.text === challenge
				).length + 1
			);
		}
	});

	test('tells no names that it was not given', () => {
		const text = wordsOf(history(finished, { table: 'T', names: {} }));
		expect(text).not.toContain('Quiet Heron');
		expect(text).toContain('Seat 1');
	});

	test('has rooms for three thoughts, with lines to write on', () => {
		const lines = chapter(history(finished, occasion), 'Looking back');
		expect(lines.map(({ kind }) => kind).filter((kind) => kind === 'lines')).toHaveLength(3);
	});
});

describe('what the facilitator did', () => {
	test('is told where the table reads it: who came and went, corrections with reasons; undone things are not', () => {
		let seen = { corrected: 0, undone: 0, left: 0 };
		for (let seed = 1; seed <= 40; seed++) {
			const { start, moves } = game(3, seed, { most: 120 });
			const view = moves.at(-1)?.after ?? start;
			for (const entry of view.history) {
				if (entry.kind === 'correct') {
					const foot = JSON.stringify(sheetBlocks(view, entry.seat, occasion));
					expect(foot).toContain('Corrections');
					expect(foot).toContain('miscounted');
				}
				if (entry.kind === 'undo') {
					expect(wordsOf(history(view, occasion))).not.toContain(lineOf(view, entry, occasion));
				}
			}
			const count = (kind: string) => view.history.filter((entry) => entry.kind === kind).length;
			seen = {
				corrected: seen.corrected + count('correct'),
				undone: seen.undone + count('undo'),
				left: seen.left + count('leave')
			};
		}
		expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
	});
});

describe('a sheet as a chapter of the record (§11)', () => {
	test('has its stats, Resources, and every turn its seat took, and no other’s', () => {
		anyMoment((view) => {
			for (const seat of allSeats(view)) {
				const blocks = sheetBlocks(view, seat, occasion);
				const met = tables(blocks).find(({ head }) => head.includes('Dice'));
				const own = turnsOf(view).filter((turn) => turn.seat === seat);
				expect(met?.rows ?? []).toHaveLength(own.length);
				expect(tables(blocks)[0]?.rows).toHaveLength(4);
			}
		});
	});

	test('carries the notes of its own seat only, and none where nothing was written', () => {
		const view = toldGame({ turns: 2 });
		const written = { 1: { notes: ' By the old wells. ', caption: '' } };
		const said = (seat: number, given: object) =>
			JSON.stringify(sheetBlocks(view, seat, { ...occasion, ...given }));
		expect(said(1, { written })).toContain('"By the old wells."');
		expect(said(0, { written })).not.toContain('Notes');
		expect(said(1, {})).not.toContain('Notes');
	});
});

test('§11 the fact of a class’s own challenge stands at its turn and among the real challenges, with its source', () => {
	const view = toldGame({ turns: 6 });
	const [turn] = turnsOf(view).filter(({ challenge }) => challenge && !challenge.catalogue);
	if (!turn?.challenge || !turn.sphere) throw new Error('no challenge of their own');
	const met = {
		sphere: turn.sphere,
		text: turn.challenge.text,
		fact: 'Wells ran dry.',
		source: 'A book'
	};
	const other = { ...met, text: 'Never set', fact: 'Nobody met this.' };
	const words = wordsOf(history(view, { ...occasion, pack: { ready: [], own: [met, other] } }));
	expect(words.split('Wells ran dry.').length - 1).toBeGreaterThanOrEqual(2);
	expect(words).toContain('A book');
	expect(words).not.toContain('Nobody met this.');
	expect(wordsOf(history(view, occasion))).not.toContain('Wells ran dry.');
});
