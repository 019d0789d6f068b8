import { expect, test } from 'vitest';
import { explainedIn } from '../../../src/lib/games/biome/words/explained.ts';

const asked = (text: string) =>
	explainedIn(text)
		.filter(({ meaning }) => meaning !== null)
		.map(({ text: word }) => word);

test('a text is the same when its pieces are put together again', () => {
	const text = '4 dice = 2 + 1 RP + 1 stat';
	const pieces = explainedIn(text);
	expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
	expect(pieces.length).toBeGreaterThan(1);
});

test('every word of the game can be asked about once in a text, whatever its form', () => {
	expect(asked('4 dice = 2 + 1 RP + 1 stat')).toEqual(['RP', 'stat']);
	expect(asked('Resource Points to risk')).toEqual(['Resource Points']);
	expect(asked('RP here, RP there, two passes in all Pools')).toEqual(['RP', 'passes', 'Pools']);
	expect(asked('Biodiversity')).toEqual(['Biodiversity']);
});

test('a word that only contains one of them is left alone', () => {
	expect(asked('A passage past the status of a resourceful sharp whirlpool')).toEqual([]);
});
