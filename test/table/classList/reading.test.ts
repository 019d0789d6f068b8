/** What schools' programs and people write as a list is read, or shown line by line. */
import { describe, expect, test } from 'vitest';
import { read } from '../../../src/lib/table/classList/reading.ts';

const namesIn = (text: string) => read(text).pupils.map(({ name }) => name);
const faultsIn = (text: string) =>
	read(text).faults.map(({ line, kind, first }) => [line, kind, first]);

test.each([
	['one name a line', 'Anna\nBen\nCem', ['Anna', 'Ben', 'Cem']],
	['lines that Windows ends, with empty ones', 'Anna\r\n\r\n  \r\nBen\r\n', ['Anna', 'Ben']],
	['one line with commas', 'Anna, Ben, Cem, Dora', ['Anna', 'Ben', 'Cem', 'Dora']],
	['one line with semicolons', 'Anna; Ben; Cem', ['Anna', 'Ben', 'Cem']],
	['empty columns', ';Anna;;\n;Ben;;\n;;;\n;Cem;;', ['Anna', 'Ben', 'Cem']],
	['numbers before the names', '1. \tAnna\n2. \tBen\n3. \tCem', ['Anna', 'Ben', 'Cem']],
	['quotes', '"Anna"\n"Ben ""Benni"""\n"Cem"', ['Anna', 'Ben "Benni"', 'Cem']],
	['what Excel was told to keep', '="Anna";="6b"\n="Ben";="6b"', ['Anna 6b', 'Ben 6b']],
	[
		'the line that tells Excel where to split',
		'sep=;\r\nName;Class\r\nAnna;6b\r\nBen;6b',
		['Anna', 'Ben']
	],
	['surname first, with a comma', 'Ibsen, Anna\nMüller, Ben\nÖz, Cem', ['Anna', 'Ben', 'Cem']],
	['surname first in quotes', 'Pupil;Class\n"Ibsen, Anna";6b\n"Müller, Ben";6b', ['Anna', 'Ben']],
	['names with a number', 'Name 1\nName 2', ['Name 1', 'Name 2']],
	['pictures', '🦊\n🐻\n👩‍🚀', ['🦊', '🐻', '👩‍🚀']]
])('%s', (_, text, names) => {
	expect([namesIn(text), faultsIn(text)]).toEqual([names, []]);
});

test.each([
	['en', 'Surname,Forename,Year,Reg'],
	['de', 'Nachname;Vorname;Klasse;Geburtsdatum'],
	['fr', 'NOM;Prénom;Classe;Né(e) le'],
	['es', 'Apellidos\tNombre\tCurso\tFecha'],
	['pl', 'Nazwisko;Imię;Klasa;Data urodzenia'],
	['uk', "Прізвище;Ім'я;Клас;Дата"],
	['ar', 'اللقب;الاسم الأول;القسم;التاريخ']
])('the words that a program in %s writes above its columns are known', (_, head) => {
	const by = /[,;\t]/.exec(head)?.[0] ?? '';
	const text = [
		head,
		['Ibsen', 'Anna', '6b', '1.2.2014'].join(by),
		['Öz', 'Cem', '6b', ''].join(by)
	];
	expect(namesIn(text.join('\r\n'))).toEqual(['Anna', 'Cem']);
});

test.each([
	['Latin', 'Zoë'],
	['Cyrillic', 'Наталія'],
	['Arabic', 'فاطمة'],
	['Greek', 'Γιώργος'],
	['Hebrew', 'דוד'],
	['Chinese', '王小明'],
	['Devanagari', 'आरव'],
	['Hangul', '김민준']
])('a name in %s letters is one', (_, name) => {
	expect(namesIn(`Name;Group\n${name};1\nBen;2`)).toEqual([name, 'Ben']);
});

describe('two of one name', () => {
	test('are told apart by as much of their surnames as that takes', () => {
		const text = 'First name,Last name\nAnna,Klein\nAnna,Kramer\nAnna,Otto\nBen,Otto';
		expect(namesIn(text)).toEqual(['Anna Kl.', 'Anna Kr.', 'Anna O.', 'Ben']);
	});
	test('are shown where nothing tells them apart, however they are written', () => {
		expect(faultsIn('Name;Group\nAnna;1\nBen;1\nANNA;2')).toEqual([[4, 'same', 2]]);
	});
	test('are one where the whole line is the same', () => {
		expect(faultsIn('Anna\nBen\nAnna')).toEqual([[3, 'again', 1]]);
	});
});

test('a line that is no name is shown with its number, and the others are read', () => {
	const text = ['Name', 'Anna', '=HYPERLINK("x")', '+49 170', '12', 'A'.repeat(25), 'Ben'];
	expect(namesIn(text.join('\n'))).toEqual(['Anna', 'Ben']);
	expect(faultsIn(text.join('\n'))).toEqual([
		[3, 'formula', 0],
		[4, 'formula', 0],
		[5, 'no-name', 0],
		[6, 'long', 0]
	]);
});

test('a line without a name among others that have one is shown', () => {
	expect(faultsIn('Nr;Name;Group\n1;Anna;1\n2;;1\n3;Ben;2')).toEqual([[3, 'no-name', 0]]);
});

test('a quotation mark that is never closed spoils its own line only', () => {
	const text = 'Name;Group\nAnna;1\n"Ben;1\nCem;2\nDora;2';
	expect([namesIn(text), faultsIn(text)]).toEqual([['Anna', 'Cem', 'Dora'], [[3, 'quotes', 0]]]);
});

test('a cell over two lines is one name, and the lines after it keep their numbers', () => {
	expect(faultsIn('Name;Group\n"Anna\nMaria";1\nBen;1\n=1;2')).toEqual([[5, 'formula', 0]]);
});

test.each([
	['nothing', '', 'empty'],
	['lines with nothing on them', ' \n;;\n\t\n', 'empty'],
	['words above columns, and no line under them', 'Name;Group\n', 'empty'],
	[
		'three hundred lines',
		Array.from({ length: 300 }, (_, one) => `Name ${String(one)}`).join('\n'),
		'many'
	],
	[
		'forty-one lines',
		Array.from({ length: 41 }, (_, one) => `N${'x'.repeat(1 + (one % 9))}${String(one)}`).join(
			'\n'
		),
		'many'
	],
	['marks', '2\n3\n1,5\n4', 'figures'],
	['marks in two columns', '1;2,3\n2;1,0\n3;4,0', 'figures']
])('%s: nothing is taken, and it is said why', (_, text, why) => {
	expect(read(text)).toMatchObject({ pupils: [], whole: why });
});

test('forty lines under their head are read', () => {
	const text = ['Name', ...Array.from({ length: 40 }, (_, one) => `Child ${String(one)}`)].join(
		'\n'
	);
	expect(read(text)).toMatchObject({ whole: null, lines: 40 });
	expect(namesIn(text)).toHaveLength(40);
});

describe('groups', () => {
	const groupsIn = (text: string) => read(text).pupils.map(({ name, group }) => [name, group]);
	test('stand under their word', () => {
		expect(groupsIn('Tisch;Name\nRot;Anna\nBlau;Ben')).toEqual([
			['Anna', 'Rot'],
			['Ben', 'Blau']
		]);
	});
	test('are a column of few words, each for several', () => {
		const text = 'Anna;red\nBen;red\nCem;blue\nDora;blue';
		expect(groupsIn(text).map(([, group]) => group)).toEqual(['red', 'red', 'blue', 'blue']);
	});
	test('are small numbers after the names', () => {
		expect(groupsIn('Anna\t1\nBen\t1\nCem\t2')[2]).toEqual(['Cem', '2']);
	});
	test('are not marks, dates, numbers of a class book, or what is said of boys and girls', () => {
		const text =
			'1;Anna;w;2,3;1.2.2014\n2;Ben;m;1,7;3.4.2014\n3;Cem;m;2,3;1.2.2014\n4;Dora;w;2,3;5.5.2013';
		expect(groupsIn(text)).toEqual(['Anna', 'Ben', 'Cem', 'Dora'].map((name) => [name, '']));
	});
});

test('whom somebody is kept apart from is read where both are on the list', () => {
	const text = 'Name;Group;Apart\nAnna;1;Ben+Zoe\nBen;2;\nCem;1;Cem';
	expect(read(text).apart).toEqual([['Anna', 'Ben']]);
});
