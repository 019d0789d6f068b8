/** Dice first, words after: nothing is said of a roll before its dice lie still. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restAfter, thrownIn } from '../../src/lib/pieces/dice/rolling.svelte.ts';

const rolled = (...dice: number[]) => ({ seq: 7, events: [{ type: 'rolled', dice }] });

test('they move as long as the last of them, the one die of a sphere too', () => {
	expect(restAfter(rolled(6, 1, 2, 3)) - restAfter(rolled(6))).toBe(3 * 120);
	expect(restAfter({ seq: 3, events: [{ type: 'sphere-rolled' }] })).toBe(restAfter(rolled(6)));
	expect(restAfter({ seq: 3, events: [{ type: 'planned' }] })).toBe(0);
});

test('each game’s dice are counted: two and a third, a die by its face, faces turned up by whoever plays', () => {
	const rests = (event: object) => restAfter({ seq: 3, events: [{ type: 'rolled', ...event }] });
	const one = restAfter(rolled(6));
	expect(rests({ dice: [5, 2], special: 'hop' }) - one).toBe(2 * 120);
	expect(rests({ d6: 4, tree: 'aim' }) - one).toBe(120);
	expect(rests({ die: 'tip' })).toBe(one);
	expect(rests({ type: 'revealed', faces: [1, null, 3] }) - one).toBe(120);
	expect(rests({ type: 'revealed', lengths: [3, 4] })).toBe(0);
	expect(rests({ type: 'pulled' })).toBeGreaterThan(0);
});

test('what had fallen before the page was opened lies there, and so does what nobody threw now', () => {
	expect(thrownIn(rolled(6, 1))).toBe(7);
	expect(thrownIn({ ...rolled(6, 1), old: true })).toBeNull();
	expect(thrownIn({ seq: 8, events: [{ type: 'moved' }] })).toBeNull();
	expect(thrownIn(rolled(6), ({ type }) => type === 'lender-rolled')).toBeNull();
});

test('that is as long as the picture of a die takes', () => {
	const picture = readFileSync('src/lib/pieces/dice/Thrown.svelte', 'utf8');
	const [, first, each] = /calc\((\d+)ms \+ var\(--after\) \* (\d+)ms\)/.exec(picture) ?? [];
	const [, settles] = /settle (\d+)ms/.exec(picture) ?? [];
	expect(restAfter(rolled(1, 1))).toBe(Number(first) + Number(each) + Number(settles));
});
