/** §6 What everybody has, and who wins. */
import type { Outcome } from 'borrowed-earth/engine/module.ts';
import { winnersBy } from 'borrowed-earth/kit/cards/scores.ts';
import { valueOf } from './goods.ts';
import type { State } from './state.ts';

/** §6 The game ends as soon as the deck is empty. */
export const isOver = ({ deck }: State): boolean => deck.length === 0;

const worthOf = (cards: readonly (number | null)[]): number =>
	cards.reduce<number>((sum, card) => sum + (card === null ? 0 : valueOf(card)), 0);

/** §6 Coins, and what is stored as far as it is seen. */
export const pointsOf = ({ coins, stored }: State): number[] =>
	coins.map((own, seat) => own + worthOf(stored[seat] ?? []));

/** §6 Most wins, then fewest cards in hand. */
export function outcome(state: State): Outcome | null {
	if (!isOver(state)) return null;
	const points = pointsOf(state);
	const held = state.hands.map((cards) => cards.length);
	const winners = winnersBy({ of: points, order: 'most' }, { of: held, order: 'fewest' });
	return { reason: 'deck-empty', winners, points };
}

/** How well a seat stands, for computer players: ahead or behind, and what it could still sell. */
export function worth(view: State, seat: number): { points: number; cards: number } {
	const points = pointsOf(view);
	const others = points.filter((_, other) => other !== seat);
	return {
		points: (points[seat] ?? 0) - Math.max(...others),
		cards: worthOf(view.hands[seat] ?? [])
	};
}

export const weights = { points: 0.04, cards: 0.01 };
