/** Class lists in the columns in which programs of schools in seven languages save them. */
import { expect, test } from 'vitest';
import { read } from '../../../src/lib/table/classList/reading.ts';

const namesIn = (text: string) => read(text).pupils.map(({ name }) => name);
const faultsIn = (text: string) => read(text).faults.map(({ line, kind }) => [line, kind]);

test.each([
	['Moodle', 'First name,Surname,Email address\nAnna,Ibsen,a@x.org\nBen,Öz,b@x.org'],
	['Google Classroom', 'Last Name,First Name,Email Address\nIbsen,Anna,a@x.org\nÖz,Ben,b@x.org'],
	['SIMS', '"Legal Surname","Legal Forename","Reg"\n"Ibsen","Anna","7A"\n"Öz","Ben","7A"'],
	['Engage', 'Pupil Name,Form\n"IBSEN, Anna",7A\n"ÖZ, Ben",7A'],
	['PowerSchool', '"Student Name","Student Number"\n"Ibsen, Anna","1001"\n"Öz, Ben","1002"'],
	['Infinite Campus', 'Student Name (Last, First)\tGrade\nIbsen, Anna\t6\nÖz, Ben\t6'],
	['WebUntis', 'longName\tforeName\tgender\tklasse.name\nIbsen\tAnna\tw\t6b\nÖz\tBen\tm\t6b'],
	['ASV', 'Familienname;Rufname;Vornamen;Klasse\nIbsen;Anna;Anna Maria;6b\nÖz;Ben;Ben;6b'],
	['SchILD', 'Interne ID-Nummer|Nachname|Vorname|Klasse\n1|Ibsen|Anna|06B\n2|Öz|Ben|06B'],
	['a German list by hand', 'Name;Vorname;Klasse\nIbsen;Anna;6b\nÖz;Ben;6b'],
	['a German list in one column', 'Nr.;Name, Vorname\n1;Ibsen, Anna\n2;Öz, Ben'],
	['Pronote', 'Élève;Né(e) le;Sexe\nDE LA TOUR Anna;01/02/2013;F\nÖZ Ben;03/02/2013;G'],
	['Siècle', 'NOM DE FAMILLE;PRENOM 1;DIVISION\nIBSEN;Anna;6B\nOZ;Ben;6B'],
	['Séneca', '"Alumno/a","Unidad"\n"Ibsen Ruiz, Anna","6B"\n"Öz Mora, Ben","6B"'],
	['Rayuela', 'Apellidos y nombre\tUnidad\nIbsen Ruiz, Anna\t6B\nÖz Mora, Ben\t6B'],
	[
		'a Spanish list by hand',
		'Primer apellido;Segundo apellido;Nombre\nIbsen;Ruiz;Anna\nÖz;Mora;Ben'
	],
	['Librus', 'Lp.;Nazwisko i imię;Klasa\n1;Ibsen Anna;6b\n2;Öz Ben;6b'],
	['Vulcan', 'Nazwisko;Imię pierwsze;PESEL\nIbsen;Anna;123\nÖz;Ben;456'],
	['Anna IBSEN', 'Name\nAnna IBSEN\nBen ÖZ']
])('%s', (_, text) => {
	expect([namesIn(text), faultsIn(text)]).toEqual([['Anna', 'Ben'], []]);
});

test.each([
	['НЗ', '№;Прізвище, ім’я, по батькові;Клас\n1;Шевченко Олена Іванівна;6-Б\n2;Коваль Юрій;6-Б'],
	['ПІБ', '№;ПІБ учня\n1;Шевченко Олена Іванівна\n2;Коваль Юрій Петрович']
])('a Ukrainian list with the father’s name: %s', (_, text) => {
	expect([namesIn(text), faultsIn(text)]).toEqual([['Олена', 'Юрій'], []]);
});

test.each([
	['Noor', 'م;اسم الطالب;رقم الهوية\n1;ليلى حداد;1234\n2;يوسف منصور;1235', 'ليلى حداد'],
	['a list in two columns', 'الرقم;اسم التلميذ;اللقب\n1;ليلى;حداد\n2;يوسف;منصور', 'ليلى']
])('an Arabic list: %s', (_, text, first) => {
	expect(namesIn(text)[0]).toBe(first);
	expect(faultsIn(text)).toEqual([]);
});

test('what stands above the words of the columns is shown, and no name', () => {
	const text = 'Class 6b – Mrs Smith\n\nSurname;Forename\nIbsen;Anna\nÖz;Ben';
	expect([namesIn(text), faultsIn(text)]).toEqual([['Anna', 'Ben'], [[1, 'no-name']]]);
});

test.each([
	['surnames that are words too', 'Jan;Last\nMia;First', ['Jan Last', 'Mia First']],
	['a word among names', 'Anna\nName\nBen', ['Anna', 'Name', 'Ben']],
	['one name in capitals', 'Name\nAnna IBSEN\nBen', ['Anna IBSEN', 'Ben']],
	['more surnames than can be told', 'Apellidos y nombre\nIbsen Ruiz Anna', ['Ibsen Ruiz Anna']]
])('nothing is taken apart where nobody can say: %s', (_, text, names) => {
	expect(namesIn(text)).toEqual(names);
});

test('a group in which everybody is, is the class', () => {
	const text = (of: (at: number) => string) =>
		[
			'Nombre;Grupo',
			...Array.from({ length: 9 }, (_, at) => `Name ${'ABCDEFGHI'[at] ?? ''};${of(at)}`)
		].join('\n');
	const groupsIn = (written: string) => new Set(read(written).pupils.map(({ group }) => group));
	expect(groupsIn(text(() => '6B'))).toEqual(new Set(['']));
	expect(groupsIn(text((at) => String(at % 3)))).toEqual(new Set(['0', '1', '2']));
});
