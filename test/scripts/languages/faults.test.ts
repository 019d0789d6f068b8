/** Each language is complete, fits the English messages, and has the rules of every game. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categoriesOf, faultsOf, strayOf, textsOf } from '../../../scripts/languages/faults.mjs';
import { readIcu } from '../../../scripts/languages/icu.mjs';
import { PSEUDO } from '../../../scripts/languages/pseudo.mjs';
import { games, homeOf } from '../../../src/lib/games/registry.ts';
import { locales } from '../../../src/lib/paraglide/runtime.js';
import { anchored, readRules } from '../../../src/routes/games/rulebook.ts';

const spoken = locales.filter((locale) => locale !== PSEUDO);
const others = spoken.filter((locale) => locale !== 'en');

test.each(spoken)('%s has every message, with the same inputs and all of its plurals', (locale) => {
	expect(textsOf(locale).size).toBeGreaterThan(4_000);
	expect(faultsOf(locale)).toEqual([]);
});

test.each(others)('%s has a glossary, and never leaves its words', (locale) => {
	expect(existsSync(`scripts/languages/glossary/${locale}.json`)).toBe(true);
	expect(strayOf(locale)).toEqual([]);
});

test.each(others)(
	'%s has a form for 0, 1, 2, 5, 21 and 102 of everything that is counted',
	(locale) => {
		const rules = new Intl.PluralRules(locale);
		for (const [key, { text }] of textsOf(locale)) {
			const { choosers, forms } = readIcu(text);
			for (const { input, how } of choosers.values()) {
				if (how !== 'cardinal') continue;
				for (const count of [0, 1, 2, 5, 21, 102]) {
					const form = rules.select(count);
					const asked = forms.some(({ when }) => when.get(`${input}_cardinal`) === form);
					expect(asked || form === 'other', `${key}: ${String(count)}`).toBe(true);
				}
			}
		}
	}
);

test('Polish, Ukrainian and Arabic have forms that English lacks', () => {
	expect(categoriesOf('en', 'cardinal')).toEqual(new Set(['one', 'other']));
	expect(categoriesOf('pl', 'cardinal')).toEqual(new Set(['one', 'few', 'many']));
	expect(categoriesOf('uk', 'cardinal')).toEqual(new Set(['one', 'few', 'many']));
	expect(categoriesOf('ar', 'cardinal').size).toBe(6);
});

const ours = games.map(({ id }) => id).filter((id) => homeOf(id).ours);

describe.each(others)('in %s', (locale) => {
	test.each(ours)('%s has its rules, by the same §', (game) => {
		const file = (name: string) => readFileSync(`${homeOf(game).folder}/${name}`, 'utf8');
		const english = readRules(file('RULES.md'));
		const own = anchored(readRules(file(`RULES.${locale}.md`)), english);
		expect(own.passages.map(({ kind }) => kind)).toEqual(english.passages.map(({ kind }) => kind));
		expect(own.facts).toHaveLength(english.facts.length);
		const headings = (book: typeof own) =>
			book.passages.flatMap((one) => (one.kind === 'heading' ? [[one.level, one.id]] : []));
		expect(headings(own)).toEqual(headings(english));
		const rule = /§[\d.]*\d/g;
		const numbers = (book: typeof own) =>
			book.passages.flatMap((one) => (one.kind === 'heading' ? (one.text.match(rule) ?? []) : []));
		expect(numbers(own)).toEqual(numbers(english));
	});
});
