import { expect, test } from 'vitest';
import { asksFor, isNamesake } from '../../scripts/examination.ts';
import { toyWith } from '../engine/toy.ts';

test.each([
	// by a name that is the option's alone, and by one that something else has too
	['view.row.map(draw)', true, false],
	['const { row, deck } = view;', true, false],
	['({ row }: State) => row.length', true, false],
	['refill(state.row, state.options.row, state.deck)', true, true],
	['draw(pile, options?.row)', true, true],
	['const { row } = tableOptions;', true, true],
	['setup = (seats, { row }: Options) => ({ seats })', false, false],
	['view.rowing', false, false]
])('%s: whether it asks for the option', (text, alone, shared) => {
	expect(asksFor(text, 'row', false)).toBe(alone);
	expect(asksFor(text, 'row', true)).toBe(shared);
});

test('what a position has under the name of an option is the option, or something else', () => {
	const kept = toyWith();
	const [name = ''] = Object.keys(kept.options.fields);
	const holds = (value: (options: object) => unknown): boolean => {
		const module = toyWith((toy) => ({
			setup: (seats, options, random) => ({
				...toy.setup(seats, options, random),
				[name]: value(options)
			})
		}));
		return isNamesake(module, name);
	};
	expect(holds((options) => Reflect.get(options, name))).toBe(false);
	expect(holds(() => 12)).toBe(false);
	expect(holds(() => [1, 2, 3])).toBe(true);
	expect(isNamesake(kept, 'nothing-like-it')).toBe(false);
});
