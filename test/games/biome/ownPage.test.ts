import { expect, test } from 'vitest';
import { ownPage, pagedOwnPage } from '../../../src/lib/games/biome/history/ownPage.ts';
import { sheetAt, toldSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import { toldGame, VOICES } from './prints/told.ts';
import { setRecord } from './history/set.ts';

test('§11 a seat’s own page has its society and its own words, and nothing of another seat', () => {
	const view = toldGame({ turns: 12 });
	const names = { 0: 'Ann', 1: 'Bob', 2: 'Cleo' };
	for (const seat of toldSeats(view)) {
		const text = JSON.stringify(ownPage(view, seat, { table: 'Table 1', names }));
		for (const other of toldSeats(view)) {
			const { society } = sheetAt(view, other);
			const name = Object.values(names)[other] ?? '';
			expect(text.includes(name), `${name} on the page of ${String(seat)}`).toBe(seat === other);
			if (society !== '') expect(text.includes(society)).toBe(seat === other);
		}
		const own = view.history.find((entry) => entry.kind === 'turn' && entry.seat === seat);
		const answer = own?.kind === 'turn' ? own.plan.solution : '';
		expect(answer).not.toBe('');
		expect(text).toContain(answer);
	}
});

test('§11 on paper it is one page: what was told, answered and asked, and what to ask about; nobody else is named', () => {
	const view = toldGame({ seats: 3, seed: 47, options: { phase1Rounds: 3, maxRounds: 3 } });
	const names = { 0: 'Ann', 1: 'Bob', 2: 'Cleo' };
	for (const seat of toldSeats(view)) {
		const { lines, pages } = setRecord(pagedOwnPage(view, seat, { table: 'Table 1', names }));
		const text = lines.map((line) => line.text).join(' ');
		expect(pages).toBe(1);
		for (const name of Object.values(names)) {
			expect(text.includes(name)).toBe(name === Object.values(names)[seat]);
		}
		for (const part of [
			'The story I told',
			'What I answered',
			'Challenges I set',
			'Ask me about'
		]) {
			expect(text).toContain(part);
		}
	}
});

test('§11 what was told stands on it in the order of ages and rounds', () => {
	const narrations = Array.from(
		{ length: 40 },
		(_, at) => `song${at}z ${'and on '.repeat(at % 5)}`
	);
	const options = { phase1Rounds: 3, maxRounds: 3 };
	const view = toldGame({ seats: 3, seed: 47, options, voices: { ...VOICES, narrations } });
	for (const seat of toldSeats(view)) {
		const { lines } = setRecord(pagedOwnPage(view, seat, { table: 'Table 1', names: {} }));
		const songs = lines.flatMap(({ text }) => /song\d+z/.exec(text)?.[0] ?? []);
		const told = view.history.flatMap((entry) =>
			entry.kind === 'turn' && entry.seat === seat ? entry.narration.split(' ').slice(0, 1) : []
		);
		expect(told.length).toBeGreaterThan(2);
		expect(songs).toEqual(told);
	}
});
