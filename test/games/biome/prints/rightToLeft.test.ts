/** Prints in a language that runs from right to left: everything on a page is turned over, but for what looks the same everywhere. */
import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { challengeCards } from '../../../../src/lib/games/biome/challenges/cards.ts';
import { guide } from '../../../../src/lib/games/biome/guide.ts';
import { atlas } from '../../../../src/lib/games/biome/history/atlas/given.ts';
import { book, lookedBack, posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { ownPage, pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { blankSheet, booklet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { BIOMES } from '../../../../src/lib/games/biome/rules/state.ts';
import { biomeName } from '../../../../src/lib/games/biome/words/terms.ts';
import * as m from '../../../../src/lib/paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { bound } from '../../../../src/lib/print/binding.ts';
import { bookletOf } from '../../../../src/lib/print/book/booklet.ts';
import { bookOf, svgOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { runSheet } from '../../../../src/lib/print/runSheet.ts';
import { boardRecord } from '../../../print/boardRecord.ts';
import { nodesOf, read, type Reading } from '../../../print/reading.ts';
import { canCheck, pairsUpon, small, stored, unpacked } from '../../../print/sound.ts';
import { ARABIC_VOICES, longTold, toldGame } from './told.ts';
import { overlapping, setOn } from '../history/set.ts';
import { broughtBy } from './brought.ts';

const MM = 72 / 25.4;
const occasion = {
	...{ table: 'مياه الشوك', date: '14 مايو 2030' },
	names: { 0: 'أمل', 1: 'Adaeze', 2: '王小明', 3: 'דניאל', 4: 'يوسف' },
	written: { 0: { notes: 'نسينا الآبار الجنوبية.', caption: 'دلتانا عند الفجر' } }
};
const options = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const lesson = toldGame({ seats: 5, seed: 47, options, voices: ARABIC_VOICES });

/** Every kind of print, how far from the right edge of its first page its first words begin, in mm, and how it is put together in the language that is spoken then. */
const KINDS: readonly (readonly [string, number, () => RecordDocument])[] = [
	['the book', 16, () => book(lesson, occasion)],
	['the book to fold', 12.6, () => ({ ...book(lesson, occasion), folded: true })],
	['the record', 16, () => history(lesson, occasion)],
	['a sheet', 92, () => sheet(lesson, 0, occasion)],
	['all sheets', 92, () => booklet(lesson, occasion)],
	['the page', 16, () => pagedOnePage(lesson, occasion)],
	['the poster', 18, () => posterOn('a3')(lesson, occasion)],
	['the wall', 18, () => posterOn('wall')(lesson, occasion)],
	['looking back', 16, () => lookedBack(lesson, occasion)],
	['a page of one’s own', 92, () => pagedOwnPage(lesson, 1, occasion)],
	['a page of one’s own in blocks', 16, () => ownPage(lesson, 1, occasion)],
	['contribution sheets', 16, () => broughtBy(lesson, occasion.names)],
	['a book of ninety turns', 16, () => book(longTold(lesson, 90), occasion)],
	['the atlas of a class', 16, () => atlas('الصف 8ب', [{ view: lesson, occasion }])],
	['a blank sheet', 92, () => blankSheet()],
	['cards', 35, () => challengeCards()],
	['a run sheet', 16, () => runSheet('Biome', guide, 45)],
	['a board game’s record', 16, () => boardRecord(occasion)],
	['the booklet of a workshop', 16, () => workshop()]
];
const workshop = (): RecordDocument =>
	bound(
		'الصف 8ب',
		[occasion.table, 'Saltmarsh'].map((title) => ({
			title,
			book: book(lesson, occasion),
			sheets: booklet(lesson, occasion)
		})),
		[
			{ title: occasion.table, facts: [{ label: m.print_sheets(), value: 'خمسة' }] },
			{ title: 'Saltmarsh', facts: [{ label: m.print_sheets(), value: 'خمسة' }] }
		]
	);

const made = async (record: RecordDocument): Promise<Uint8Array> =>
	record.parts
		? bookletOf(record, 'a4', () => undefined)
		: ((await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4')));

/** Where words or lines stand on their page, in points from its top left corner, as pdftotext makes them out; Arabic as it is seen. */
interface Seen {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly foot: number;
}
interface SeenPage {
	readonly width: number;
	readonly height: number;
	readonly seen: readonly Seen[];
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g;
const WORD =
	/<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)<\/word>/g;

function seenIn(bytes: Uint8Array): SeenPage[] {
	const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
	const said = execFileSync('pdftotext', ['-bbox', stored(bytes), '-'], options);
	return Array.from(said.matchAll(PAGE), ([, width, height, words = '']) => ({
		width: Number(width),
		height: Number(height),
		seen: Array.from(words.matchAll(WORD), ([, left, top, right, foot, text = '']) => ({
			text: text.replace(/[\u200e\u200f]/g, '').trim(),
			...{ left: Number(left), right: Number(right), top: Number(top), foot: Number(foot) }
		})).filter(({ text }) => text !== '')
	}));
}

const turned = (text: string) => Array.from(text).toReversed().join('');
const found = ({ seen }: SeenPage, text: string): Seen => {
	const one = seen.find((other) => other.text === text || other.text === turned(text));
	if (!one) throw new Error(`nothing says ${text}`);
	return one;
};

const middleOf = ({ top, foot }: Seen): number => Math.round((top + foot) / 2);

/** What stands outside of 12 mm, to the left or to the right. */
const beyond = (pages: readonly SeenPage[]): string[] =>
	pages.flatMap(({ width, seen }, page) =>
		seen
			.filter(({ left, right }) => left < 12 * MM - 0.6 || right > width - 12 * MM + 2.5)
			.map(({ text }) => `${String(page + 1)}: ${text}`)
	);

/** What lies on something else: the middle of its height, where its small letters are. */
const upon = (pages: readonly SeenPage[]): string[] =>
	pages.flatMap(({ seen }, page) => {
		const boxes = seen.map(({ text, left, right, top, foot }) => {
			const [middle, half] = [(top + foot) / 2, (foot - top) * 0.14];
			return { text, left, right, low: middle - half, high: middle + half };
		});
		return pairsUpon(boxes, 2.5).map((pair) => `${String(page + 1)}: ${pair}`);
	});

const canRead = canCheck && spawnSync('pdftotext', ['-v']).error === undefined;

const spoken = getLocale;
beforeAll(() => {
	overwriteGetLocale(() => 'ar');
});
afterAll(() => {
	overwriteGetLocale(spoken);
});

describe.skipIf(!canRead).each(KINDS)('in Arabic %s', (kind, inset, record) => {
	let bytes: Uint8Array;
	let pages: SeenPage[];
	beforeAll(async () => {
		bytes = await made(record());
		pages = seenIn(bytes);
	});

	test('has all of its text within 12 mm, at 9 points and more, and none upon other text', async () => {
		expect(beyond(pages)).toEqual([]);
		expect(upon(pages)).toEqual([]);
		expect(small(await read(bytes))).toEqual([]);
	});

	test('says that its pages are leafed from right to left', () => {
		expect(unpacked(stored(bytes))).toContain('/Direction /R2L');
	});

	test('begins at the right', () => {
		const [page] = pages;
		if (!page) throw new Error('no page');
		const width = kind === 'the book to fold' ? page.width / 2 : page.width;
		const [first] = page.seen
			.filter(({ left }) => left < width)
			.toSorted((one, other) => middleOf(one) - middleOf(other) || other.right - one.right);
		expect(Math.abs(width - (first?.right ?? 0) - inset * MM)).toBeLessThan(3);
	});
});

describe('a page in Arabic', () => {
	const readBoth = async (record: () => RecordDocument) => {
		const arabic = await read(await made(record()));
		overwriteGetLocale(() => 'en');
		const english = await read(await made(record()));
		overwriteGetLocale(() => 'ar');
		return { arabic, english };
	};

	test('is tagged in the same order as one in English', async () => {
		const rolesOf = ({ sheets }: Reading) =>
			sheets.map(({ tree }) => nodesOf(tree).map(({ role }) => role));
		const { arabic, english } = await readBoth(() => blankSheet());
		expect(rolesOf(arabic)).toEqual(rolesOf(english));
	});

	test.skipIf(!canRead)(
		'has the first column of a table at the right, and numbers at the end of theirs',
		async () => {
			const table: RecordDocument = {
				...{ title: 'عنوان', language: 'ar' },
				blocks: [
					{
						kind: 'table',
						...{ caption: '', head: ['أول', 'ثان', 'ثالث'], rows: [['باء', 'Ana', '12']] },
						align: ['start', 'start', 'end']
					}
				]
			};
			const [page] = seenIn(await pdfOf(table, 'a4'));
			if (!page) throw new Error('no page');
			const [first, second, third] = ['أول', 'ثان', 'ثالث'].map((text) => found(page, text));
			const [name, number] = ['Ana', '12'].map((text) => found(page, text));
			if (!first || !second || !third || !name || !number) throw new Error('a cell is missing');
			expect(first.right).toBeCloseTo(page.width - 16 * MM - 6, 0);
			expect(first.left).toBeGreaterThan(second.right);
			expect(second.left).toBeGreaterThan(third.right);
			// a number has no letters and stands where lines end, a name in Latin letters where it begins
			expect(number.left).toBeCloseTo(16 * MM + 6, 0);
			expect(name.left).toBeGreaterThan(number.right + 20);
			expect(name.right).toBeLessThan(second.right);
		}
	);

	test.skipIf(!canRead)(
		'has its number at the outer edge of a book that opens to the right',
		async () => {
			const pages = seenIn(await made(book(lesson, occasion))).slice(1);
			pages.forEach((page, index) => {
				const number = page.seen.findLast(
					({ text, top }) => text === String(index + 2) && top > page.height - 20 * MM
				);
				const even = index % 2 === 0;
				expect(number?.[even ? 'right' : 'left']).toBeCloseTo(
					even ? page.width - 16 * MM : 16 * MM,
					0
				);
			});
		}
	);

	test('has on half a sheet every biome’s whole name beside who plays it, and brackets that turn', () => {
		const { lines } = setOn(lesson, occasion, 'a4', true);
		expect(overlapping(lines)).toEqual([]);
		const names = BIOMES.slice(0, 5).map(biomeName);
		const pageOf = (text: string) => lines.find((line) => line.text === text)?.page;
		for (const head of [m.book_who(), m.book_before()]) {
			const said = lines.filter(({ page }) => page === pageOf(head)).map(({ text }) => text);
			for (const name of names) expect(said.join(' ')).toContain(name);
		}
		// one by itself would be set as in a text from left to right
		expect(lines.map(({ text }) => text)).not.toContain('(');
	});

	test('shows a board as it is in every language', async () => {
		const { arabic, english } = await readBoth(() => boardRecord(occasion));
		const columns = ({ sheets: [sheet] }: Reading) =>
			['a', 'b', 'c', 'd', 'e'].map(
				(name) => sheet?.pieces.find(({ text }) => text.trim() === name)?.x ?? NaN
			);
		const steps = (xs: readonly number[]) => xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
		const [turned, plain] = [columns(arabic), columns(english)].map(steps);
		expect(turned?.every((step) => step > 10)).toBe(true);
		turned?.forEach((step, at) => {
			expect(step).toBeCloseTo(plain?.[at] ?? NaN, 1);
		});
		expect(columns(arabic)[0]).toBeGreaterThan((columns(english)[0] ?? 0) + 50);
	});

	test.skipIf(!canRead)('is read word for word by pdftotext', async () => {
		const path = stored(await made(book(lesson, occasion)));
		const lines = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
			.replace(/[\u200e\u200f\u202a-\u202e]/g, '')
			.split('\n')
			.map((line) => line.trim().normalize('NFC'));
		for (const text of [occasion.table, m.book_how(), m.book_before(), m.book_who()]) {
			expect(lines).toContain(text.normalize('NFC'));
		}
	});

	test('has in a browser the same places as on paper', async () => {
		const html = await svgOf(book(lesson, occasion), 'a4');
		const [, attributes = ''] =
			new RegExp(`<text([^>]*)>${m.book_how()} ?</text>`, 'u').exec(html) ?? [];
		expect(attributes).toContain('direction="rtl"');
		expect(Number(/ x="([\d.]+)"/.exec(attributes)?.[1])).toBeGreaterThan(193);
		// numbers run from left to right within a page around that does not
		expect(html).toMatch(/direction="ltr"[^>]*>30 ?</);
	});
});
