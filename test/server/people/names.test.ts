import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, cleanTexts } from '../../../src/lib/server/people/names.ts';

const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cs}]/u;
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test('a name keeps its letters, whatever the script, and pictures of several signs', () => {
	for (const name of ['Łukasz Żółć', 'Nguyễn Thị', 'Ελένη', 'नमस्ते', '👩‍👩‍👧 Pat', '🏳️‍🌈']) {
		expect(cleanName(name)).toBe(name.normalize('NFC'));
	}
});

test('a name loses what nobody can see, and what turns the text around it', () => {
	expect(cleanName(' A\u202enna\u0000\t  B\u200bo\u200db\n')).toBe('Anna Bob');
	expect(cleanName('\u200b\u202e \u2066')).toBe('');
	expect(cleanName(`a${'\u0301'.repeat(500)}`).length).toBeLessThan(8);
});

test('any name becomes one line of at most 24 graphemes, and stays so when cleaned again', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
			const name = cleanName(typed);
			expect(graphemes(name)).toBeLessThanOrEqual(24);
			expect(name).not.toMatch(UNSEEN);
			expect(cleanName(name)).toBe(name);
		})
	);
});

test('texts keep their line breaks, and are cleaned however deep they stand', () => {
	const given = { a: [{ b: 'x\r\ny\u0007\u202e' }], n: 1, z: null };
	expect(cleanTexts(given)).toEqual({ a: [{ b: 'x\ny' }], n: 1, z: null });
});
