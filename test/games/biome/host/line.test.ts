/** What a table of biome says in its line at the desk: its phase, its tasks, and the share that may end it. */
import { expect, test } from 'vitest';
import { summaryOf, type Line } from '../../../../src/routes/workshop/[workshop]/deskLines.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const share = { type: 'share', biomes: ['desert'], line: 50, pools: 0 };
const line = (more: Partial<Line> = {}): Line => ({
	...{ table: 'a', title: 'Moss', code: 'K7WZTD', game: 'biome', seats: 3, people: 3, away: 0 },
	...{ names: ['Ann', 'Ben', ''], absent: [], waiting: {}, reports: {}, removed: {}, seq: 9 },
	...{ at: NOON, toAct: [1], outcome: null, closed: false, down: null, gathering: false },
	...{ phase: 'society', step: 'challenge', round: 2, paused: false, prepared: null, turns: [] },
	...{ gist: { ...share, near: false, percent: 31 } },
	...more
});
const saysOf = (given: Line, now = NOON) => {
	const { where, says } = summaryOf(given, now);
	return [where, ...says.map(({ text, help }) => `${help ? '! ' : ''}${text}`)].map((text) =>
		text.replaceAll('\u00a0', ' ')
	);
};

test('phase and round, whom and what it waits for, and the largest share', () => {
	expect(saysOf(line())).toEqual([
		...['Phase 2 · round 2', 'Waiting for Ben: the challenge', 'Desert holds 31%']
	]);
	expect(saysOf(line({ toAct: [0, 2], step: 'agree' }))[1]).toBe(
		'Waiting for Ann and Seat 3: agreeing on the stat'
	);
});

test('a share that is near the line is a need, after those that wait and before who is offline', () => {
	const near = line({ away: 1, absent: ['Kit'], gist: { ...share, near: true, percent: 46 } });
	expect(saysOf(near, NOON + 4 * 60_000).slice(1)).toEqual([
		'! Waiting for Ben: the challenge · 4 min',
		'! Desert holds 46%; the world collapses at 50%',
		'! Offline: Kit'
	]);
	expect(summaryOf({ ...near, outcome: 'collapse' }, NOON).need).toBeLessThan(0);
});
