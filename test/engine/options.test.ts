import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../src/lib/engine/module.ts';
import { choice, flag, given, optionsOf, whole } from '../../src/lib/engine/options.ts';

const fields = {
	speed: choice(['slow', 'fast'], 'slow'),
	open: flag(false),
	cards: whole(1, 10, 4),
	rounds: whole(1, 99, null, [null]),
	names: given<string[] | null>(
		null,
		(value, seats): value is string[] | null =>
			value === null || (Array.isArray(value) && value.length === seats)
	)
};

const options = optionsOf(fields, {
	defaults: ({ speed }) => (speed === 'fast' ? { cards: 2 } : {}),
	check: ({ open, names }) => (open && names ? refusal('no-names-here') : null)
});

const refusedAs = (code: string, option: string) => ({
	refused: { code, params: { option } }
});

test('what is not given stands at its default', () => {
	const plain = { speed: 'slow', open: false, cards: 4, rounds: null, names: null };
	expect(options.fill({}, 3)).toEqual({ options: plain });
	expect(options.fill({ rounds: 7 }, 3)).toEqual({ options: { ...plain, rounds: 7 } });
});

test('a default may follow from another option, and what is given goes before it', () => {
	expect(options.fill({ speed: 'fast' }, 2)).toHaveProperty('options.cards', 2);
	expect(options.fill({ speed: 'fast', cards: 9 }, 2)).toHaveProperty('options.cards', 9);
});

test('every value of a spread is allowed, and filled options fill to themselves', () => {
	const values = fc.record({
		speed: fc.constantFrom(...fields.speed.spread),
		open: fc.constantFrom(...fields.open.spread),
		cards: fc.constantFrom(...fields.cards.spread),
		rounds: fc.constantFrom(...fields.rounds.spread)
	});
	fc.assert(
		fc.property(values, (drawn) => {
			const filled = options.fill(drawn, 2);
			expect(filled).toEqual({ options: { ...drawn, names: null } });
			if ('options' in filled) expect(options.fill(filled.options, 2)).toEqual(filled);
		})
	);
});

test('an unknown option, and a value that is not allowed, is named in the refusal', () => {
	expect(options.fill({ colour: 1 }, 2)).toEqual(refusedAs('bad-option', 'colour'));
	expect(options.fill(JSON.parse('{"__proto__":{}}'), 2)).toEqual(
		refusedAs('bad-option', '__proto__')
	);
	for (const cards of [0, 11, 2.5, '4', null, NaN, [4]]) {
		expect(options.fill({ cards }, 2)).toEqual(refusedAs('bad-option', 'cards'));
	}
	for (const speed of ['Slow', 0, true, ['slow']]) {
		expect(options.fill({ speed }, 2)).toEqual(refusedAs('bad-option', 'speed'));
	}
});

test('anything that is no object is refused', () => {
	fc.assert(
		fc.property(
			fc.jsonValue().filter((value) => typeof value !== 'object' || Array.isArray(value)),
			(value) => {
				expect(options.fill(value, 2)).toEqual(refusedAs('bad-option', ''));
			}
		)
	);
});

test('a value may depend on the number of seats', () => {
	expect(options.fill({ names: ['Kim', 'Ada'] }, 2)).toHaveProperty('options');
	expect(options.fill({ names: ['Kim', 'Ada'] }, 3)).toEqual(refusedAs('bad-option', 'names'));
});

test('options that do not fit together are refused by the game’s own code', () => {
	const both = { open: true, names: ['Kim'] };
	expect(options.fill(both, 1)).toMatchObject({ refused: { code: 'no-names-here' } });
});
