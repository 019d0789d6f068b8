/** Piles, hands and rows of cards: plain lists, each card in one of them. A card is any JSON; equal cards are alike. */
import { sameJson } from '../../../engine/json.ts';
import type { Random } from '../../../engine/random.ts';

/** All cards of a game as a pile to draw from. */
export const deck = <Card>(cards: readonly Card[], random: Random): Card[] => random.shuffle(cards);

/**
 * Takes so many cards off a pile, or as many as it has. Each is drawn by chance at that moment, so that a draw which is
 * taken back is drawn afresh; a scenario, whose shuffles change nothing, draws the first.
 */
export function draw<Card>(pile: Card[], count: number, random: Random): Card[] {
	const chosen = random.shuffle([...pile.keys()]).slice(0, count);
	const drawn = chosen.flatMap((place) => pile.slice(place, place + 1));
	for (const place of chosen.toSorted((one, other) => other - one)) pile.splice(place, 1);
	return drawn;
}

/** A hand for each seat off a pile, so many cards each. */
export const hands = <Card>(pile: Card[], seats: number, count: number, random: Random): Card[][] =>
	Array.from({ length: seats }, () => draw(pile, count, random));

/** Fills a row of open cards up to so many, as far as the pile goes; the new ones. */
export function refill<Card>(row: Card[], size: number, pile: Card[], random: Random): Card[] {
	const fresh = draw(pile, Math.max(0, size - row.length), random);
	row.push(...fresh);
	return fresh;
}

/** Whether a card is among these. */
export const has = (cards: readonly unknown[], card: unknown): boolean =>
	cards.some((one) => sameJson(one, card));

/** Moves one card from a list to another: out of a hand onto a pile. Throws where it is not there. */
export function discard<Card>(from: Card[], card: Card, to: Card[]): void {
	const place = from.findIndex((one) => sameJson(one, card));
	if (place < 0) throw new Error(`there is no card ${JSON.stringify(card)} to move`);
	to.push(...from.splice(place, 1));
}

/** Puts what was discarded back under a pile that has run out; whether it had. */
export function reshuffle<Card>(pile: Card[], discards: Card[], random: Random): boolean {
	if (pile.length > 0 || discards.length === 0) return false;
	pile.push(...random.shuffle(discards.splice(0)));
	return true;
}

/** Cards without others, one for one: of three equal ones two are left where one is taken out. */
export function without<Card>(cards: readonly Card[], others: readonly Card[]): Card[] {
	const left = [...cards];
	for (const other of others) {
		const place = left.findIndex((one) => sameJson(one, other));
		if (place >= 0) left.splice(place, 1);
	}
	return left;
}
