/** A game of numbered cards, small enough to read at once: hands, a quay where each lays one a turn, coins for it; a card is stored in secret. */
import * as v from 'valibot';
import {
	anyModule,
	refusal,
	type Actor,
	type AnyModule,
	type GameModule,
	type Play,
	type Refusal,
	type Seat
} from '../../../src/lib/engine/module.ts';
import { choice, optionsOf, type ValuesOf } from '../../../src/lib/engine/options.ts';
import { deck, discard, hands } from '../../../src/lib/games/kit/cards/deck.ts';
import { hideOthers, redealCards } from '../../../src/lib/games/kit/cards/secrets.ts';
import { winnersBy } from '../../../src/lib/games/kit/cards/scores.ts';
import { actionOf, whole } from '../../../src/lib/games/kit/schema.ts';
import { toyAbout } from '../about.ts';

const CARDS = Array.from({ length: 24 }, (_, card) => card);
const EACH = 4;

const fields = { bonus: choice([1, 2], 1) };
type Options = ValuesOf<typeof fields>;

export interface State {
	bonus: number;
	turn: Seat;
	hands: (number | null)[][];
	stored: (number | null)[][];
	deck: (number | null)[];
	quay: { seat: Seat; card: number }[];
	coins: number[];
}

export const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('lay'), card: whole }),
	v.strictObject({ type: v.literal('store'), card: whole })
]);
export type Action = v.InferOutput<typeof Shape>;
export type Cards = GameModule<State, Action, Options>;

const isOver = ({ hands: held }: State) => held.every((cards) => cards.length === 0);

function refuse(view: State, actor: Actor, { card }: Action): Refusal | null {
	if (isOver(view)) return refusal('game-over');
	if (actor !== view.turn) return refusal('not-your-turn');
	return view.hands[actor]?.includes(card) ? null : refusal('no-such-card');
}

function apply(state: State, actor: Actor, { type, card }: Action, { tell }: Play): void {
	if (actor === 'facilitator') return;
	discard(state.hands[actor] ?? [], card, type === 'store' ? (state.stored[actor] ?? []) : []);
	if (type === 'lay') state.quay.push({ seat: actor, card });
	const pay = type === 'lay' ? state.bonus + (card % 3) : 1;
	state.coins[actor] = (state.coins[actor] ?? 0) + pay;
	tell(type === 'lay' ? { type: 'laid', seat: actor, card } : { type: 'stored', seat: actor });
	state.turn = (actor + 1) % state.hands.length;
}

const HIDDEN = ['hands', 'stored', 'deck'] as const;

const cards: Cards = {
	id: 'cards',
	version: 1,
	about: toyAbout,
	options: optionsOf(fields),
	action: actionOf(Shape),
	bound: 30,
	ends: true,
	setup(seats, { bonus }, random) {
		const pile = deck(CARDS, random);
		return {
			bonus,
			turn: 0,
			hands: hands(pile, seats, EACH, random),
			stored: Array.from({ length: seats }, () => []),
			quay: [],
			deck: pile,
			coins: Array.from({ length: seats }, () => 0)
		};
	},
	toAct: (view) => (isOver(view) ? [] : [view.turn]),
	*legal(view, seat) {
		if (isOver(view) || seat !== view.turn) return;
		for (const card of view.hands[seat] ?? [])
			if (card !== null) yield* [{ type: 'lay', card } as const, { type: 'store', card } as const];
	},
	refuse,
	apply,
	view: (state, audience) =>
		hideOthers(state, audience, { hands: ['hands', 'stored'], piles: ['deck'] }),
	redeal: (view, _audience, random) => {
		const known = view.quay.map(({ card }) => card);
		return redealCards(view, { hidden: HIDDEN, all: CARDS, known }, random);
	},
	secret: ({ type }) => type === 'store',
	score: ({ coins }) => coins,
	order: 'most',
	outcome: (state) =>
		isOver(state)
			? { reason: 'most-coins', winners: winnersBy({ of: state.coins, order: 'most' }) }
			: null
};

/** The game, whole, or with some of it made anew from what it was. */
export const cardsWith = (change: (whole: Cards) => Partial<Cards> = () => ({})): AnyModule =>
	anyModule({ ...cards, ...change(cards) });
