/** The register of a book: everything that was made, and who lent what to whom, each with the pages where it stands. */
import { expect, test } from 'vitest';
import { sheetAt, toldSeats } from '../../../../src/lib/games/biome/rules/sheets.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { toldGame, VOICES } from '../prints/told.ts';
import { occasionOf, overlapping, setOn } from './set.ts';

/** Every thing has a name of its own, one sign that no line parts. */
const resources = Array.from({ length: 300 }, (_, at) => `thing${String(at)}z`);
const options = { phase1Rounds: 2, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const view = toldGame({ seats: 4, seed: 6, options, voices: { ...VOICES, resources } });

const namesIn = (state: State) =>
	new Set(
		toldSeats(state).flatMap((seat) =>
			Object.values(sheetAt(state, seat).resources).map(({ name }) => name)
		)
	);
const lent = view.history.flatMap((entry) =>
	entry.kind === 'turn' && entry.plan.borrow ? [entry.plan.borrow] : []
);

test.each([false, true])(
	'leads to every page on which a thing stands (half a sheet: %s)',
	(half) => {
		const { lines, pages } = setOn(view, occasionOf('Thornwater'), 'a4', half);
		expect(overlapping(lines)).toEqual([]);
		const from = lines.findIndex(({ text }) => text === 'Everything that was ever made here');
		const to = lines.findIndex(({ text }) => text === 'Who lent what to whom');
		// a folded book may end with its back
		expect(pages - (lines[from]?.page ?? 0)).toBeLessThan(half ? 4 : 1);
		const made = lines.slice(from + 1, to).map(({ text }) => text.trim());
		for (const name of namesIn(view)) {
			const numbers = made[made.indexOf(name) + 1] ?? '';
			expect(numbers, name).toMatch(/^\d+(?:, \d+)*$/);
			const listed = numbers.split(', ').map(Number);
			for (const page of listed) {
				const there = lines.filter((line) => line.page === page).map(({ text }) => text);
				expect(there.join(' '), `${name} on ${String(page)}`).toContain(name);
			}
		}
	}
);

test('has every loan once, by who lent and who borrowed', () => {
	expect(lent.length).toBeGreaterThan(2);
	const { lines, pages } = setOn(view, occasionOf('Thornwater'));
	const to = lines.findIndex(({ text }) => text === 'Who lent what to whom');
	const said = lines
		.slice(to + 1)
		.filter(({ page }) => page === pages)
		.map(({ text }) => text)
		.join(' ');
	for (const { seat, id } of lent) {
		const name = sheetAt(view, seat).resources[id]?.name ?? '';
		expect(said).toMatch(new RegExp(`${name} \\d+`));
	}
});

test('is left out where nothing was made, and where it would take a leaf of its own', () => {
	const heading = ({ text }: { readonly text: string }) =>
		text === 'Everything that was ever made here';
	const fresh = toldGame({ seats: 3, seed: 1, options, turns: 0 });
	expect(setOn(fresh, occasionOf('Thornwater')).lines.filter(heading)).toEqual([]);
	const game = { seats: 5, seed: 47, options: { ...options, phase1Rounds: 3 } };
	const wide = resources.map((name) => `${name}, whose name is as long as names here may be`);
	for (const [names, found] of [
		[VOICES.resources, 1],
		[wide, 0]
	] as const) {
		const lesson = toldGame({ ...game, voices: { ...VOICES, resources: names } });
		const { lines, pages } = setOn(lesson, occasionOf('Thornwater'));
		expect(pages).toBe(12);
		expect(lines.filter(heading)).toHaveLength(found);
	}
});
