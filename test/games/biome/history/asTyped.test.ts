/** What people typed stands on every paper as they typed it: no capital, no full stop, no letter of ours. */
import { describe, expect, test } from 'vitest';
import { contributions } from '../../../../src/lib/games/biome/history/contributions.ts';
import { headed } from '../../../../src/lib/games/biome/history/book/title.ts';
import { lineOf } from '../../../../src/lib/games/biome/history/bookTexts.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { textsIn } from '../../../../src/lib/print/missing.ts';
import { toldGame } from '../prints/told.ts';
import { occasionOf, setOn, setRecord } from './set.ts';

const TYPED = [
	'iPads melt',
	'eBay sells it',
	'ß is a letter',
	'https://example.org/a',
	'海が上がる',
	'नदी सूख गई',
	'ok 👍',
	'ǆungla',
	'ŉ too',
	'no stop'
];
const said = (kind: string) => TYPED.map((text) => `${text} ${kind}`);
const view = toldGame({
	seats: 3,
	seed: 47,
	options: { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 },
	voices: {
		...{ facets: ['bog'], societies: ['us'], meanings: ['we stand'], resources: ['roots'] },
		...{ challenges: said('c'), solutions: said('s'), narrations: said('n') }
	}
});
const occasion = occasionOf('Table 1');
const book = setOn(view, occasion).lines.map(({ text }) => text);

describe('what was typed', () => {
	test('stands in the book as it was typed', () => {
		const turns = view.history.filter((entry) => entry.kind === 'turn');
		const own = [...said('c'), ...said('s'), ...said('n')];
		const texts = turns
			.flatMap(({ challenge, plan, narration }) => [challenge?.text, plan.solution, narration])
			.filter((text) => text !== undefined)
			.filter((text) => own.includes(text));
		expect(texts.length).toBeGreaterThan(20);
		for (const text of texts) {
			expect(book.join('\n')).toContain(text);
			expect(book.join('\n')).not.toContain(`${text}.`);
		}
	});

	test('stands on sheets, the page and the record as it was typed', () => {
		const sheets = [0, 1, 2].map((seat) => sheet(view, seat, occasion));
		const papers = [...sheets, pagedOnePage(view, occasion)].flatMap((record) =>
			setRecord(record).lines.map(({ text }) => text)
		);
		const brought = [...textsIn(contributions(view)), ...textsIn(history(view, occasion))];
		const texts = [...papers, ...brought].join('\n');
		expect(texts).toContain('iPads melt');
		expect(texts).not.toMatch(/IPads|EBay|SS is|Https|上がる [csn]\.|गई [csn]\.|👍 [csn]\./u);
		expect(texts).not.toMatch(/(?:melt|sells it|letter|stop|too) [csn]\./u);
	});

	test('is a title as it is, with the full stop that it has', () => {
		const challenge = { text: 'iPads melt.', catalogue: null, by: 0 };
		expect(headed(challenge)).toMatchObject({ title: 'iPads melt.', rest: '' });
	});

	test('in capitals stays so in the line of an age', () => {
		const line = (text: string) => lineOf({ 'age.1': text }, { phase: 'build', round: 1 });
		expect(line('THE ice goes')).toBe('in which THE ice goes');
		expect(line('The ice goes')).toBe('in which the ice goes');
	});
});
