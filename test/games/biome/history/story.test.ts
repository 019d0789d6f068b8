/** A line of the history is a sentence, whatever people wrote. */
import { expect, test } from 'vitest';
import { lineOf, whoIsWho } from '../../../../src/lib/games/biome/history/story.ts';
import type { Band, TurnEntry } from '../../../../src/lib/games/biome/rules/state.ts';
import { game } from '../play.ts';

/** A game in which somebody has had a turn. */
function played() {
	for (let seed = 1; seed <= 20; seed++) {
		const view = game(3, seed, { most: 120 }).moves.at(-1)?.after;
		const turn = view?.history.find((entry): entry is TurnEntry => entry.kind === 'turn');
		if (view && turn) return { view, turn };
	}
	throw new Error('nobody has had a turn');
}

test('a turn without a sentence of its own says what was met and whether it worked, with one full stop after each', () => {
	const { view, turn } = played();
	const says = (text: string, band: Band) => {
		const challenge = { ...turn.challenge, catalogue: null, text, by: turn.seat };
		const entry = { ...turn, challenge, roll: { ...turn.roll, band }, narration: '' };
		return lineOf(view, entry, whoIsWho(view, String)).replace(/^[^:]*: /, '');
	};
	expect(says('The rivers run low', 'failure')).toBe('The rivers run low. It did not work.');
	expect(says('The Sea needs water.', 'mixed')).toBe('The Sea needs water. It worked, at a price.');
	expect(says('Who is “it”?”', 'success')).toBe('Who is “it”?” It worked.');
	expect(says('We wait …', 'strong')).toBe('We wait … It worked very well.');
});
