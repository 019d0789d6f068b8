import { expect, test } from 'vitest';
import { readIcu } from '../../../scripts/languages/icu.mjs';
import { rowsOf } from '../../../scripts/languages/messageFiles.mjs';
import { turned } from '../../../scripts/languages/patterns.mjs';

/** Each form as what it asks for and what it says. */
const forms = (text: string) =>
	readIcu(text).forms.map(({ when, parts }) => [
		Object.fromEntries(when),
		parts.map((part) => (part.kind === 'text' ? part.text : `<${part.name}>`)).join('')
	]);

test('a plural has a form for each of its language’s numbers, and # is the number', () => {
	expect(forms('{n, plural, one {# kość} few {# kości} other {# kości}}')).toEqual([
		[{ n_cardinal: 'one' }, '<n> kość'],
		[{ n_cardinal: 'few' }, '<n> kości'],
		[{}, '<n> kości']
	]);
});

test('an exact number comes before its plural, whatever order they are written in', () => {
	expect(forms('{n, plural, =0 {nobody} one {one} other {#}}').map(([when]) => when)).toEqual([
		{ n: '0' },
		{ n_cardinal: 'one' },
		{}
	]);
});

test('choices inside and beside each other become one list', () => {
	const text =
		'{you, select, yes {You} other {{who}}} took {n, plural, one {a coin} other {# coins}}.';
	expect(forms(text).map(([, said]) => said)).toEqual([
		'You took a coin.',
		'<who> took a coin.',
		'You took <n> coins.',
		'<who> took <n> coins.'
	]);
});

test('a quote keeps braces as they are, and ’ is a letter', () => {
	expect(forms("It’s '{'here'}'.")).toEqual([[{}, 'It’s {here}.']]);
});

test('what it cannot read is refused, with the language and the key', () => {
	const content = JSON.stringify({ dice_title: '{n, plural, one {x}}' });
	expect(() => rowsOf([{ locale: 'de', content }])).toThrow(/messages\/de, dice_title/);
	expect(() => readIcu('{n, number}')).toThrow(/only/);
});

test('what is put into a sentence that runs from right to left is set apart in it', () => {
	const content = JSON.stringify({ key: '{name}: 4' });
	const patterns = (locale: string) =>
		rowsOf([{ locale, content }]).map(({ variantPattern }) => variantPattern);
	expect(JSON.stringify(patterns('ar'))).toContain('\u2068');
	expect(JSON.stringify(patterns('de'))).not.toContain('\u2068');
	// nothing but signs between its inputs: it would run as the sentence does that is put into it
	expect(JSON.stringify(patterns('ar'))).toContain('\u200f');
	expect(JSON.stringify(patterns('de'))).not.toContain('\u200f');
});

test('a % stays on the right of its number in a sentence that runs from right to left', () => {
	const content = JSON.stringify({ key: 'الحصة {percent}%.' });
	const [form] = rowsOf([{ locale: 'ar', content }]);
	const said = JSON.stringify(form?.variantPattern);
	expect(said).toContain('"%\u2069"');
	expect(said).not.toContain('%.');
});

test('which way a language runs is known without a list of languages', () => {
	expect(['ar', 'fa', 'he', 'ur'].filter(turned)).toEqual(['ar', 'fa', 'he', 'ur']);
	expect(['en', 'uk', 'tr', 'zh'].filter(turned)).toEqual([]);
});

test('a Polish word of one letter stays with the next word, and no other language has that', () => {
	const text = 'Świat jest w równowadze, a {name} z nami.';
	const said = (locale: string) =>
		rowsOf([{ locale, content: JSON.stringify({ held: text }) }]).map(({ variantPattern }) =>
			JSON.stringify(variantPattern).replaceAll('\u00a0', '~')
		);
	expect(said('pl').join()).toContain('jest w~równowadze, a~');
	expect(said('pl').join()).toContain(' z~nami.');
	expect(said('en').join()).not.toContain('~');
});
