/** A table's story on one page, and what each seat brought to it. */
import { expect, test } from 'vitest';
import { contributions } from '../../src/lib/games/biome/history/contributions.ts';
import { onePage } from '../../src/lib/games/biome/history/onePage.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { folded, read } from './reading.ts';
import { toldGame } from './told.ts';

const occasion = { table: 'The river', date: '1 May', names: { 0: 'Quiet Heron' } };

test.each([
	['before anybody has told anything', { seats: 3, seed: 2, turns: 0 }],
	['in mid-game', { seats: 6, seed: 9, turns: 17 }],
	['at its end', { seats: 8, seed: 5, options: { maxRounds: 4 } }]
])('%s the story fits one page, with who played and three sentences at most', async (_, how) => {
	const view = toldGame(how);
	const record = onePage(view, occasion);
	const { sheets, text } = await read(await pdfOf(record, 'a4'));
	expect(sheets).toHaveLength(1);
	expect(text).toContain(folded('Quiet Heron'));
	const quotes = record.blocks.flatMap((block) =>
		block.kind === 'paragraph' && block.tone === 'quote' ? block.text : []
	);
	const told = view.history.flatMap((entry) => (entry.kind === 'turn' ? entry.narration : []));
	expect(quotes).toHaveLength(Math.min(3, told.filter((words) => words !== '').length));
	for (const words of quotes) expect(told).toContain(words);
});

test('every challenge, answer and sentence of a game is somebody’s, once', () => {
	const view = toldGame({ seats: 4, seed: 5, options: { maxRounds: 4 } });
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const parts = contributions(view).flatMap((one) => one.parts);
	const texts = (what: string) => parts.filter((part) => part.what === what);
	expect(texts('Challenge')).toHaveLength(turns.filter(({ challenge }) => challenge).length);
	expect(
		texts('Answer')
			.map(({ text }) => text)
			.toSorted()
	).toEqual(
		turns
			.map(({ plan }) => plan.solution)
			.filter(Boolean)
			.toSorted()
	);
	expect(
		texts('Sentence')
			.map(({ text }) => text)
			.toSorted()
	).toEqual(
		turns
			.map(({ narration }) => narration)
			.filter(Boolean)
			.toSorted()
	);
});
