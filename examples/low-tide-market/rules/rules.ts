/** Low Tide Market as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Play, Seat } from 'borrowed-earth/engine/module.ts';
import type { Random } from 'borrowed-earth/engine/random.ts';
import { refusal, type Refusal } from 'borrowed-earth/engine/refusal.ts';
import { deck, discard, draw, hands, has, refill } from 'borrowed-earth/kit/cards/deck.ts';
import { CARDS, goodsOf, SLIPS, valueOf, wishOf } from './goods.ts';
import { isOver } from './points.ts';
import type { Action, Code, MarketEvent, Options, State } from './state.ts';
import { BONUS, HAND, STORE, WISHES } from './state.ts';

/** §1, §5 Cards and slips are shuffled and dealt, and the row is laid out. */
export function setup(seats: number, { row, wishes }: Options, random: Random): State {
	const [pile, slips] = [deck(CARDS, random), deck(SLIPS, random)];
	return {
		size: row,
		wishing: wishes,
		turn: 0,
		row: draw(pile, row, random),
		hands: hands(pile, seats, HAND, random),
		stored: Array.from({ length: seats }, () => []),
		wishes: hands(slips, seats, WISHES, random),
		coins: Array.from({ length: seats }, () => 0),
		deck: pile,
		slips,
		shown: [],
		done: []
	};
}

/** §2 One after the other. */
export const toAct = (view: State): Seat[] => (isOver(view) ? [] : [view.turn]);

/** §2 Everything that a seat may do in its turn. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (!toAct(view).includes(seat)) return;
	const hand = (view.hands[seat] ?? []).filter((card) => card !== null);
	for (const card of view.row) yield { type: 'take', card };
	if ((view.stored[seat]?.length ?? 0) < STORE)
		for (const card of hand) yield { type: 'store', card };
	for (const slip of view.wishes[seat] ?? []) {
		if (slip === null) continue;
		for (const one of hand)
			for (const other of hand)
				if (fulfils(slip, [one, other])) yield { type: 'fulfil', slip, cards: [one, other] };
	}
}

/** §5 Whether these are the goods of a slip, in its order; of two alike the lower comes first. */
function fulfils(slip: number, [one, other]: readonly [number, number]): boolean {
	const [first, second] = wishOf(slip);
	const ordered = first === second ? one < other : true;
	return goodsOf(one) === first && goodsOf(other) === second && ordered;
}

/** Why `actor` may not act now, whatever it is; or null. */
export function refuseTurn(view: State, actor: Actor): Refusal<Code> | null {
	if (isOver(view)) return refusal('game-over', {}, '§6');
	return actor === view.turn ? null : refusal('not-your-turn', {}, '§2');
}

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, action: Action): Refusal<Code> | null {
	const early = refuseTurn(view, actor);
	if (early || actor === 'facilitator') return early;
	const hand = view.hands[actor] ?? [];
	switch (action.type) {
		case 'take':
			return has(view.row, action.card) ? null : refusal('not-in-row', {}, '§3');
		case 'store':
			if (!has(hand, action.card)) return refusal('not-in-hand', {}, '§4');
			return (view.stored[actor]?.length ?? 0) < STORE ? null : refusal('store-is-full', {}, '§4');
		case 'fulfil':
			if (!has(view.wishes[actor] ?? [], action.slip)) return refusal('no-such-wish', {}, '§5');
			if (!action.cards.every((card) => has(hand, card))) return refusal('not-in-hand', {}, '§5');
			return fulfils(action.slip, action.cards) ? null : refusal('wrong-goods', {}, '§5');
	}
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<MarketEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { tell, random } = play;
	const hand = state.hands[actor] ?? [];
	switch (action.type) {
		case 'take':
			discard(state.row, action.card, hand);
			tell({ type: 'took', seat: actor, card: action.card });
			refill(state.row, state.size, state.deck as number[], random); // §3
			break;
		case 'store':
			discard(hand, action.card, state.stored[actor] ?? []);
			tell({ type: 'stored', seat: actor });
			break;
		case 'fulfil':
			fulfil(state, actor, action, tell);
	}
	if (isOver(state)) tell({ type: 'ended' });
	else state.turn = (actor + 1) % state.hands.length;
}

/** §5 The goods are shown and paid for. */
function fulfil(
	state: State,
	seat: Seat,
	{ slip, cards }: Extract<Action, { type: 'fulfil' }>,
	tell: Play<MarketEvent>['tell']
): void {
	for (const card of cards) discard(state.hands[seat] ?? [], card, state.shown);
	discard(state.wishes[seat] ?? [], slip, state.done);
	const coins = BONUS + cards.reduce((sum, card) => sum + valueOf(card), 0);
	state.coins[seat] = (state.coins[seat] ?? 0) + coins;
	tell({ type: 'fulfilled', seat, cards, coins });
}
