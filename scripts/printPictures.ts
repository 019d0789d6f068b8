/** npm run lab -- print-pictures: the small pictures of docs/prints.md, of every kind of page; needs pdftoppm. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordDocument } from '../src/lib/engine/record.ts';
import { challengeCards } from '../src/lib/games/biome/challenges/cards.ts';
import { guide } from '../src/lib/games/biome/guide.ts';
import { atlas } from '../src/lib/games/biome/history/atlas/given.ts';
import { book, posterOn } from '../src/lib/games/biome/history/book/given.ts';
import { pagedOnePage } from '../src/lib/games/biome/history/onePage.ts';
import { pagedOwnPage } from '../src/lib/games/biome/history/ownPage.ts';
import { turningPoints } from '../src/lib/games/biome/history/debrief.ts';
import { recordOnPaper } from '../src/lib/games/biome/history/record/onPaper.ts';
import { blankSheet, booklet, sheet } from '../src/lib/games/biome/history/sheet/sheet.ts';
import { getLocale, overwriteGetLocale } from '../src/lib/paraglide/runtime.js';
import { bound } from '../src/lib/print/binding.ts';
import { bookOf } from '../src/lib/print/book/book.ts';
import { bookletOf } from '../src/lib/print/book/booklet.ts';
import { pdfOf } from '../src/lib/print/pdf.ts';
import { runSheet } from '../src/lib/print/runSheet.ts';
import { boardRecord } from '../test/print/boardRecord.ts';
import { broughtBy } from '../test/games/biome/prints/brought.ts';
import { ARABIC_VOICES, longTold, toldGame } from '../test/games/biome/prints/told.ts';

const FOLDER = 'docs/prints';
/** In pixels. */
const WIDTH = '220';
const OPTIONS = { collapsePercent: 'off', equilibriumRounds: 3, maxRounds: 3 };
const occasion = {
	table: 'Thornwater',
	date: '14 May 2030',
	names: { 0: 'Mirek', 1: 'Adaeze', 2: 'Tomás and Lin', 3: 'Oksana', 4: 'Yusuf' }
};
const game = { seats: 5, seed: 47, options: { ...OPTIONS, phase1Rounds: 3 } };
const lesson = toldGame(game);
const arabic = toldGame({ ...game, voices: ARABIC_VOICES });
const arabicOccasion = {
	...{ table: 'مياه الشوك', date: '14 مايو 2030' },
	names: { 0: 'أمل', 1: 'Adaeze', 2: 'يوسف', 3: 'Oksana', 4: 'سلمى' }
};
const long = longTold(lesson, 90);
/** The log as far as looking back needs it. */
const log = lesson.history.map(({ kind }, seq) => ({ seq, told: [{ type: `${kind}-ended` }] }));
const LINES = {
	'age.1': 'everything learns to wait',
	'age.2': 'the ground opens',
	'round.1': 'the new people learn to ask',
	'round.3': 'nobody has anything left to lend'
};
const SAID = ['We had put all of it into one answer.', 'Nobody had asked the ones who lent it.'];
const answers = Object.fromEntries(
	turningPoints(lesson, log, occasion).map(({ key }, at) => [key, SAID[at] ?? ''])
);
const told = book(lesson, { ...occasion, talk: { log, answers: { ...LINES, ...answers } } });
/** Two tables' books and sheets in one. */
const workshop = bound(
	'Class 8b',
	['Thornwater', 'Saltmarsh'].map((title) => ({
		title,
		book: told,
		sheets: booklet(lesson, occasion)
	})),
	[]
);

/** Four tables, each with a game of its own. */
const classAtlas = atlas(
	'Class 8b',
	['Thornwater', 'Saltmarsh', 'The last ice', 'Dry wells'].map((table, at) => ({
		view: at === 0 ? lesson : toldGame({ ...game, seats: 3 + (at % 3), seed: 20 + at }),
		occasion: { table, date: '14 May 2030', names: {} }
	}))
);

/** What is put together in Arabic. */
function inArabic(make: () => RecordDocument): RecordDocument {
	const spoken = getLocale;
	overwriteGetLocale(() => 'ar');
	const record = make();
	overwriteGetLocale(spoken);
	return record;
}

/** A print, and by the names of their pictures its pages, from 1. */
const PRINTS: readonly (readonly [RecordDocument, Readonly<Record<string, number>>])[] = [
	[
		told,
		{
			...{ cover: 1, 'how-to-read': 2, age: 3, 'before-people': 6 },
			...{ round: 7, end: 10, 'looking-back': 11, true: 12 }
		}
	],
	[
		{ ...told, grey: true },
		{ 'grey-cover': 1, 'grey-before-people': 6, 'grey-round': 7 }
	],
	[posterOn('a3')(lesson, occasion), { poster: 1 }],
	[posterOn('wall')(lesson, occasion), { wall: 5 }],
	[{ ...told, folded: true }, { folded: 5 }],
	[boardRecord({ ...occasion, names: { 0: 'Oksana', 1: 'Yusuf' } }), { board: 1 }],
	[workshop, { workshop: 1 }],
	[classAtlas, { atlas: 1, 'atlas-told': 3, 'atlas-common': 10 }],
	[book(long, occasion), { columns: 4 }],
	[recordOnPaper(lesson, occasion), { record: 1, 'record-turns': 5, 'record-numbers': 2 }],
	[{ ...recordOnPaper(lesson, occasion), grey: true }, { 'grey-record': 1 }],
	[sheet(lesson, 0, occasion), { sheet: 1, 'sheet-back': 2 }],
	[blankSheet(), { blank: 1 }],
	[challengeCards(), { cards: 1 }],
	[pagedOnePage(lesson, occasion), { page: 1 }],
	[pagedOwnPage(lesson, 0, occasion), { own: 1 }],
	[broughtBy(lesson, occasion.names, []), { brought: 1 }],
	[runSheet('Biome', guide, 45), { 'run-sheet': 1 }],
	// last: the pages of a book are said in its own language from then on
	[inArabic(() => book(arabic, arabicOccasion)), { 'arabic-how-to-read': 2, 'arabic-age': 3 }],
	[inArabic(() => sheet(arabic, 0, arabicOccasion)), { 'arabic-sheet': 1, 'arabic-sheet-back': 2 }]
];

mkdirSync(FOLDER, { recursive: true });
const drawer = mkdtempSync(join(tmpdir(), 'prints-'));
const file = join(drawer, 'print.pdf');
for (const [record, pages] of PRINTS) {
	const bytes = record.parts
		? await bookletOf(record, 'a4', () => undefined)
		: ((await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4')));
	writeFileSync(file, bytes);
	for (const [name, page] of Object.entries(pages)) {
		const one = ['-f', String(page), '-l', String(page), '-singlefile'];
		const size = ['-scale-to-x', WIDTH, '-scale-to-y', '-1'];
		execFileSync('pdftoppm', ['-png', ...one, ...size, file, join(FOLDER, name)]);
	}
}
rmSync(drawer, { recursive: true });
