/** The 52 cards, in two letters each: rank and suit. §1.1 */
import type { CardSuit } from '../../../pieces/cards.ts';

/** Rank and suit: `"TH"` is the ten of hearts. */
export type Card = string;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS: readonly CardSuit[] = ['S', 'H', 'D', 'C'];

/** All cards as they lie before they are shuffled. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): string => card.charAt(1);

/** §1.1 From 2 up to 14: the ace is high wherever cards are compared. */
export function heightOf(card: Card): number {
	const index = RANKS.findIndex((rank) => rank === rankOf(card));
	return index === 0 ? 14 : index + 1;
}
