/** Every print in the other languages that are written as English is: longer words keep to the paper, and to themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { challengeCards } from '../../../../src/lib/games/biome/challenges/cards.ts';
import { guide } from '../../../../src/lib/games/biome/guide.ts';
import { atlas } from '../../../../src/lib/games/biome/history/atlas/given.ts';
import { book, lookedBack, posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { blankSheet, sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { getLocale, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { runSheet } from '../../../../src/lib/print/runSheet.ts';
import { boardRecord } from '../../../print/boardRecord.ts';
import { read, type Reading } from '../../../print/reading.ts';
import { astray } from '../../../print/sound.ts';
import { longTold, toldGame } from './told.ts';
import { broughtBy } from './brought.ts';

const occasion = {
	...{ table: 'Thornwater', date: '21. 11. 2026', names: { 0: 'Łukasz', 1: 'Zoë' } },
	written: { 0: { notes: 'We forgot the southern wells.', caption: 'Our delta at dawn' } }
};
const options = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const lesson = toldGame({ seats: 5, seed: 47, options });
const begun = toldGame({ seats: 5, seed: 47, options, turns: 17 });

/** How each is put together in the language that is spoken then. */
const KINDS: Readonly<Record<string, () => RecordDocument>> = {
	'the book': () => book(lesson, occasion),
	'the book in grey': () => ({ ...book(lesson, occasion), grey: true }),
	'the book to fold': () => ({ ...book(lesson, occasion), folded: true }),
	'a book of ninety turns': () => book(longTold(lesson, 90), occasion),
	'the book of a game that goes on': () => book(begun, occasion),
	'the record': () => history(lesson, occasion),
	'a sheet': () => sheet(lesson, 0, occasion),
	'the atlas of a class': () =>
		atlas(
			'7b',
			[1, 2, 3].map(() => ({ view: lesson, occasion }))
		),
	'the page': () => pagedOnePage(lesson, occasion),
	'the poster': () => posterOn('a3')(lesson, occasion),
	'the wall': () => posterOn('wall')(lesson, occasion),
	'looking back': () => lookedBack(lesson, occasion),
	'a page of one’s own': () => pagedOwnPage(lesson, 1, occasion),
	'contribution sheets': () => broughtBy(lesson, occasion.names),
	'a blank sheet': () => blankSheet(),
	cards: () => challengeCards(),
	'a run sheet': () => runSheet('Biome', guide, 45),
	'a board game’s record': () => boardRecord(occasion)
};

describe.each(['de', 'fr', 'es', 'pl', 'uk'] as const)('in %s', (language) => {
	const english = getLocale;
	beforeAll(() => {
		overwriteGetLocale(() => language);
	});
	afterAll(() => {
		overwriteGetLocale(english);
	});

	test.each(Object.entries(KINDS))(
		'%s has no text outside 12 mm, none below 9 points, and none on other text',
		async (_, make) => {
			const record = make();
			const bytes = (await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4'));
			const reading: Reading = await read(bytes);
			expect(astray(reading)).toEqual([]);
		}
	);
});
