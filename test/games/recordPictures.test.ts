/** Board games' records in pictures: equal steps joined, small boards, what it came to, and four pages at most. */
import { describe, expect, test, vi } from 'vitest';
import { stateAt, toldTo, type Position } from '../../src/lib/engine/referee.ts';
import type { AnyModule, GameEvent } from '../../src/lib/engine/module.ts';
import type { Occasion } from '../../src/lib/games/kit/prints.ts';
import { prints as warmingPrints } from '../../src/lib/games/global-warming/prints.ts';
import { printsOf } from '../../src/lib/games/parts.ts';
import type { GameRecord } from '../../src/lib/games/record/gameRecord.ts';
import { games } from '../../src/lib/games/registry.ts';
import { arrow, wayOf } from '../../src/lib/pieces/paper/ways.ts';
import { bookOf } from '../../src/lib/print/book/book.ts';
import { read } from '../print/reading.ts';
import { astray } from '../print/sound.ts';
import { gamesWith } from './having.ts';
import { playedToItsEnd } from './played.ts';

vi.setConfig({ testTimeout: 120_000 });

const boards = gamesWith('prints.ts').filter(({ id }) => id !== 'biome');

function occasionOf(game: AnyModule, { log }: Position): Occasion {
	const viewsAfter = (seqs: readonly number[]) =>
		seqs.map((seq) => game.view(stateAt(game, log, seq), 'table'));
	const told = log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const talk = { log: told, answers: {}, viewsAfter };
	return { names: { 0: 'Mirek' }, computers: [1], table: 'Fern', date: '14 May 2030', talk };
}

async function recordOf(game: AnyModule, position: Position, occasion: Occasion) {
	const paged = (await printsOf(game.id))?.table['history']?.paged;
	if (!paged) throw new Error(`${game.id} has no record`);
	const record = paged(game.view(position.state, 'table'), occasion);
	return { record, told: record.book?.told as GameRecord };
}

describe.each(boards.map((game) => [game.id, game] as const))('the record of %s', (id, game) => {
	test('has at most four pages, twelve of half a sheet, with a small board every five turns', async () => {
		const position = playedToItsEnd(game, game.about.seats.at(-1) ?? 2);
		const { record, told } = await recordOf(game, position, occasionOf(game, position));
		const { turns, snapshots } = told;
		const step = snapshots[0]?.turn ?? 0;
		expect(snapshots.length).toBeLessThanOrEqual(20);
		expect(snapshots.map(({ turn }) => turn)).toEqual(snapshots.map((_, at) => (at + 1) * step));
		if (turns.length > 5) {
			expect([step % 5, step > 0]).toEqual([0, true]);
			expect(snapshots).toHaveLength(Math.floor((turns.length - 1) / step));
		}
		for (const { figure } of snapshots) {
			expect(figure.alt).not.toContain(figure.title);
			expect(figure.alt.length).toBeGreaterThan(20);
		}
		for (const [folded, most] of [
			[false, 4],
			[true, 6]
		] as const) {
			const bytes = (await bookOf({ ...record, folded }, 'a4')) ?? new Uint8Array();
			const reading = await read(bytes);
			expect(reading.sheets.length).toBeLessThanOrEqual(most);
			expect(astray(reading)).toEqual([]);
			expect(reading.text).toContain('Computer 2');
			// the last turn always has its words
			const last = turns.at(-1)?.text.split(' ').slice(-3).join(' ') ?? '';
			expect(reading.text.replaceAll(/\s+/g, ' '), id).toContain(last);
		}
	});
});

test('only pages play the game again for small boards: neither a screen nor the atlas does', async () => {
	const game = games.find(({ id }) => id === 'timelock');
	const prints = await printsOf('timelock');
	const history = prints?.table['history'];
	if (!game || !history?.paged || !prints?.atlas) throw new Error('no Timelock');
	const position = playedToItsEnd(game, 4);
	const { talk, ...occasion } = occasionOf(game, position);
	const viewsAfter = vi.fn(() => []);
	const watched = { ...occasion, talk: { log: [], answers: {}, ...talk, viewsAfter } };
	const view = game.view(position.state, 'table');
	history.record(view, watched);
	prints.atlas.record('Class 7b', [{ view, occasion: watched }]);
	expect(viewsAfter).not.toHaveBeenCalled();
	history.paged(view, watched);
	expect(viewsAfter).toHaveBeenCalledOnce();
});

test('trees that were felled and turns that each stood are drawn, once the game is over', async () => {
	for (const [id, title, says] of [
		['timberland', 'The trees that each player felled', /Computer 2: \d+ trees?, \d+ points?\./],
		['global-warming', 'How many turns each player lasted', /Computer 2: \d+ turns?\./]
	] as const) {
		const game = games.find((one) => one.id === id);
		if (!game) throw new Error('no such game');
		const position = playedToItsEnd(game, 4);
		const { told } = await recordOf(game, position, occasionOf(game, position));
		expect(told.result?.title).toBe(title);
		expect(told.result?.alt).toMatch(says);
		expect(told.result?.marks.length).toBeGreaterThan(8);
	}
});

test('steps of one pawn that follow each other are one sentence, others stay apart', () => {
	const game = games.find(({ id }) => id === 'global-warming');
	const paged = warmingPrints.table['history']?.paged;
	if (!game || !paged) throw new Error('no Global Warming');
	const { state } = playedToItsEnd(game, 2);
	const step = (pawn: number, left: number): GameEvent => ({
		...{ type: 'pawn-moved', seat: 0, pawn, left },
		...{ from: [0, 0], to: [1, 0] }
	});
	const begun: GameEvent = { type: 'revealed', faces: [4, null], queue: [0] };
	const told = [begun, step(0, 3), step(0, 2), step(1, 1), step(0, 0)];
	const talk = { log: [{ seq: 1, told }], answers: {} };
	const record = paged(game.view(state, 'table'), { names: { 0: 'Mirek' }, table: 'Fern', talk });
	const [turn] = (record.book?.told as GameRecord).turns;
	expect(turn?.text).toContain(
		'Mirek moves their own pawn 2 steps. Mirek moves Seat 2’s pawn one step, 1 to go. Mirek moves their own pawn one step, the last one.'
	);
});

test('an arrow leads from where something stood to where it stands, and nothing else has one', () => {
	expect(wayOf({ type: 'moved', from: [0, 0], to: [2, 1] })).toEqual({ from: [0, 0], to: [2, 1] });
	expect(wayOf({ type: 'hopped', at: [1, 1], to: [3, 1] })).toEqual({ from: [1, 1], to: [3, 1] });
	for (const event of [
		{ at: [1, 1] },
		{ from: 'deck', to: 'hand' },
		{ from: [1, 1], to: [1, 1] }
	]) {
		expect(wayOf(event)).toBeNull();
	}
	const [line] = arrow({ from: [0, 0], to: [2, 0] });
	expect(line).toMatchObject({ d: 'M98 84L258 84' });
});
