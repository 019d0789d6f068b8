import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, cleanTexts } from '../../../src/lib/server/base/names.ts';

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

const KEPT = {
	'Persian with a joint kept apart': 'علی‌رضا',
	'Persian with marks': 'مِی‌خواهَم',
	Sinhala: 'ශ්‍රී',
	Bengali: 'র‍্যাচেল',
	'Bengali, spelt the other way': 'র্‍যাচেল',
	'Hindi with a half letter': 'क्‍षमा',
	'Malayalam with an old chillu at its end': 'അവന്‍',
	'Kannada with a sign kept apart': 'ರಾಜ್‌ಕುಮಾರ್',
	'Urdu year': '۱۴۰۲ ه‍',
	'Mongolian with a chosen shape': 'ᠠᠨ\u180e\u1820',
	'Japanese with its own form of a letter': '葛\u{e0100}城',
	'Old variants of Han': '㐂\ufe00',
	Wales: '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
	Scotland: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ann',
	Pirates: '🏴‍☠️',
	'A coloured heart and a plain one': '❤️ ❤︎',
	'A number in a frame': '1️⃣ #️⃣',
	'Tones and joints': '👩🏽‍❤️‍👨🏾 🧑🏿‍🚀 🏳️‍🌈 👁️‍🗨️',
	Germany: '🇩🇪'
};
test.each(Object.entries(KEPT))('%s stays as it is written, in names and texts', (_, written) => {
	expect(cleanName(written)).toBe(written.normalize('NFC'));
	expect(cleanTexts(written)).toBe(written.normalize('NFC'));
});

/** What is drawn as nothing. */
const NOTHING =
	/[\u{16fe4}\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Noncharacter_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}\ufff9-\ufffc]/u;

test('a name of nothing that is seen is none, and beside a name nothing unseen stays', () => {
	for (let point = 0; point < 0xe0200; point++) {
		if (point === 0x1e000) point = 0xe0000; // between them is nothing of the kind
		const sign = String.fromCodePoint(point);
		if (!NOTHING.test(sign)) continue;
		for (const name of [sign, ` ${sign}${sign} `, `${sign}\u0301`, `\u200d${sign}\ufe0f`])
			if (cleanName(name) !== '') expect(`U+${point.toString(16)}`).toBe('nothing');
		for (const name of [`Ann${sign}`, `${sign}Ann`, `A${sign}\u200dnn`, `1${sign}`])
			if (!['Ann', 'A nn', '1'].includes(cleanName(name)))
				expect(`U+${point.toString(16)}`).toBe('gone');
	}
	for (const name of ['\u0301', '\u20e3', '🏴'.replace(/./u, '') + '\u{e0067}\u{e007f}'])
		expect(cleanName(name)).toBe('');
});

test('joiners and tags go where nothing is spelt with them', () => {
	expect(cleanName('علی\u200c')).toBe('علی');
	expect(cleanName('علی\u200c\u200c\u200bرضا')).toBe('علی\u200cرضا');
	expect(cleanName('😀\ufe0f\ufe0f\u200d\u200d')).toBe('😀\ufe0f');
	expect(cleanTexts('Auf\u200clage')).toBe('Auflage');
	expect(cleanName('🏴\u{e0068}\u{e0069}')).toBe('🏴');
	expect(cleanName('Hi\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}')).toBe('Hi');
});

test('a name that is cut does not end in what kept its letters apart', () => {
	const name = cleanName('ن\u200c'.repeat(40));
	expect(name).toBe(cleanName(name));
	expect(name).toMatch(/ن$/u);
});

/** Letters, marks and what is unseen, close together, as no sane text has them. */
const MIXED = fc.string({
	unit: fc.constantFrom(
		...['a', 'e', '1', ' ', 'ن', 'ی', '\u064e', 'र', '\u094d', '漢', 'ᠠ', '😀', '🏴', '🏽', '❤'],
		...['\u200c', '\u200d', '\ufe0f', '\ufe00', '\u0301', '\u20e3', '\u034f', '\u115f', '\u2800'],
		...['\u{e0067}', '\u{e0062}', '\u{e0073}', '\u{e007f}', '\u{e0100}', '\u0000', '\n', '\u202e']
	),
	maxLength: 60
});

test('whatever stands beside whatever, what is cleaned is clean', () => {
	fc.assert(
		fc.property(MIXED, (typed) => {
			const [name, text] = [cleanName(typed), cleanTexts(typed)];
			expect(cleanName(name)).toBe(name);
			expect(cleanTexts(text)).toBe(text);
			expect(name === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)).toBe(true);
		}),
		{ numRuns: 2000 }
	);
});

test('texts keep their line breaks, and are cleaned however deep they stand', () => {
	const given = { a: [{ b: 'x\r\ny\u0007\u202e' }], n: 1, z: null };
	expect(cleanTexts(given)).toEqual({ a: [{ b: 'x\ny' }], n: 1, z: null });
});
