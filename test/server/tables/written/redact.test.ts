/** Texts that the facilitator keeps off everything that people see. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, saysHidden } from '../../../../src/lib/server/tables/written/redact.ts';

test('a hidden text is nowhere in what is shown, as if nobody had written it', () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.string({ minLength: 3 }), (value, text) => {
			fc.pre(text.trim() !== '');
			const shown = redact({ here: [value, { text, deep: { narration: ` ${text}\n` } }] }, [text]);
			expect(shown.here[1]).toEqual({ text: '', deep: { narration: '' } });
		})
	);
});

test('what must be called something is called nothing', () => {
	const view = { resources: { r1: { name: 'Rude roots', rp: 2 } }, copyName: 'Rude roots' };
	expect(redact(view, ['Rude roots'])).toEqual({
		resources: { r1: { name: '–', rp: 2 } },
		copyName: '–'
	});
});

describe('a word of the game stays, though somebody wrote the same', () => {
	const view = {
		roll: { band: 'success' },
		glossary: { resilience: 'success' },
		narration: 'success'
	};

	test('where it stands for the game', () => {
		expect(redact(view, ['success']).roll.band).toBe('success');
	});

	test('and not where it is a text of people', () => {
		expect(redact(view, ['success'])).toMatchObject({
			glossary: { resilience: '' },
			narration: ''
		});
	});
});

test('a text is hidden whole: one that only holds it is another', () => {
	expect(redact({ text: 'not so rude' }, ['rude']).text).toBe('not so rude');
});

test('a sentence that was put together says it, a word or two by chance do not', () => {
	expect(saysHidden('Ann: “You are a fat  cow.”', ['You are a fat cow.'])).toBe(true);
	expect(saysHidden('Ann plays on.', ['on', ''])).toBe(false);
});

test('where nothing is hidden the very same value is shown', () => {
	const view = { a: ['b'] };
	expect(redact(view, [])).toBe(view);
	expect(redact(view, [' '])).toBe(view);
});
