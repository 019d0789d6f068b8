/** Bytes of a list as text, as programs of all kinds have written them. */
import { expect, test } from 'vitest';
import { decoded } from '../../../src/lib/table/classList/decoding.ts';

const textIn = (bytes: Uint8Array) => Reflect.get(decoded(bytes), 'text') as unknown;
const GERMAN = 'Vorname;Nachname;Gruppe\r\nJürgen;Groß;1\r\nZoë;Ångström;2\r\nAnna;Schäfer;2\r\n';

/** UTF-16 as a program writes it, with its mark or without. */
function utf16(text: string, big: boolean, mark: boolean): Uint8Array {
	const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
	return big ? bytes.swap16() : bytes;
}

test.each([
	['Latin', GERMAN],
	['Cyrillic', "Ім'я;Прізвище\r\nОлена;Шевченко\r\n"],
	['Arabic', 'الاسم;اللقب\r\nليلى;حداد\r\n'],
	['Greek', 'Όνομα\r\nΓιώργος\r\n'],
	['Hebrew', 'שם\r\nדוד\r\n'],
	['Chinese', '姓名\r\n王小明\r\n'],
	['Devanagari', 'नाम\r\nआरव\r\n'],
	['Hangul', '이름\r\n김민준\r\n']
])('%s letters in UTF-8 and UTF-16, with a mark and without', (_, text) => {
	expect(textIn(Buffer.from(text))).toBe(text);
	expect(textIn(Buffer.from(`\ufeff${text}`))).toBe(text);
	for (const big of [false, true]) {
		for (const mark of [false, true]) expect(textIn(utf16(text, big, mark))).toBe(text);
	}
});

test.each([
	['windows-1252', GERMAN],
	['windows-1252', 'Jörg\r\nZoé\r\nAnna\r\nBen\r\n'],
	['windows-1252', 'Nombre,Apellidos\r\nÍñigo,Muñoz\r\nBegoña,Pérez\r\n'],
	['windows-1252', 'Prénom;Nom\r\nHélène;Lefèvre\r\nFrançois;Côté\r\n'],
	['windows-1252', 'Søren\r\n'],
	[
		'windows-1250',
		'Imię;Nazwisko\r\nŁukasz;Wójcik\r\nŻaneta;Śliwińska\r\nMałgorzata;Kołodziej\r\n'
	],
	['windows-1251', "Ім'я;Прізвище\r\nОлена;Шевченко\r\nЮрій;Коваленко\r\nНаталія;Бондаренко\r\n"],
	['windows-1256', 'الاسم;اللقب\r\nليلى;حداد\r\nيوسف;منصور\r\nفاطمة;الزهراء\r\n'],
	['shift_jis', '名前\r\n佐藤はな\r\n鈴木たろう\r\n']
])('%s is found out: %j', (encoding, text) => {
	expect(decoded(written(encoding, text))).toEqual({ text, encoding });
});

test('what was found out wrongly can be said', () => {
	const text = 'Łucja\r\n';
	expect(decoded(written('windows-1250', text), 'windows-1250')).toEqual({
		text,
		encoding: 'windows-1250'
	});
});

/** A text in the bytes of an encoding: the one that decodes to each letter. */
function written(encoding: string, text: string): Uint8Array {
	const bytes = new Map<string, number[]>();
	const decoder = new TextDecoder(encoding);
	const known = (all: number[]) => {
		const letter = decoder.decode(Uint8Array.from(all));
		if (Array.from(letter).length === 1 && !bytes.has(letter)) bytes.set(letter, all);
	};
	for (let one = 0; one < 256; one += 1) known([one]);
	for (let one = 0x81; one < 0xfd; one += 1)
		for (let other = 0x40; other < 0xfd; other += 1) known([one, other]);
	return Uint8Array.from(Array.from(text).flatMap((letter) => bytes.get(letter) ?? []));
}

test.each([
	['a spreadsheet of today', [0x50, 0x4b, 3, 4, 20, 0, 6, 0], 'spreadsheet'],
	['a spreadsheet of old', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'spreadsheet'],
	['a page to print', [...Buffer.from('%PDF-1.7\n%âãÏÓ')], 'not-text'],
	['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82], 'not-text'],
	['a very long file', Array.from({ length: 1024 * 1024 + 1 }, () => 65), 'too-long']
])('%s is no list', (_, bytes, fault) => {
	expect(decoded(Uint8Array.from(bytes))).toEqual({ fault });
});

test('a file with nothing in it is an empty text', () => {
	expect(textIn(new Uint8Array())).toBe('');
});
