/** How much stands on the pages of a book: none has a few lines alone. */
import { afterEach, describe, expect, test } from 'vitest';
import { lookedBack } from '../../../../src/lib/games/biome/history/book/given.ts';
import { paged, type Block } from '../../../../src/lib/games/biome/history/book/flow.ts';
import { gridOf } from '../../../../src/lib/games/biome/history/book/grid.ts';
import { closingQuestion } from '../../../../src/lib/games/kit/guide.ts';
import { getLocale, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { canCheck, stored, used } from '../../../print/sound.ts';
import { toldGame } from '../prints/told.ts';
import { occasionOf } from './set.ts';

const grid = gridOf({ width: 210, height: 297 });
const block = (kind: Block['kind'], height: number): Block => ({
	kind,
	height,
	draw: () => undefined
});
const shape = (pages: readonly (readonly Block[])[]) =>
	pages.map((page) => page.map(({ kind, height }) => `${kind} ${String(height)}`));

describe('the last page of a chapter', () => {
	test('takes a turn from the one before where it would have a short one alone', () => {
		const turns = [block('opener', 40), ...Array.from({ length: 5 }, () => block('turn', 40))];
		const pages = shape(paged([...turns, block('turn', 20)], grid, 'plain'));
		expect(pages.map(({ length }) => length)).toEqual([5, 2]);
	});

	test('leaves an opener with its two turns, and a short line with the turn before it', () => {
		const opened = [block('opener', 40), block('turn', 90), block('turn', 90), block('turn', 30)];
		expect(paged(opened, grid, 'plain').map(({ length }) => length)).toEqual([3, 1]);
		const lined = [
			...[block('opener', 40), block('turn', 50), block('turn', 50), block('turn', 50)],
			...[block('turn', 20), block('line', 5), block('turn', 30)]
		];
		const pages = shape(paged(lined, grid, 'plain'));
		expect(pages.flat()).toEqual(shape([lined])[0]);
		for (const page of pages) expect(page[0]).not.toMatch(/^line/);
	});

	test('is left as it is where enough stands on it', () => {
		const turns = [block('opener', 40), ...Array.from({ length: 6 }, () => block('turn', 50))];
		expect(paged(turns, grid, 'plain').map(({ length }) => length)).toEqual([5, 2]);
	});
});

const spoken = getLocale;
afterEach(() => {
	overwriteGetLocale(spoken);
});

test.runIf(canCheck)(
	'looking back in German uses a fifth of every page, however much the table has to say',
	async () => {
		const options = { phase1Rounds: 1, maxRounds: 1, collapsePercent: 'off' };
		const view = toldGame({ seats: 3, seed: 47, options });
		overwriteGetLocale(() => 'de');
		const word = 'Wir haben gelernt, einander zu fragen, bevor die Brunnen leer sind. ';
		for (let times = 22; times < 34; times++) {
			const talk = { log: [], answers: { [closingQuestion().key]: word.repeat(times) } };
			const record = lookedBack(view, { ...occasionOf('Dornwasser'), talk });
			const bytes = (await bookOf(record, 'a4')) ?? new Uint8Array();
			const parts = used(stored(bytes));
			expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.2);
		}
	}
);
