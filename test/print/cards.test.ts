import { expect, test } from 'vitest';
import { challengeCards } from '../../src/lib/games/biome/challenges/cards.ts';
import { CHALLENGES } from '../../src/lib/games/biome/challenges/challenges.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { folded, nodesOf, read } from './reading.ts';

test.each(['a4', 'letter'] as const)(
	'every real challenge is a card on %s, nine to a page, none over its edge',
	async (paper) => {
		const { sheets } = await read(await pdfOf(challengeCards(), paper));
		const [, ...pages] = sheets;
		const challenges = Object.values(CHALLENGES);
		expect(pages).toHaveLength(Math.ceil(challenges.length / 9));
		const all = folded(pages.map(({ text }) => text).join(' '));
		for (const { title, text } of challenges) {
			expect(all).toContain(folded(title));
			expect(all).toContain(folded(text));
		}
		for (const { tree, pieces, size } of pages) {
			const cards = nodesOf(tree).filter(({ role }) => role === 'H2');
			expect(cards.length).toBeLessThanOrEqual(9);
			// a third of the page each: no piece of text crosses a line between two cards
			const across = (size[0] - 2 * 34.02) / 3;
			for (const { x, width, text } of pieces.filter(({ y }) => y > 40)) {
				const from = Math.floor((x - 34.02) / across);
				expect([text, Math.floor((x + width - 34.02) / across)]).toEqual([text, from]);
			}
		}
	}
);
