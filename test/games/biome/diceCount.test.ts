import { expect, test } from 'vitest';
import { shownTo, type Entry } from '../../../src/lib/engine/referee.ts';
import { diceCount } from '../../../src/lib/games/biome/history/diceCount.ts';
import { diceTable } from '../../../src/lib/games/biome/history/diceTable.ts';
import { worldNow } from '../../../src/lib/games/biome/history/ledger.ts';
import { loanSquare } from '../../../src/lib/games/biome/history/loans.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { game, module } from './play.ts';

const endOf = (seats: number, seed: number): State =>
	game(seats, seed).moves.at(-1)?.after ?? game(seats, seed).start;
const games = [2, 4, 6, 9, 12, 18].map((seed) => endOf(4, seed));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const telling = { names: {} };

test('every die of every finished turn is counted once: by its face and for who threw it', () => {
	for (const view of games) {
		const { dice, faces, seats } = diceCount(view);
		const turns = view.history.filter((entry) => entry.kind === 'turn');
		expect(dice).toBe(
			sum(turns.map(({ roll, lender }) => roll.dice.length + (lender?.dice.length ?? 0)))
		);
		expect(sum(faces.map(({ seen }) => seen))).toBe(dice);
		expect(sum(faces.map(({ expected }) => expected))).toBeCloseTo(dice);
		expect(sum(seats.map((one) => one.dice))).toBe(dice);
		expect(sum(seats.map(({ seen }) => seen))).toBe((faces[4]?.seen ?? 0) + (faces[5]?.seen ?? 0));
		for (const { bands, seat } of seats) {
			const rolls = turns.filter((turn) => turn.seat === seat).length;
			expect(sum(Object.values(bands).map(({ seen }) => seen))).toBe(rolls);
			expect(sum(Object.values(bands).map(({ expected }) => expected))).toBeCloseTo(rolls);
		}
	}
});

test('luck is called so only where it is far from what chance gives', () => {
	const [view] = games;
	const turn = view?.history.find((entry) => entry.kind === 'turn');
	if (!view || !turn) throw new Error('the first game has a turn');
	const rolled = (dice: number[]) => {
		const passes = dice.filter((die) => die > 4).length;
		const entry = { ...turn, lender: null, roll: { ...turn.roll, dice, passes } };
		const seats = diceCount({ ...view, history: [entry] }).seats;
		return seats.find(({ seat }) => seat === turn.seat)?.luck;
	};
	expect(rolled([1, 2])).toBe('usual');
	expect(rolled([6, 5, 1, 2, 3, 4])).toBe('usual');
	expect(rolled([6, 6, 6, 6, 5])).toBe('lucky');
	expect(rolled([1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4])).toBe('unlucky');
});

test('the table of dice says both numbers of every player', () => {
	for (const view of games) {
		const count = diceCount(view);
		const { head, rows } = diceTable(view, telling, count, (value) => value.toFixed(1));
		expect(rows).toHaveLength(count.seats.length);
		for (const [row, cells] of rows.entries()) {
			expect(cells).toHaveLength(head.length);
			const one = count.seats[row];
			expect(cells[2]).toBe(`${one?.seen.toFixed(1)} (${one?.expected.toFixed(1)})`);
		}
	}
});

test('§5.3 the square of loans adds up to all loans, by borrower and by lender', () => {
	let seen = 0;
	for (const view of games) {
		const all = sum(worldNow(view).loans.map(({ count }) => count));
		const square = loanSquare(view, telling);
		if (!square) {
			expect(all).toBe(0);
			continue;
		}
		seen += all;
		const numbers = square.rows.map((row) => row.slice(1).map((cell) => Number(cell) || 0));
		const totals = numbers.at(-1) ?? [];
		expect(totals.at(-1)).toBe(all);
		for (const row of numbers) expect(sum(row.slice(0, -1))).toBe(row.at(-1));
		for (const [column, total] of totals.entries()) {
			expect(sum(numbers.slice(0, -1).map((row) => row[column] ?? 0))).toBe(total);
		}
		for (const [index, row] of square.rows.slice(0, -1).entries()) {
			expect(row[index + 1]).toBe('–');
		}
	}
	expect(seen).toBeGreaterThan(2);
});

test('one die is shown for a sphere, and all that were thrown for an answer; none for a plan', () => {
	const shown = (type: string, event: object = {}) =>
		shownTo(module, { told: [{ event: { type, ...event } }] } as unknown as Entry, 'table')[0]
			?.throws;
	expect(shown('sphere-rolled')).toBe(1);
	expect(shown('rolled', { dice: [6, 1, 2] })).toBe(3);
	expect(shown('planned')).toBeUndefined();
});
