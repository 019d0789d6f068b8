/** The record of every board game is held to what all prints are held to, on a whole sheet and to be folded. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import type { RecordDocument } from '../../src/lib/engine/record.ts';
import { toldTo } from '../../src/lib/engine/referee.ts';
import { printsOf } from '../../src/lib/games/parts.ts';
import { bound } from '../../src/lib/print/binding.ts';
import { bookOf } from '../../src/lib/print/book/book.ts';
import { bookletOf } from '../../src/lib/print/book/booklet.ts';
import { gamesWith } from '../games/having.ts';
import { playedToItsEnd } from '../games/played.ts';
import { boardRecord } from './boardRecord.ts';
import { read } from './reading.ts';
import { canCheck, MATTERHORN, outside, overlaps, small, stored, unpacked } from './sound.ts';

vi.setConfig({ testTimeout: 120_000 });

const PEOPLE = [
	'Łukasz',
	'王小明',
	'Ελένη',
	'ליאל',
	'Wilhelmina-Konstantinova',
	'Fay',
	'Gus',
	'Hal'
];
const boards = gamesWith('prints.ts').filter(({ id }) => id !== 'biome');

async function recordOf(game: AnyModule): Promise<RecordDocument> {
	const { state, log } = playedToItsEnd(game, game.about.seats.at(-1) ?? 2);
	const paged = (await printsOf(game.id))?.table['history']?.paged;
	if (!paged) throw new Error(`${game.id} has no record`);
	const told = log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const names = Object.fromEntries(PEOPLE.entries());
	const talk = { log: told, answers: {} };
	return paged(game.view(state, 'table'), { names, table: 'Fern', date: '14 May 2030', talk });
}

describe.each(boards.map((game) => [game.id, game] as const))('the record of %s', (_, game) => {
	test.runIf(canCheck)(
		'stands within 12 mm, in letters of 9 points at least, none on others, and keeps PDF/UA-1',
		async () => {
			const record = await recordOf(game);
			for (const [paper, folded] of [
				['a4', false],
				['letter', false],
				['a4', true],
				['letter', true]
			] as const) {
				const bytes = (await bookOf({ ...record, folded }, paper)) ?? new Uint8Array();
				const reading = await read(bytes);
				const path = stored(bytes);
				const file = unpacked(path);
				const broken = {
					...{ outside: outside(reading), small: small(reading), overlaps: overlaps(reading) },
					...Object.fromEntries(
						Object.entries(MATTERHORN).map(([name, finds]) => [name, finds({ file, reading })])
					)
				};
				expect(
					Object.fromEntries(Object.entries(broken).filter(([, all]) => all.length > 0))
				).toEqual({});
				const { status, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
				expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
			}
		}
	);
});

test('a name of sixty letters stands on it whole, and so do those of its table and in contents', async () => {
	const [long, wide] = [
		'The Keepers of the long river and all of its many islands !',
		'W'.repeat(60)
	];
	const table = 'The table by the window where the long river meets the sea on Mondays and Fridays';
	const record = boardRecord({ names: { 0: long, 1: wide }, table, date: '14 May 2030' });
	const bare = (text: string) => text.replace(/\s+/gu, '');
	for (const folded of [false, true]) {
		const there = bare(
			(await read((await bookOf({ ...record, folded }, 'a4')) ?? new Uint8Array())).text
		);
		for (const name of [long, wide, table]) expect(there).toContain(bare(name));
	}
	const books = [table, wide].map((title) => ({ title, book: record, sheets: null }));
	const all = bound('8b', books, []);
	const { sheets } = await read(await bookletOf(all, 'a4', () => undefined));
	const contents = bare(sheets[0]?.text ?? '');
	for (const name of [table, wide]) expect(contents).toContain(bare(name));
});
