/** A table's story on one page, and what each seat brought to it. */
import { expect, test } from 'vitest';
import { contributions } from '../../../../src/lib/games/biome/history/contributions.ts';
import { drawing } from '../../../../src/lib/games/biome/sampleDrawing.ts';
import { pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { onePage, pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { overlapping, setRecord } from '../history/set.ts';
import { wordy } from '../history/wordy.ts';
import { folded, read } from '../../../print/reading.ts';
import { outside, overlaps, small } from '../../../print/sound.ts';
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
	for (const paper of ['a4', 'letter'] as const) {
		const bytes = await bookOf(pagedOnePage(view, occasion), paper);
		const paged = await read(bytes ?? new Uint8Array());
		expect(paged.sheets).toHaveLength(1);
		for (const words of [...quotes, 'Quiet Heron']) expect(paged.text).toContain(folded(words));
	}
});

test('on paper the longest sentences leave the planet its room, and a picture stands beside it', () => {
	const view = toldGame({ seats: 8, seed: 5, options: { maxRounds: 4 }, voices: wordy });
	const picture = { src: '/picture', width: 400, height: 300 };
	const words = 'Our delta at dawn';
	const written = { 0: { notes: '', caption: words } };
	const record = pagedOnePage(view, { ...occasion, pictures: { 0: picture }, written });
	expect(record.book?.shows).toEqual([picture]);
	for (const paper of ['a4', 'letter'] as const) {
		const { lines, pages, width, height } = setRecord(record, paper);
		expect(pages).toBe(1);
		expect(lines.filter(({ size }) => size < 9)).toEqual([]);
		expect(overlapping(lines)).toEqual([]);
		const outside = lines.filter(
			({ left, right, top, foot }) =>
				left < 11.9 || right > width - 11.9 || top < 11.9 || foot > height - 11.9
		);
		expect(outside).toEqual([]);
		expect(lines.map(({ text }) => text).join(' ')).toContain(words);
	}
});

test('a page of one’s own is one page with a drawing too, which stands beside what was told', async () => {
	const options = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
	const view = toldGame({ seats: 5, seed: 47, options });
	const pictures = { 0: { src: '/picture', width: 400, height: 300 } };
	const written = { 0: { notes: '', caption: 'Our delta at dawn' } };
	const record = pagedOwnPage(view, 0, { ...occasion, pictures, written });
	const drawn = { ...record, pictures: { '/picture': Buffer.from(drawing, 'base64') } };
	for (const paper of ['a4', 'letter'] as const) {
		const bytes = (await bookOf(drawn, paper)) ?? new Uint8Array();
		expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype \/Image/);
		const reading = await read(bytes);
		expect(reading.sheets).toHaveLength(1);
		expect([outside(reading), small(reading), overlaps(reading)]).toEqual([[], [], []]);
		const pieces = reading.sheets[0]?.pieces ?? [];
		const words = pieces.find(({ text }) => text.includes('Our delta'));
		expect(words?.x).toBeGreaterThan(300);
		// what was told begins above the drawing's words
		expect(pieces.some(({ size, y }) => size > 13.5 && y > (words?.y ?? 0))).toBe(true);
	}
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
