/** Dice first, words after: nothing is said of a roll before its dice lie still. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restAfter } from '../../../src/lib/games/biome/screens/shared/rolling.svelte.ts';

const rolled = (...dice: number[]) => ({ seq: 7, events: [{ type: 'rolled', dice }] });

test('they move as long as the last of them, the one die of a sphere too', () => {
	expect(restAfter(rolled(6, 1, 2, 3)) - restAfter(rolled(6))).toBe(3 * 120);
	expect(restAfter({ seq: 3, events: [{ type: 'sphere-rolled' }] })).toBe(restAfter(rolled(6)));
	expect(restAfter({ seq: 3, events: [{ type: 'planned' }] })).toBe(0);
});

test('that is as long as the picture of a die takes', () => {
	const picture = readFileSync('src/lib/ui/Die.svelte', 'utf8');
	const [, first, each] = /calc\((\d+)ms \+ var\(--after\) \* (\d+)ms\)/.exec(picture) ?? [];
	const [, settles] = /settle (\d+)ms/.exec(picture) ?? [];
	expect(restAfter(rolled(1, 1))).toBe(Number(first) + Number(each) + Number(settles));
});
