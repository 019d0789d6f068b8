import fc from 'fast-check';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { adjacent, cellsOf, keyOf, type Cell } from '../../src/lib/pieces/geometry/squares.ts';
import { parts } from '../../src/lib/pieces/geometry/ways.ts';
import Grid from '../../src/lib/pieces/board/Grid.svelte';
import type { Marks } from '../../src/lib/pieces/board/marks.ts';
import { squareName } from '../../src/lib/pieces/names.ts';
import Pick from '../../src/lib/pieces/picking/Pick.svelte';
import { standing, towards } from '../../src/lib/pieces/board/roving.ts';
import Status from '../../src/lib/pieces/Status.svelte';

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));

/** A board of 4 by 3 without its upper left corner. */
const board = (more: { marks?: (cell: Cell) => Marks; choose?: (cell: Cell) => void }) =>
	render(Grid, {
		props: {
			label: 'a board',
			columns: 4,
			rows: 3,
			name: squareName,
			zone: ([x, y]: Cell) => (x + y === 0 ? null : ('plain' as const)),
			square: nothing,
			...more
		}
	}).body;
const spokenIn = (html: string) =>
	[...html.matchAll(/class="sr-only[^"]*">([^<]*)</g)].map(([, name]) => name ?? '');

describe('a board of squares', () => {
	test('every square is told, and where there is none nothing is', () => {
		const names = spokenIn(board({ choose: () => undefined }));
		expect(names).toHaveLength(11);
		expect(names).not.toContain('column 1, row 1');
	});

	test('Tab stops at it once: at the picked square, else at one that may be chosen', () => {
		const stops = (marks: (cell: Cell) => Marks) => {
			const html = board({ marks, choose: () => undefined });
			expect(html.match(/tabindex="0"/g)).toHaveLength(1);
			return /data-square="([^"]*)" tabindex="0"/.exec(html)?.[1];
		};
		expect(stops(() => ({}))).toBe('1,0');
		expect(stops(([x]) => (x === 2 ? { can: 'go' } : {}))).toBe('2,0');
		expect(stops(([x, y]) => (x === 3 && y === 2 ? { picked: true } : { can: 'go' }))).toBe('3,2');
	});

	test('only what may be chosen is open; the marks are spoken too', () => {
		const html = board({
			marks: ([x]) => (x === 3 ? { can: 'take', cost: 2, hit: '−1' } : {}),
			choose: () => undefined
		});
		expect(html.match(/aria-disabled="false"/g)).toHaveLength(3);
		expect(spokenIn(html)).toContain(
			'column 4, row 1, you can take this, cost: 2, would be hit: −1'
		);
	});

	test('where nobody chooses there is nothing to press', () => {
		expect(board({})).not.toContain('<button');
		expect(spokenIn(board({}))).toHaveLength(11);
	});
});

describe('arrow keys', () => {
	const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
	const extent = { width: 5, height: 4 };
	const squares = fc
		.uniqueArray(fc.constantFrom(...cellsOf(extent)), { selector: keyOf, minLength: 1 })
		.map((cells) => cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]));

	test('lead only to squares, straight on and to the nearest, and back again', () => {
		fc.assert(
			fc.property(squares, fc.nat(3), (cells, arrow) => {
				for (const from of cells) {
					const to = towards(ARROWS[arrow] ?? '', from, cells);
					if (!to) continue;
					expect(cells).toContainEqual(to);
					expect(towards(ARROWS[(arrow + 2) % 4] ?? '', to, cells)).toEqual(from);
				}
			})
		);
	});

	test('reach every square that hangs together with the first', () => {
		fc.assert(
			fc.property(squares, (cells) => {
				const next = (from: Cell) =>
					ARROWS.map((arrow) => towards(arrow, from, cells)).filter((to) => to !== null);
				const reached = parts(cells, next);
				const joined = parts(cells, (from) => cells.filter((cell) => adjacent(from, cell)));
				expect(reached.length).toBeLessThanOrEqual(joined.length);
			})
		);
	});

	test('on a board that lies turned to the left an arrow leads where it points', () => {
		const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home'];
		const lying = arrows.map((key) => standing(key, true));
		expect(lying).toEqual(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home']);
		expect(arrows.map((key) => standing(key, false))).toEqual(arrows);
	});

	test('Home and End lead to the ends of the row, other keys nowhere', () => {
		const cells = [...cellsOf(extent)];
		expect(towards('Home', [2, 1], cells)).toEqual([0, 1]);
		expect(towards('End', [2, 1], cells)).toEqual([4, 1]);
		expect(towards('a', [2, 1], cells)).toBeNull();
	});
});

describe('the status sentence', () => {
	const shown = (said: {
		you: string | null;
		waiting: string[];
		instead?: string;
		caps?: string;
		acts?: number[];
	}) => {
		const told = { seq: 0, events: [] };
		const events = () => Promise.resolve({ eventSentence: () => '' });
		const rest = { instead: null, caps: '', more: null, acts: [], names: String, told, events };
		return render(Status, { props: { ...rest, ...said } }).body;
	};
	const said = (...props: Parameters<typeof shown>) =>
		shown(...props)
			.replace(/<[^>]*>/g, '|')
			.replace(/[|\s]*\|/g, '|');

	test('says what you do and whom the table waits for beside you', () => {
		expect(said({ you: 'Choose one face of your die', waiting: ['Robin', 'Kit'] })).toContain(
			'|Your turn|Choose one face of your die|Waiting for Robin and Kit.|'
		);
	});

	test('says only whom the table waits for to somebody who is not asked', () => {
		expect(said({ you: null, waiting: ['Robin'] })).toContain('|Waiting for Robin.|');
	});

	test('says over the sentence whose turn it is, with where the game stands, and which task that is', () => {
		const mine = { you: 'Run MOVE 2', waiting: [], caps: 'Round 6' };
		expect(said(mine)).toContain('|Your turn · Round 6|Run MOVE 2|');
		expect(said({ you: null, waiting: ['Robin'], caps: 'Round 6' })).toContain('|Round 6|');
		const task = (body: string) => /data-task="([^"]*)"/.exec(body)?.[1];
		expect(task(shown(mine))).toBe('Run MOVE 2');
		expect(task(shown({ you: null, waiting: ['Robin'] }))).toBe('');
	});

	test('bears the marks of those it waits for; one’s own stands in the title, and one’s own turn has another card', () => {
		const mine = shown({ you: 'Roll', waiting: [], acts: [2] });
		const waits = shown({ you: null, waiting: ['Robin', 'Kit'], acts: [0, 1] });
		const marks = (body: string) => body.match(/viewBox="-20 -20 40 40"/g)?.length;
		expect([marks(mine), marks(waits)]).toEqual([undefined, 2]);
		expect([mine, waits].map((body) => /class="[^"]*\bmine\b/.test(body))).toEqual([true, false]);
	});

	test('gives way to how it ended', () => {
		const ended = said({ you: null, waiting: ['Robin'], instead: 'Robin wins.' });
		expect(ended).toContain('|Robin wins.|');
		expect(ended).not.toContain('Waiting');
	});
});

describe('picking below a board', () => {
	test('answers that the board does not draw stand there as buttons', () => {
		const { body } = render(Pick<string>, {
			props: {
				legal: ['roll', 'stop', '3,4'],
				split: (action: string) => [{ asks: action.includes(',') ? 'to' : action, answer: action }],
				act: () => Promise.resolve(true),
				word: ({ asks }: { asks: string }) => (asks === 'to' ? null : `${asks}!`),
				children: nothing
			}
		});
		expect(
			[...body.matchAll(/<button[^>]*>(?:<!--.*?-->)*([^<]*)/g)].map(([, text]) => text)
		).toEqual(['roll!', 'stop!']);
	});
});
