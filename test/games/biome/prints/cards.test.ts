import { expect, test } from 'vitest';
import { wordsOf } from '../../../../src/lib/games/biome/challenges/cardPages.ts';
import { challengeCards } from '../../../../src/lib/games/biome/challenges/cards.ts';
import { challengesOf } from '../../../../src/lib/games/biome/challenges/catalogue.ts';
import { factOf } from '../../../../src/lib/games/biome/challenges/facts.ts';
import { SPHERES } from '../../../../src/lib/games/biome/rules/state.ts';
import { sphereName } from '../../../../src/lib/games/biome/words/terms.ts';
import * as m from '../../../../src/lib/paraglide/messages.js';
import { baseLocale, locales, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { Easel } from '../../../../src/lib/print/book/easel.ts';
import type { Line } from '../../../../src/lib/print/lineBreaking.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { folded, nodesOf, read } from '../../../print/reading.ts';

const MM = 72 / 25.4;
const all = SPHERES.flatMap(challengesOf);

async function printed(paper: 'a4' | 'letter') {
	const bytes = await bookOf(challengeCards(), paper);
	if (!bytes) throw new Error('no cards were set');
	return { bytes, ...(await read(bytes)) };
}

test.each(['a4', 'letter'] as const)(
	'every real challenge is a card on %s with its fact, nine to a page, and at least one card is one’s own',
	async (paper) => {
		const { bytes, sheets, text } = await printed(paper);
		const fronts = sheets.filter((_, at) => at % 2 === 0);
		expect(fronts).toHaveLength(Math.floor(all.length / 9) + 1);
		for (const { id, title, text: told } of all) {
			expect(text).toContain(folded(title));
			expect(text).toContain(folded(told));
			expect(text).toContain(folded(factOf(id)?.fact ?? ''));
		}
		expect(text).toContain(m.print_cards_own());
		for (const { tree } of fronts) {
			const cards = nodesOf(tree).filter(({ role }) => role === 'H1');
			expect(cards).toHaveLength(9);
		}
		expect(Buffer.compare(bytes, (await printed(paper)).bytes)).toBe(0);
	}
);

test.each(['a4', 'letter'] as const)(
	'on %s the back of each card lies behind it when the paper is turned over its long edge',
	async (paper) => {
		const { sheets } = await printed(paper);
		const names = SPHERES.map((sphere) => sphereName(sphere));
		/** Which sphere each of the nine places of a page shows. */
		const places = ({ size: [width, height], pieces }: (typeof sheets)[number]) => {
			const found = Array<string>(9).fill(m.print_cards_ours());
			for (const { text, x, y } of pieces) {
				if (!names.includes(text.trim())) continue;
				const column = Math.floor((x / MM - (width / MM - 186) / 2) / 62);
				const row = Math.floor((height / MM - y / MM - (height / MM - 255) / 2) / 85);
				found[row * 3 + column] = text.trim();
			}
			return found;
		};
		for (let at = 0; at < sheets.length; at += 2) {
			const [front, back] = sheets.slice(at, at + 2).map(places);
			const turned = [0, 3, 6].flatMap((row) => back?.slice(row, row + 3).toReversed() ?? []);
			expect(turned).toEqual(front);
		}
	}
);

test.each(locales.filter((locale) => locale !== 'en-XA'))(
	'%s: no card’s words run into its fact, no word of a title is parted',
	(language) => {
		overwriteGetLocale(() => language);
		const canvas = new Easel({ title: 'Cards', language }, 'a4');
		const spoken = SPHERES.flatMap(challengesOf);
		const tight = spoken.filter((card) => wordsOf(canvas, card)?.fits !== true);
		const titles = spoken.map((card) => {
			const { named = [] } = wordsOf(canvas, card) ?? {};
			return (named as readonly Line[]).map(({ words }) => words.map(({ text }) => text).join(''));
		});
		overwriteGetLocale(() => baseLocale);
		expect(tight.map(({ id }) => id)).toEqual([]);
		expect(titles.map((rows) => folded(rows.join(' ')))).toEqual(
			spoken.map(({ title }) => folded(title))
		);
	}
);

test('on a screen the cards are a list by sphere, with their facts', async () => {
	const { text } = await read(await pdfOf(challengeCards(), 'a4'));
	for (const { title } of all) expect(text).toContain(folded(title));
	expect(text).toContain(m.print_cards_true());
});
