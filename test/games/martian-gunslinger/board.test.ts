/** What the board offers and says, held to the rules in random games. */
import { expect, test } from 'vitest';
import { copyJson } from '../../../src/lib/engine/json.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { martianGunslinger } from '../../../src/lib/games/martian-gunslinger/index.ts';
import { eventHolds, openTo } from '../../../src/lib/games/martian-gunslinger/rules/offered.ts';
import { split } from '../../../src/lib/games/martian-gunslinger/screens/steps.ts';
import { waysOf } from '../../../src/lib/games/martian-gunslinger/screens/reach.ts';
import { statusOf } from '../../../src/lib/games/martian-gunslinger/words/status.ts';
import { always } from '../walk.ts';

const names = (seat: number) => `seat ${String(seat)}`;

test('§3 every ring leads where it lies and costs what it says', () => {
	let walked = 0;
	always(martianGunslinger, ({ moves }) => {
		for (const { before, seat } of moves) {
			if (before.phase !== 'move') continue;
			for (const [square, { cost, actions }] of waysOf(before, seat)) {
				const state = copyJson(before);
				for (const action of actions) {
					expect(martianGunslinger.refuse(state, seat, action)).toBeNull();
					const random = randomFrom(seededSource(1));
					martianGunslinger.apply(state, seat, action, { random, tell: () => undefined });
				}
				expect(String(state.pieces[seat]?.at)).toBe(square);
				expect(before.points - state.points).toBe(cost);
				walked++;
			}
		}
	});
	expect(walked).toBeGreaterThan(0);
});

test('what is offered step by step is allowed, and no two actions are picked alike', () => {
	always(martianGunslinger, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { before, seat } of moves) {
			const view = martianGunslinger.view(before, seat);
			const offered = openTo(view, seat, { discard: [], newEvent: false });
			const picked = offered.map((action) => JSON.stringify(split(view, seat)(action)));
			expect(new Set(picked).size).toBe(picked.length);
			for (const action of offered) {
				expect(martianGunslinger.refuse(view, seat, action)).toBeNull();
			}
			expect(statusOf(view, seat, names).you).toBeTruthy();
			if (before.phase === 'event') {
				expect(offered.some(({ type }) => type === 'playEvent')).toBe(eventHolds(view, seat));
			}
		}
	});
});

test('who has no points left is told to go on, and nothing of rings that are not there', () => {
	let spent = 0;
	always(martianGunslinger, ({ moves }) => {
		for (const { before, seat } of moves) {
			if (before.phase !== 'move' || before.points > 0 || before.free) continue;
			const { you, more } = statusOf(martianGunslinger.view(before, seat), seat, names);
			expect({ you, more }).toEqual({ you: 'Go on: no points are left', more: null });
			spent++;
		}
	});
	expect(spent).toBeGreaterThan(0);
});
