/** Whole games over days, with one who never comes: each date acts once, whatever became of the process meanwhile. */
import { test } from 'vitest';
import { wholeGame } from './days.ts';

test('a whole game of Timberland, where it cannot skip', async () => {
	// more than anybody scores in a turn: it cannot end before the first date
	await wholeGame({ game: 'timberland', options: { target: 7 } }, 'skip', 1);
}, 600_000);
