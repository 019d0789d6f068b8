/** Who sees which cards, and how they may lie as well for somebody who does not: null stands for a card that is hidden. */
import type { Audience } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { without } from './deck.ts';

/** The fields of a state that hold hidden cards. */
export interface Hidden<Name> {
	/** A list for each seat, known to that seat alone. */
	readonly hands?: readonly Name[];
	/** Known to nobody. */
	readonly piles?: readonly Name[];
}

/** A state with null for each card that this audience must not know; the lists stay as long as they are. */
export function hideOthers<State extends object>(
	state: State,
	audience: Audience,
	{ hands = [], piles = [] }: Hidden<keyof State>
): State {
	const seen = { ...state };
	for (const name of hands) {
		const shown = listOf(state, name).map((cards, seat) =>
			seat === audience ? cards : blank(cards)
		);
		seen[name] = shown as State[typeof name];
	}
	for (const name of piles) seen[name] = blank(state[name]) as State[typeof name];
	return seen;
}

const listOf = <State>(state: State, name: keyof State): unknown[] => {
	const list = state[name];
	if (Array.isArray(list)) return list;
	throw new Error(`${String(name)} is no list`);
};

const blank = (cards: unknown): unknown => (Array.isArray(cards) ? cards.map(blank) : null);

/** What is known of where the cards are. */
export interface Known<Name, Card> {
	/** The fields with hidden cards: lists, and lists of lists, with null for what is not known. */
	readonly hidden: readonly Name[];
	/** Every card of the game, equal ones as often as there are. */
	readonly all: readonly Card[];
	/** The cards that lie anywhere else, and those that this audience has seen put away. */
	readonly known: readonly Card[];
}

/**
 * A state that may be as true as the real one: what is neither seen nor known is shuffled, and each card dealt once to a
 * hidden place. Throws where there are not as many such cards as places, since then a card was lost or is there twice.
 */
export function redealCards<State extends object, Card>(
	view: State,
	{ hidden, all, known }: Known<keyof State, Card>,
	random: Random
): State {
	const seen = hidden.flatMap((name) => [...cardsIn(view[name])]) as (Card | null)[];
	const open = seen.filter((card) => card !== null);
	const left = random.shuffle(without(all, [...known, ...open]));
	const places = seen.length - open.length;
	if (left.length !== places)
		throw new Error(`${left.length} cards are not known, for ${places} hidden places`);
	const fill = (cards: unknown): unknown =>
		Array.isArray(cards) ? cards.map(fill) : (cards ?? left.pop());
	const dealt = { ...view };
	for (const name of hidden) dealt[name] = fill(view[name]) as State[typeof name];
	return dealt;
}

function* cardsIn(cards: unknown): Generator {
	if (!Array.isArray(cards)) yield cards;
	else for (const inner of cards) yield* cardsIn(inner);
}
