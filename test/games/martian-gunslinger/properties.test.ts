import { expect, test } from 'vitest';
import { DECK } from '../../../src/lib/games/martian-gunslinger/rules/cards.ts';
import { martianGunslinger } from '../../../src/lib/games/martian-gunslinger/index.ts';
import type { Pile, State } from '../../../src/lib/games/martian-gunslinger/rules/state.ts';
import { always, eachMove, redealsAlike } from '../walk.ts';

/** Every card of a position, wherever it lies. */
function cardsOf(state: State): string[] {
	const piles: Pile[] = [
		...[state.deck, state.discard, ...state.hands, ...state.resources, ...state.facedown],
		...[...state.aces, state.events, ...(state.duel?.hands ?? [])],
		state.kept.flat().map(({ card }) => card)
	];
	return piles.flat().filter((card) => card !== null);
}

const whole = [...DECK].sort();

test('§1.1 the 52 cards stay in the game, each in one place', () => {
	always(martianGunslinger, ({ start, moves }) => {
		for (const { after } of [...moves, { after: start }]) {
			expect(cardsOf(after).sort()).toEqual(whole);
		}
	});
});

test('§1.3, §3.1 a square holds one piece at most, and what stands on the board stays on it', () => {
	always(martianGunslinger, ({ start, moves }) => {
		for (const { after } of [...moves, { after: start }]) {
			const stands = [...after.pieces.map(({ at }) => at), ...Object.values(after.plots)];
			const squares = stands.filter((at) => at !== null);
			expect(new Set(squares.map(String)).size).toBe(squares.length);
			for (const [x, y] of squares) {
				expect([x, y].every((value) => value >= 0 && value < 8)).toBe(true);
			}
			for (const { size } of after.pieces) expect([1, 2, 3]).toContain(size);
		}
	});
});

test('§4.3, §8.1 points now are never more than points ever scored, and seven end the game', () => {
	eachMove(
		martianGunslinger,
		({ after }) => {
			for (const [seat, vp] of after.vp.entries()) {
				expect(vp).toBeLessThanOrEqual(after.scored[seat] ?? 0);
				if (vp >= 7) expect(martianGunslinger.outcome(after)?.winners).toEqual([seat]);
			}
		},
		{ most: 600, games: 8 }
	);
});

test('§10 nobody sees a hand, an event card, an exchange or a bid of another', () => {
	always(
		martianGunslinger,
		({ moves }) => {
			expect(moves.length).toBeGreaterThan(0);
			for (const { after } of moves) {
				for (const audience of ['table' as const, ...after.hands.keys()]) {
					const view = martianGunslinger.view(after, audience);
					for (const [seat, hand] of after.hands.entries()) {
						if (seat === audience) continue;
						expect(view.hands[seat]).toEqual(hand.map(() => null));
						if (!after.active[seat] && after.events[seat]) {
							expect(view.events[seat]).toBe('hidden');
						}
						if (typeof after.bids?.[seat] === 'number') expect(view.bids?.[seat]).toBe(-1);
					}
					expect(view.deck).toEqual(after.deck.map(() => null));
					expect(view.discard.slice(0, -1)).toEqual(after.discard.slice(0, -1).map(() => null));
					for (const [side, seat] of [after.duel?.a, after.duel?.b].entries()) {
						if (seat === undefined || seat === audience) continue;
						expect(view.duel?.hands[side]?.every((card) => card === null)).toBe(true);
						expect(Array.isArray(view.duel?.chosen[side])).toBe(false);
					}
				}
			}
		},
		{ most: 400 }
	);
});

test('§10 what is hidden may be anything that fits: a redealt game has the same 52 cards', () => {
	redealsAlike(martianGunslinger, 0, (other) => {
		expect(cardsOf(other).sort()).toEqual(whole);
	});
});
