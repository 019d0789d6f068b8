import { expect, test } from 'vitest';
import { toldGame } from '../prints/told.ts';
import { occasionOf, setOn } from './set.ts';

const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const NAMES = { 0: 'Mirek', 1: 'Adaeze', 2: 'Tomás and Lin', 3: 'Oksana', 4: 'Yusuf' };

test.each([29, 47, 109, 132, 144])(
	'a book of thirty turns in which most rounds are of loans takes twelve pages (game %i)',
	(seed) => {
		const view = toldGame({ seats: 5, seed, options: OPTIONS });
		const turns = view.history.filter((entry) => entry.kind === 'turn');
		expect(turns.filter(({ plan }) => plan.borrow).length).toBeGreaterThan(10);
		for (const names of [{}, NAMES]) {
			expect(setOn(view, occasionOf('Thornwater', names)).pages).toBeLessThanOrEqual(12);
		}
	}
);

test('a turn whose margin is taller than its story is set closer, and says the same', () => {
	const view = toldGame({ seats: 5, seed: 47, options: OPTIONS });
	const { lines } = setOn(view, occasionOf('Thornwater', NAMES));
	const said = lines.filter(({ page }) => page >= 7 && page <= 9).map(({ text }) => text);
	const people = view.history.filter((entry) => entry.kind === 'turn' && entry.phase === 'society');
	const stats = /^(Resilience|Adaptability|Biodiversity|Regeneration)( −1)?$/;
	expect(said.filter((text) => stats.test(text)).length).toBeGreaterThanOrEqual(people.length);
});

test('a name that no typeface can set is the seat’s number, with its emblem', () => {
	const view = toldGame({ seats: 3, seed: 3, turns: 6 });
	const lines = (name: string) => setOn(view, occasionOf('T', { 0: name })).lines;
	expect(lines('བོད་སྐད').map(({ text }) => text)).toContain('Seat 1');
	// the emblem stands before the number: further in than a name would
	const inMargin = (name: string, text: string) =>
		lines(name).find((line) => line.page > 2 && line.text === text)?.left ?? 0;
	expect(inMargin('བོད་སྐད', 'Seat 1')).toBeGreaterThan(inMargin('Seat One', 'Seat One') + 3);
});
