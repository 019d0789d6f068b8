/** What compiled messages share: which form a number asks for. */
import { expect, test, vi } from 'vitest';
import { plural } from '../../../src/lib/paraglide/registry.js';

test('a language’s rules for numbers are made once, however many sentences have one', () => {
	expect(plural('pl', 1, {})).toBe('one');
	const made = vi.spyOn(Intl, 'PluralRules');
	const forms = [2, 5, 22].map((count) => plural('pl', count, {}));
	expect(forms).toEqual(['few', 'many', 'few']);
	expect(made).not.toHaveBeenCalled();
	made.mockRestore();
});

test('each language has its own, and so has what is counted in order', () => {
	expect(['en', 'ar', 'de'].map((locale) => plural(locale as 'en', 2, {}))).toEqual([
		...['other', 'two', 'other']
	]);
	expect([2, 3].map((place) => plural('en', place, { type: 'ordinal' }))).toEqual(['two', 'few']);
	expect(plural('en', 2, {})).toBe('other');
});
