/** §1.1, §6.4 Drawing and discarding, and what lies in front of a seat. */
import { rankOf, type Card } from './cards.ts';
import type { Game, Pile, State } from './state.ts';

/** The cards of a pile that are known to whoever looks. */
export const known = (pile: readonly (Card | null)[] | undefined): Card[] =>
	pile?.filter((card) => card !== null) ?? [];

/** The cards in a seat's hand, as far as they are known. */
export const handOf = ({ hands }: State, seat: number): Card[] => known(hands[seat]);

/** The face-up resources of a seat. */
export const resourcesOf = ({ resources }: State, seat: number): Card[] => resources[seat] ?? [];

/** The face-up resources of one rank. */
export const shows = (view: State, seat: number, rank: string): Card[] =>
	resourcesOf(view, seat).filter((card) => rankOf(card) === rank);

/** Whether these are different cards, all of them in the pile. */
export const areIn = (cards: readonly unknown[], pile: readonly Card[]): boolean =>
	new Set(cards).size === cards.length && cards.every((card) => pile.some((one) => one === card));

export const put = (state: State, ...cards: readonly (Card | null)[]): void => {
	state.discard.push(...known(cards));
};

/** Takes cards out of a pile. */
export function take(pile: Pile | undefined, ...cards: readonly (Card | null)[]): void {
	for (const card of cards) {
		const index = pile?.indexOf(card) ?? -1;
		if (index >= 0) pile?.splice(index, 1);
	}
}

/** Discards face-up resources. */
export function spend(state: State, seat: number, ...cards: readonly Card[]): void {
	take(state.resources[seat], ...cards);
	put(state, ...cards);
}

/** The top card; an empty draw pile is made anew of the discards. Null where both are empty. */
export function drawn({ state, random }: Game): Card | null {
	if (state.deck.length === 0) {
		state.deck = random.shuffle(state.discard);
		state.discard = [];
	}
	return state.deck.shift() ?? null;
}

/** Draws `count` cards onto a pile, or as many as there are; answers how many. */
export function drawTo(game: Game, pile: Pile | undefined, count: number): number {
	for (let got = 0; got < count; got++) {
		const card = drawn(game);
		if (card === null) return got;
		pile?.push(card);
	}
	return count;
}

/** §7.1 The event card goes, a new one comes; what lay face down for it turns up again. */
export function replaceEvent(game: Game, seat: number): void {
	dropEvent(game.state, seat);
	game.state.events[seat] = drawn(game);
}

/** Discards the event card of a seat. */
export function dropEvent(state: State, seat: number): void {
	put(state, state.events[seat] ?? null);
	state.events[seat] = null;
	state.active[seat] = null;
	state.resources[seat]?.push(...known(state.facedown[seat]));
	state.facedown[seat] = [];
}

/** Every choice of `count` of these cards, in the order in which they lie. */
export function* choicesOf(cards: readonly Card[], count: number): Generator<Card[]> {
	if (count === 0) yield [];
	if (count <= 0) return;
	for (const [index, card] of cards.entries()) {
		for (const rest of choicesOf(cards.slice(index + 1), count - 1)) yield [card, ...rest];
	}
}
