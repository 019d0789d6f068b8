import { expect, test } from 'vitest';
import { ownPage } from '../../../src/lib/games/biome/history/ownPage.ts';
import { sheetAt, toldSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import { toldGame } from '../../print/told.ts';

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
