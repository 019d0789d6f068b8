/** The kinds of fault that readers found: each is refused where it stands, and its right form is not. */
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../scripts/languages/faults.mjs';
import { kindsOf, numbersIn } from '../../../scripts/languages/kinds.mjs';
import { countedInputs } from '../../../scripts/languages/lines.mjs';
import { templateFaults, templateFaultsIn } from '../../../scripts/languages/templates.mjs';

const numbers = new Set(['count', 'points']);
const kinds = (locale: string, text: string) => kindsOf(locale, 'some_key', text, numbers);

const planted: readonly (readonly [string, string, string])[] = [
	['fr', 'Tour de {who}', 'Tour\u202f: {who}'],
	['fr', 'plus fort que {name}', '{name}\u202f: plus faible'],
	['fr', 'Qu’arrive-t-il\u202f? ({who})', '{who}\u202f: qu’arrive-t-il\u202f?'],
	['fr', 'Prêts : {count}', 'Prêts\u202f: {count}'],
	['fr', 'Et toi?', 'Et toi\u202f?'],
	['fr', 'Dis «Oui»', 'Dis «\u202fOui\u202f»'],
	['en', 'Largest share {percent} %', 'Largest share {percent}%'],
	['en', 'A {color} Fence falls.', 'The {color} Fence falls.'],
	['en', 'The desk let somebody in.', 'The facilitator let somebody in.'],
	['de', 'Das Pult hat jemanden hereingelassen.', 'Die Spielleitung hat jemanden hereingelassen.'],
	['es', 'Di “sí”', 'Di «sí»'],
	['es', 'Solo lo ve usted.', 'Nadie más lo ve.'],
	['es', '¿Cómo es vuestro bioma?', '¿Cómo es este bioma?'],
	['pl', 'Miejsce na Państwa zdanie', 'Miejsce na twoje zdanie'],
	['ar', 'بطاقة لـ{name}', 'بطاقة: {name}'],
	['ar', 'لدى الميسر رمز', 'لدى الميسّر رمز'],
	['ar', 'اختر أولا بطاقة', 'اختر أولًا بطاقة'],
	['uk', 'Буде видалено {date}.', '{date} буде видалено.'],
	['en', '{names} is setting a challenge.', 'Setting a challenge: {names}.'],
	['uk', '{names} кидає за позику.', 'Кидок за позику: {names}.'],
	['pl', 'od -2 do 3', 'od −2 do 3'],
	['de', 'Fertig..', 'Fertig …'],
	['en', 'Say "yes" now', 'Say “yes” now'],
	[
		'en',
		'{count} pieces lie there.',
		'{count, plural, one {{count} piece lies} other {{count} pieces lie}} there.'
	],
	['de', 'Noch {points} Punkte', 'Übrige Punkte: {points}'],
	['en', '{count} of {points} have lost nothing.', 'No loss: {count} of {points}'],
	['de', '{count} von 3 Plätzen sind frei.', 'Frei: {count} von 3'],
	['es', 'Le quedan {points}.', 'Le quedan puntos: {points}.'],
	['fr', 'Il restent {count}.', 'Il en reste {count}.'],
	['ar', 'بقيت {count} جولة', 'الجولات الباقية: {count}']
];

describe.each(planted)('in %s', (locale, wrong, right) => {
	test(`“${wrong}” is refused`, () => {
		expect(kinds(locale, wrong)).toHaveLength(1);
	});
	test(`“${right}” is not`, () => {
		expect(kinds(locale, right)).toEqual([]);
	});
});

test('a number is what some language has forms for', () => {
	const { points, ...rest } = { points: '{points, plural, one {#} other {#}}', name: '{name}' };
	expect(numbersIn([{ text: points }, { text: rest.name }])).toEqual(new Set(['points']));
	expect(numbersIn(textsOf('en').values()).has('count')).toBe(true);
});

test('so is what translators are told to be a number of things', () => {
	const counted = new Set(countedInputs());
	for (const name of ['count', 'gap', 'holding', 'score']) expect(counted).toContain(name);
	for (const name of ['who', 'value', 'seats', 'dice', 'society'])
		expect(counted).not.toContain(name);
});

test('signs behind a message and quotation marks of the browser are found in a component', () => {
	expect(templateFaults('<b>{m.goal_title()}:</b>')).toHaveLength(1);
	expect(templateFaults('<p>{kept ? m.status_saved() : m.status_saving()}.</p>')).toHaveLength(1);
	expect(templateFaults('<p aria-label="{m.goal_title()}: {name}"></p>')).toHaveLength(1);
	expect(templateFaults('<q>{cue.say}</q>')).toHaveLength(1);
	expect(templateFaults('<b>{m.goal_title()}</b> {goal}')).toEqual([]);
	expect(templateFaults('<script>const x = { word: m.goal_title() };</script>')).toEqual([]);
});

test('no component has any', () => {
	expect(templateFaultsIn('src')).toEqual([]);
});
