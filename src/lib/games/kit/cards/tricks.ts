/** Tricks: who must follow, and who wins. */
import type { Seat } from '../../../engine/module.ts';

/** How cards compare: their suit, their rank within it, and the suit that beats all others. */
export interface Ranking<Card> {
	readonly suit: (card: Card) => string;
	/** Higher wins. */
	readonly rank: (card: Card) => number;
	readonly trump?: string | null;
}

/** A card on the table, and who laid it. */
export interface Laid<Card> {
	readonly seat: Seat;
	readonly card: Card;
}

/** The cards of a hand that may be laid: those of the suit that was led, or any where there are none, and for who leads. */
export function following<Card>(
	hand: readonly Card[],
	trick: readonly Laid<Card>[],
	{ suit }: Pick<Ranking<Card>, 'suit'>
): Card[] {
	const [led] = trick;
	const same = led ? hand.filter((card) => suit(card) === suit(led.card)) : [];
	return same.length > 0 ? same : [...hand];
}

/** Who takes a trick: the highest trump, else the highest of the suit that was led; of equal cards the first. Null where nothing lies. */
export function winnerOf<Card>(
	trick: readonly Laid<Card>[],
	{ suit, rank, trump = null }: Ranking<Card>
): Seat | null {
	const [led] = trick;
	if (!led) return null;
	const trumped = trick.some(({ card }) => suit(card) === trump);
	const counts = trumped ? trump : suit(led.card);
	const rivals = trick.filter(({ card }) => suit(card) === counts);
	const most = Math.max(...rivals.map(({ card }) => rank(card)));
	return rivals.find(({ card }) => rank(card) === most)?.seat ?? null;
}
