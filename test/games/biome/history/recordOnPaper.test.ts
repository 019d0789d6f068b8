/** The record on paper: every turn in few pages. */
import { describe, expect, test } from 'vitest';
import { recordOnPaper } from '../../../../src/lib/games/biome/history/record/onPaper.ts';
import { getLocale, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { textsIn } from '../../../../src/lib/print/missing.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { read } from '../../../print/reading.ts';
import { toldGame } from '../prints/told.ts';
import { occasionOf } from './set.ts';

const options = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const lesson = toldGame({ seats: 5, seed: 47, options });
const record = recordOnPaper(lesson, occasionOf('Thornwater', { 0: 'Mirek' }));
const LANGUAGES = ['de', 'fr', 'es', 'pl', 'uk', 'ar'] as const;
const turns = lesson.history.filter((entry) => entry.kind === 'turn');

describe('the record on paper', () => {
	test.each([
		['a4', 12],
		['letter', 12]
	] as const)('of thirty turns has, on %s, at most %i pages', async (paper, most) => {
		expect(turns).toHaveLength(30);
		const { sheets } = await read(await pdfOf(record, paper));
		expect(sheets.length).toBeLessThanOrEqual(most);
	});

	test.each(LANGUAGES)('of thirty turns has at most 12 pages in %s', async (language) => {
		const spoken = getLocale;
		overwriteGetLocale(() => language);
		const people = { 0: 'Mirek', 1: 'Adaeze', 2: 'Tomás and Lin', 3: 'Oksana', 4: 'Yusuf' };
		const said = recordOnPaper(lesson, occasionOf('Thornwater', people));
		const { sheets } = await read(await pdfOf(said, 'a4'));
		overwriteGetLocale(spoken);
		expect(sheets.length).toBeLessThanOrEqual(12);
	});

	test('has every answer, every sentence and all dice, figures before turns, and no sheets', () => {
		const texts = [...textsIn(record.blocks)];
		const all = texts.join('\n');
		for (const { plan, narration, roll } of turns) {
			expect(all).toContain(plan.solution);
			expect(all).toContain(narration);
			expect(all).toContain(roll.dice.join(' '));
		}
		expect(texts.indexOf('Our world in numbers')).toBeLessThan(texts.indexOf('The ages'));
		expect(texts).not.toContain('Part of the biome');
	});
});
