/** Names and sentences in the scripts of the world: what was typed is what a print shows and gives back. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Block, RecordDocument } from '../../src/lib/engine/record.ts';
import { wordOf } from '../../src/lib/print/fonts.ts';
import { breakLines, type Line, type Style } from '../../src/lib/print/lineBreaking.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { isSettable } from '../../src/lib/print/missing.ts';
import { nodesOf, read } from './reading.ts';
import { newFolder } from '../folder.ts';

const SCRIPTS = [
	['Latin', 'Łukasz Żółć', 'Zażółć gęślą jaźń, “naïve” (12 %).'],
	['Greek', 'Ελένη', 'Το ποτάμι δεν κατέβηκε από τους λόφους.'],
	['Cyrillic', 'Дмитро', 'Річка не зійшла з пагорбів, і криниці висохли.'],
	['Vietnamese', 'Nguyễn Thị Hoà', 'Dòng sông không chảy xuống từ đồi.'],
	['Arabic', 'فاطمة الزهراء', 'من التلال (3 سنوات، ٢٠٢٦)؛ فجفَّت الآبار.'],
	['Persian', 'می‌خواهیم', 'ما می‌خواهیم ریشه‌ها به آب برسند.'],
	['Hebrew', 'שרה לוי', 'הנהר לא ירד מן הגבעות (3 קיצים, 12.5%); שָׁלוֹם!'],
	['Devanagari', 'प्रिया शर्मा', 'क्षत्रिय विद्यार्थी नदी से पहाड़ियों तक नहीं उतरी।'],
	['Bengali', 'রাচেল', 'ক্ষমতা: নদী পাহাড় থেকে নামেনি, র‍্যাচেল।'],
	['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ', 'ਦਰਿਆ ਪਹਾੜੀਆਂ ਤੋਂ ਨਹੀਂ ਉਤਰਿਆ (੩)।'],
	['Gujarati', 'પ્રિયા', 'ક્ષત્રિય નદી ટેકરીઓ પરથી ઊતરી નહીં.'],
	['Tamil', 'தமிழ்', 'ஆறு மலையிலிருந்து இறங்கவில்லை; ஸ்ரீ கொடு.'],
	['Telugu', 'లక్ష్మి', 'నది కొండల నుండి దిగలేదు, క్షేత్రం.'],
	['Kannada', 'ಕನ್ನಡ', 'ನದಿ ಬೆಟ್ಟಗಳಿಂದ ಇಳಿಯಲಿಲ್ಲ, ಕ್ಷೇತ್ರ.'],
	['Malayalam', 'മലയാളം', 'നദി കുന്നുകളിൽ നിന്ന് ഇറങ്ങിയില്ല.'],
	['Sinhala', 'ශ්‍රී', 'ගඟ කඳු වලින් බැස්සේ නැත.'],
	['Amharic', 'ሰላማዊት', 'ወንዙ ከኮረብታዎች አልወረደም። (፫)'],
	['Tigrinya', 'ትግርኛ', 'ሩባ ካብ ጎቦታት ኣይወረደን።'],
	['Georgian', 'ნინო ბერიძე', 'მდინარე სამი ზაფხულია მთიდან არ ჩამოსულა.'],
	['Armenian', 'Անահիտ Գրիգորյան', 'Գետը երեք ամառ չի իջել բլուրներից։'],
	['Thai', 'สมหญิง ใจดี', 'แม่น้ำไม่ได้ไหลลงมาจากเนินเขา น้ำในบ่อแห้ง'],
	['Chinese', '王小明', '河流已经三个夏天没有从山上流下来了（第一章）。'],
	['traditional Chinese', '陳美龍', '古老的水井也乾涸了，沒有人談起它。'],
	['Japanese', 'さくら 田中', '川は三度の夏、「丘」から下りてこなかった。'],
	['Korean', '김민준', '강은 세 번의 여름 동안 언덕에서 내려오지 않았다.'],
	['pictures', '🌊🐻', 'Rain 👩‍🌾 and ❤️ 🇺🇦 👍🏽 1️⃣ again 🐸'],
	['many', 'Ana שרה 王', 'The river (נהר) of 12 [شعب] is 河 here.']
] as const;

const record = (...blocks: Block[]): RecordDocument => ({ title: 'T', language: 'en', blocks });
const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });
const story = (name: string, sentence: string, ...more: Block[]) =>
	record({ kind: 'heading', level: 1, text: name }, paragraph(sentence), ...more);
const english = paragraph('The children sing the names of the wells before they drink. '.repeat(3));

const missing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined;
const fileOf = (bytes: Uint8Array): string => {
	const path = join(newFolder(), 'print.pdf');
	writeFileSync(path, bytes);
	return path;
};
/** What pdftotext reads, without the marks by which it says that text turns around. */
const linesRead = (bytes: Uint8Array): string[] =>
	execFileSync('pdftotext', [fileOf(bytes), '-'], { encoding: 'utf8' })
		.replace(/[\u200e\u200f\u202a-\u202e]/g, '')
		.split('\n')
		.map((line) => line.trim().normalize('NFC'));

describe('a name and a sentence', () => {
	test.skipIf(missing('pdftotext')).each(SCRIPTS)(
		'in %s come back letter for letter from pdftotext, on a page of their own and among English',
		async (_, name, sentence) => {
			const pages = [story(name, sentence), story(name, sentence, english)];
			for (const page of pages) {
				const lines = linesRead(await pdfOf(page, 'a4'));
				expect(lines).toContain(name.normalize('NFC'));
				expect(lines).toContain(sentence.normalize('NFC'));
			}
		}
	);

	test.skipIf(missing('qpdf'))(
		'in all scripts make a file that qpdf finds nothing wrong with',
		async () => {
			const blocks = SCRIPTS.flatMap(([, name, sentence]) => story(name, sentence).blocks);
			const path = fileOf(await pdfOf(record(...blocks), 'a4'));
			const answer = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
			expect(answer).toContain('No syntax or stream encoding errors');
		}
	);

	test.each(SCRIPTS)(
		'in %s are set by typefaces in the file, without a mark',
		async (_, name, sentence) => {
			const { text, sheets } = await read(await pdfOf(story(name, sentence), 'a4'));
			expect(text).not.toContain('‹…›');
			expect(sheets.flatMap(({ embedded }) => embedded)).not.toContain(false);
			expect(isSettable(name + sentence)).toBe(true);
		}
	);

	test('are the same file, byte for byte, whatever was printed before', async () => {
		const blocks = SCRIPTS.flatMap(([, name, sentence]) => story(name, sentence).blocks);
		const first = await pdfOf(record(...blocks), 'a4');
		for (const [, name, sentence] of SCRIPTS) await pdfOf(story(sentence, name), 'letter');
		expect(Buffer.compare(first, await pdfOf(record(...blocks), 'a4'))).toBe(0);
	});

	test('of a script without a typeface are marked, and known beforehand', async () => {
		for (const name of ['བོད་སྐད', 'ខ្មែរ', 'မြန်မာ', 'ᏣᎳᎩ']) {
			const { text } = await read(await pdfOf(story(name, 'after'), 'a4'));
			expect(text).toContain('‹…›');
			expect(isSettable(name)).toBe(false);
		}
	});
});

describe('typefaces', () => {
	test('of other scripts are read where a text has such letters, and of Chinese only the files that it needs', async () => {
		// files that other tests have read are not read again
		vi.resetModules();
		const { pdfOf } = await import('../../src/lib/print/pdf.ts');
		const { filesRead } = await import('../../src/lib/print/fonts.ts');
		const fresh = async (text: string) => {
			const before = new Set(filesRead());
			await pdfOf(record(paragraph(text)), 'a4');
			return filesRead().filter((file) => !before.has(file));
		};
		expect((await fresh('plain words, Łódź')).join(' ')).not.toMatch(/noto-sans-|noto-emoji/);
		// words that no other test here prints
		expect((await fresh('鑫')).filter((file) => /-(sc|jp|kr)-/.test(file))).toHaveLength(1);
	});
});

const STYLE: Style = { voice: 'plain', size: 10, leading: 14 };
const readLine = ({ words }: Line) => words.map(({ text }) => text).join('');
/** A line's words as they stand from left to right. */
const seenLine = ({ words, places = [] }: Line) =>
	words
		.map(({ text }, index) => ({ text, place: places[index] ?? 0 }))
		.sort((a, b) => a.place - b.place)
		.map(({ text }) => text)
		.join('|');

describe('lines', () => {
	test.each([
		['הנהר ירד', 'ירד| |הנהר'],
		['ל 12.5 (קיצים)', '(קיצים)| |12.5| |ל'],
		['The נהר לא ירד here', 'The| |ירד| |לא| |נהר| |here'],
		['שרה ate 3 figs!', 'שרה| |ate| |3| |figs!'],
		['שרה אכלה 3 figs!', '!|figs| |3| |אכלה| |שרה'],
		['من (abc 12) إلى', 'إلى| |)|abc| |12|(| |من']
	])('that run both ways show %s in the order in which it is read', (text, seen) => {
		const { lines } = breakLines(text, STYLE, Infinity);
		expect(lines.map(seenLine)).toEqual([seen]);
		expect(lines.map(readLine)).toEqual([text]);
	});

	test('of a paragraph that begins from the right stand at the right edge, others at the left', async () => {
		const leftOf = async (text: string) => {
			const { sheets } = await read(await pdfOf(record(paragraph(text)), 'a4'));
			const pieces = sheets[0]?.pieces.filter((piece) => piece.text.includes('ate')) ?? [];
			return Math.min(...pieces.map(({ x }) => x));
		};
		expect(await leftOf('שרה לוי ate')).toBeGreaterThan(400);
		expect(await leftOf('שרה ate figs')).toBeLessThan(100);
		expect(await leftOf('Ana ate תאנים')).toBeLessThan(70);
	});

	test('by themselves in a cell of a table stand below its head, also where their letters run the other way', async () => {
		const head = ['ماذا', 'كم'];
		const rows = [
			['نقاش', 'x'],
			['Timberland', 'y']
		];
		const table: Block = { kind: 'table', caption: '', head, rows };
		const { sheets } = await read(
			await pdfOf({ title: 'عالم', language: 'ar', blocks: [table] }, 'a4')
		);
		const name = sheets[0]?.pieces.find(({ text }) => text.includes('Timberland'));
		expect(name?.x).toBeGreaterThan(400);
	});

	test.each(['see', 'انظر'])(
		'part an address behind a stroke, a stop or a hyphen, and nowhere else (%s)',
		(before) => {
			const address = 'example.org/a-long/path/of/words/and-some-more.html';
			for (let width = 60; width < 180; width += 6) {
				const { lines } = breakLines(`${before} ${address}`, STYLE, width, before !== 'see');
				const said = lines.map(readLine);
				expect(said.join('').replaceAll(' ', '')).toBe(before + address);
				for (const line of said.slice(0, -1))
					expect([width, line]).toEqual([width, expect.stringMatching(/(?:^see|^انظر|[/.-])$/)]);
			}
		}
	);

	test('part what no stroke, stop or hyphen parts before what is asked of it, or behind a low line', () => {
		const { lines } = breakLines('declaration_of_all_words?and=more', STYLE, 100);
		expect(lines.map(readLine).join('')).toBe('declaration_of_all_words?and=more');
		for (const line of lines.slice(0, -1)) expect(readLine(line)).toMatch(/(?:_|words)$/);
	});

	test('of Arabic have figures and stops as heavy as its letters', () => {
		const { lines } = breakLines('و 4 جولات.', { ...STYLE, voice: 'told' }, Infinity);
		const file = (text: string) =>
			lines.flatMap(({ words }) => words).find((word) => word.text === text)?.runs[0]?.typeface;
		const bold = breakLines('4', { ...STYLE, voice: 'told' }, Infinity).lines[0]?.words[0];
		expect(file('4')).toBeDefined();
		expect(file('4')).not.toBe(bold?.runs[0]?.typeface);
		// so have signs that belong to a word
		const quoted = breakLines('«جولات.»', { ...STYLE, voice: 'told' }, Infinity, true);
		const faces = quoted.lines.flatMap(({ words }) => words).flatMap(({ runs }) => runs);
		expect(faces.length).toBeGreaterThan(1);
		for (const { typeface } of faces) expect(typeface).not.toBe(bold?.runs[0]?.typeface);
	});

	test('of Cyrillic have figures in the typeface of its letters, even at their head', () => {
		const faceOf = (text: string, voice: 'told' | 'plain' = 'told') =>
			breakLines(text, { ...STYLE, voice }, Infinity).lines[0]?.words[0]?.runs[0]?.typeface;
		expect(faceOf('45 хвилин')).toBe(faceOf('4й'));
		expect(faceOf('45 minutes')).toBe(faceOf('45'));
		expect(faceOf('45')).not.toBe(faceOf('4й'));
		// what is read looks alike in any case
		expect(faceOf('45 хвилин', 'plain')).toBe(faceOf('45', 'plain'));
	});

	test('end between words where a script has no spaces, never before what closes nor after what opens', () => {
		const texts = SCRIPTS.filter(([script]) => /Chin|Jap|Thai/.test(script)).map((one) => one[2]);
		for (const text of texts) {
			for (let width = 80; width < 240; width += 7) {
				const lines = breakLines(text, STYLE, width).lines;
				expect(lines.map(readLine).join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
				for (const line of lines) {
					expect(readLine(line)).not.toMatch(/^(?:[、。，）」]|\p{M})|[（「]$/u);
					expect(line.width).toBeLessThanOrEqual(width + 0.01);
				}
			}
		}
		expect(breakLines('แม่น้ำไหล', STYLE, 30).lines.map(readLine)).toEqual(['แม่น้ำ', 'ไหล']);
	});

	test('lose no letter and leave no room, whatever scripts meet', () => {
		const words = fc.constantFrom(
			...SCRIPTS.flatMap(([, name, text]) => [name, ...text.split(' ')]),
			'ا'.repeat(90)
		);
		fc.assert(
			fc.property(
				fc.array(words, { maxLength: 12 }),
				fc.integer({ min: 40, max: 300 }),
				(list, width) => {
					const { lines } = breakLines(list.join(' '), STYLE, width);
					// the space within "3 %" is one that no line breaks at
					expect(
						lines
							.map(readLine)
							.join('')
							.replace(/[ \u00a0]/g, '')
					).toBe(list.join('').normalize('NFC').replace(/ /g, ''));
					for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
				}
			),
			{ numRuns: 60 }
		);
	});
});

test('what runs from right to left is told to screen readers as it was typed', async () => {
	const typed = 'הנהר (3 קיצים)';
	const bytes = Buffer.from(await pdfOf(record(paragraph(typed)), 'a4')).toString('latin1');
	const hex = Buffer.from(typed, 'utf16le').swap16().toString('hex');
	expect(bytes).toContain(`/S/P`);
	expect(bytes).toMatch(new RegExp(`/S/P[^\\n]*/ActualText <feff${hex}>`));
	const { sheets } = await read(Buffer.from(bytes, 'latin1'));
	expect(nodesOf(sheets[0]?.tree ?? []).map(({ role }) => role)).toContain('P');
});

/** Where the marks of a word stand, from the lowest to the highest. */
const heights = (text: string) => {
	const { runs } = wordOf(text, 'plain', { rtl: /\p{Script=Arabic}/u.test(text), han: 'sc' });
	return runs
		.flatMap(({ rise, glyphs }) => glyphs.map(({ letters: [letter = 0] }) => ({ rise, letter })))
		.filter(({ letter }) => /\p{M}/u.test(String.fromCodePoint(letter)))
		.sort((a, b) => a.rise - b.rise)
		.map(({ letter }) => letter);
};

test('a vowel stands above the sign of a doubled letter, a tone above the ring of am', () => {
	expect(heights('نَّ'.normalize('NFC'))).toEqual([0x651, 0x64e]);
	expect(heights('น้ำ').at(-1)).toBe(0xe49);
});
