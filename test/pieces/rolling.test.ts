/** Dice first, words after: nothing is said of a roll before its dice lie still. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownTo, type Entry } from '../../src/lib/engine/referee.ts';
import { gameOf } from '../../src/lib/games/registry.ts';
import { restAfter, thrownIn } from '../../src/lib/pieces/dice/rolling.svelte.ts';

const rolled = (...dice: number[]) => ({
	seq: 7,
	events: [{ type: 'rolled', dice, throws: dice.length }]
});

test('they move as long as the last of them, and nothing else does', () => {
	expect(restAfter(rolled(6, 1, 2, 3)) - restAfter(rolled(6))).toBe(3 * 120);
	expect(restAfter({ seq: 3, events: [{ type: 'rolled', dice: [6] }] })).toBe(0);
});

test('a piece from a bag is seen before it is spoken of', () => {
	const rest = restAfter({ seq: 3, events: [{ type: 'pulled', throws: 'piece' }] });
	expect(rest).toBeGreaterThan(0);
	expect(rest).toBeLessThan(restAfter(rolled(6)));
});

test('each game says which of its events show how many dice: two and a third, a die by its face, faces turned up', () => {
	const shown = (id: string, type: string, event: object = {}) => {
		const module = gameOf(id) ?? expect.fail(`no ${id}`);
		const entry = { told: [{ event: { type, ...event } }] } as unknown as Entry;
		return shownTo(module, entry, 'table')[0]?.throws;
	};
	expect(shown('timelock', 'rolled')).toBe(3);
	expect(shown('martian-gunslinger', 'rerolled')).toBe(1);
	expect(shown('hunt', 'rolled')).toBe(1);
	expect(shown('global-warming', 'revealed', { faces: [1, null, 3] })).toBe(2);
	expect(shown('hunt', 'tipped')).toBeUndefined();
	expect(shown('martian-12s', 'pulled')).toBe('piece');
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
