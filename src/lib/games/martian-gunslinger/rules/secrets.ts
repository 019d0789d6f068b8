/** §10 Who knows what: hands, event cards, the draw pile, what lies under the discards or face down, exchanges and bids. */
import type { Audience } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { DECK, type Card } from './cards.ts';
import { known as cardsOf, resourcesOf } from './piles.ts';
import { HIDDEN, HIDDEN_BID, type Chosen, type Duel, type Pile, type State } from './state.ts';

/** Views are taken often and written to never, so hidden piles of one size are one list. */
const BLANKS: readonly Pile[] = Array.from({ length: DECK.length + 1 }, (_, size) =>
	Array<null>(size).fill(null)
);

const hidden = (pile: Pile): Pile => BLANKS[pile.length] ?? pile.map(() => null);

/** What an audience sees. */
export function view(state: State, audience: Audience): State {
	const own = (pile: Pile, seat: number) => (seat === audience ? pile : hidden(pile));
	return {
		...state,
		deck: hidden(state.deck),
		discard: state.discard.map((card, index, { length }) => (index === length - 1 ? card : null)),
		hands: state.hands.map(own),
		facedown: state.facedown.map(own),
		events: state.events.map((card, seat) =>
			card === null || seat === audience || state.active[seat] ? card : HIDDEN
		),
		duel: state.duel && seenDuel(state.duel, audience),
		bids:
			state.bids?.map((amount, seat) =>
				amount === null || seat === audience ? amount : HIDDEN_BID
			) ?? null
	};
}

function seenDuel(duel: Duel, audience: Audience): Duel {
	const { hands, chosen } = duel;
	const ofA = duel.a === audience;
	const ofB = duel.b === audience;
	const choice = (chosen: Chosen) => chosen && HIDDEN;
	return {
		...duel,
		hands: [ofA ? hands[0] : hidden(hands[0]), ofB ? hands[1] : hidden(hands[1])],
		chosen: [ofA ? chosen[0] : choice(chosen[0]), ofB ? chosen[1] : choice(chosen[1])]
	};
}

/** A game that this audience cannot tell from the real one: the cards it does not see lie otherwise. */
export function redeal(known: State, _audience: Audience, random: Random): State {
	const seen = new Set(cardsIn(known));
	const facedown = known.facedown.map((pile, seat) =>
		fill(
			pile,
			some(
				(known.active[seat]?.cards ?? []).filter((card) => !seen.has(card)),
				pile,
				random
			)
		)
	);
	for (const card of cardsOf(facedown.flat())) seen.add(card);
	const left = random.shuffle(DECK.filter((card) => !seen.has(card)));
	const dealt = (pile: Pile): Pile => fill(pile, left);
	return {
		...known,
		facedown,
		hands: known.hands.map(dealt),
		events: known.events.map((card) => (card === HIDDEN ? (left.shift() ?? null) : card)),
		duel: known.duel && dealtDuel(known.duel, dealt, random),
		bids:
			known.bids?.map((amount, seat) =>
				amount === HIDDEN_BID ? random.die(resourcesOf(known, seat).length + 1) - 1 : amount
			) ?? null,
		discard: dealt(known.discard),
		deck: dealt(known.deck)
	};
}

/** As many of the cards as lie hidden in a pile, in their order. */
function some(cards: readonly Card[], pile: Pile, random: Random): Card[] {
	const count = pile.filter((card) => card === null).length;
	const picked = random.shuffle(cards).slice(0, count);
	return cards.filter((card) => picked.includes(card));
}

/** The pile with the next cards where it shows nothing; a position made by hand may ask for more than there are. */
const fill = (pile: Pile, from: Card[]): Pile =>
	pile.map((card) => card ?? from.shift() ?? DECK[0] ?? null);

function dealtDuel(duel: Duel, dealt: (pile: Pile) => Pile, random: Random): Duel {
	const hands: [Pile, Pile] = [dealt(duel.hands[0]), dealt(duel.hands[1])];
	const choice = (chosen: Chosen, side: 0 | 1): Chosen => {
		if (chosen !== HIDDEN) return chosen;
		const count = random.die(duel.max[side] + 1) - 1;
		return random.shuffle(hands[side].filter((card) => card !== null)).slice(0, count);
	};
	return { ...duel, hands, chosen: [choice(duel.chosen[0], 0), choice(duel.chosen[1], 1)] };
}

/** Every card that shows somewhere in a view. */
function cardsIn(view: State): Card[] {
	const piles: readonly Pile[] = [
		...[view.deck, view.discard, ...view.hands, ...view.facedown, ...view.resources],
		...[...view.aces, view.events, ...(view.duel?.hands ?? [])],
		view.kept.flat().map(({ card }) => card)
	];
	return cardsOf(piles.flat()).filter((card) => card !== HIDDEN);
}
