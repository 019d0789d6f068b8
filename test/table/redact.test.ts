/** Texts that the facilitator keeps off projector and prints. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '../../src/lib/table/redact.ts';

test('a hidden text is nowhere in what is shown, wherever it stood', () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.string({ minLength: 3 }), (value, text) => {
			const holding = { here: [value, text, { deep: `before ${text} after` }] };
			const shown = redact(holding, [text], '·');
			expect(shown.here[1]).toBe('·');
			expect(shown.here[2]).toEqual({ deep: 'before · after' });
		})
	);
});

test('a longer hidden text is taken off whole, though a part of it is hidden too', () => {
	expect(redact('rude words', ['rude', 'rude words'], '·')).toBe('·');
});

test('where nothing is hidden the very same value is shown', () => {
	const view = { a: ['b'] };
	expect(redact(view, [], '·')).toBe(view);
});
