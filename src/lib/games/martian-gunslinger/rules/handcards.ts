/** §6.1 to §6.3 Playing a card from the hand, and laying down a resource. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { CELLS, isFree, isSeat, isSquare } from './board.ts';
import { rankOf, suitOf, type Card } from './cards.ts';
import {
	areIn,
	choicesOf,
	drawn,
	drawTo,
	dropEvent,
	handOf,
	known,
	put,
	resourcesOf,
	spend,
	take
} from './piles.ts';
import {
	ABILITIES,
	type Ability,
	type Action,
	type Game,
	type PlayCard,
	type State
} from './state.ts';

/** Names a face-down card of another seat: chance picks which. */
export const FACE_DOWN = 'facedown';
const LARGEST = 3;
/** §6.2 Up to how many cards 8 and 9 fill the hand. */
const FULL_HAND = 6;

/** §6.2 What a card does, by its rank. */
export type Effect = 'keep' | 'jump' | 'refresh' | 'grow' | 'destroy' | 'store';

const EFFECTS: Readonly<Record<string, Effect>> = {
	...{ K: 'keep', Q: 'keep', J: 'keep', T: 'jump', 9: 'refresh', 8: 'refresh' },
	...{ 7: 'grow', 6: 'grow', 5: 'grow', 4: 'destroy', 3: 'destroy', 2: 'destroy', A: 'store' }
};

/** What a card does. */
export const effectOf = (card: Card): Effect => EFFECTS[rankOf(card)] ?? 'store';

/** §6.1 How many resources of its suit a card costs. */
export const costOf = (card: Card): number => ('KQJT'.includes(rankOf(card)) ? 2 : 1);

/** §6.1 In the hand, paid for, and with an effect that is possible. */
export function refuseCard(view: State, seat: number, action: PlayCard): Refusal | null {
	const { card, pay } = action;
	if (!handOf(view, seat).includes(card)) return refusal('not-in-hand', {}, '§6.1');
	const suits = pay.every((paid) => suitOf(paid) === suitOf(card));
	if (pay.length !== costOf(card) || !suits || !areIn(pay, resourcesOf(view, seat))) {
		return refusal('bad-payment', { count: costOf(card), suit: suitOf(card) }, '§6.1');
	}
	return refuseEffect(view, seat, action);
}

/** §6.2 Why a card can have no effect now. */
function refuseEffect(view: State, seat: number, action: PlayCard): Refusal | null {
	switch (effectOf(action.card)) {
		case 'keep':
			return abilityOf(action) ? null : refusal('choose-ability', {}, '§6.2');
		case 'jump':
			return refuseJump(view, seat, action);
		case 'grow': {
			const piece = view.pieces[seat];
			if (!piece?.at) return refusal('no-such-piece', {}, '§6.2');
			return piece.size < LARGEST ? null : refusal('already-large', {}, '§6.2');
		}
		case 'destroy':
			return refuseDestroying(view, seat, action);
		case 'refresh': {
			const others = handOf(view, seat).filter((card) => card !== action.card);
			return areIn(action.discard ?? [], others) ? null : refusal('not-in-hand', {}, '§6.1');
		}
		case 'store':
			return null;
	}
}

/** §6.2 A Queen is for drawing, a Jack for exchanging, a King for what is chosen. */
function abilityOf({ card, ability }: PlayCard): Ability | undefined {
	if (rankOf(card) === 'Q') return 'draw';
	if (rankOf(card) === 'J') return 'exchange';
	return ABILITIES.find((one) => one === ability);
}

function refuseJump(view: State, seat: number, { to }: PlayCard): Refusal | null {
	if (!view.pieces[seat]?.at) return refusal('no-such-piece', {}, '§6.2');
	if (!isSquare(to)) return refusal('off-board', {}, '§6.2');
	return isFree(view, to) ? null : refusal('cell-occupied', {}, '§6.2');
}

function refuseDestroying(view: State, seat: number, action: PlayCard): Refusal | null {
	const { seat: other, resource } = action;
	const theirs = isSeat(view, other) && other !== seat ? destroyable(view, other) : [];
	return theirs.some((card) => card === resource) ? null : refusal('no-such-resource', {}, '§6.2');
}

/** What can be destroyed of a seat's resources. */
const destroyable = (view: State, seat: number): string[] => [
	...resourcesOf(view, seat),
	...(view.facedown[seat]?.length ? [FACE_DOWN] : [])
];

/** What a seat may play from its hand; of the discards of an 8 or 9 none and all. */
export function* cardMoves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	for (const card of handOf(view, seat)) {
		const suited = resourcesOf(view, seat).filter((one) => suitOf(one) === suitOf(card));
		const effects = suited.length < costOf(card) ? [] : [...sayings(view, seat, card)];
		for (const pay of choicesOf(suited, costOf(card))) {
			for (const effect of effects) yield { type: 'playCard', card, pay, ...effect };
		}
	}
}

/** What is to be said with a card, beside the payment. */
function* sayings(view: State, seat: number, card: Card): Generator<Partial<PlayCard>> {
	const piece = view.pieces[seat];
	switch (effectOf(card)) {
		case 'keep':
			if (rankOf(card) === 'K') yield* ABILITIES.map((ability) => ({ ability }));
			else yield {};
			return;
		case 'jump':
			if (piece?.at) for (const to of CELLS) if (isFree(view, to)) yield { to };
			return;
		case 'refresh': {
			const others = handOf(view, seat).filter((one) => one !== card);
			const discards = others.length > 0 ? [[], others] : [[]];
			for (const discard of discards) {
				yield { discard, newEvent: false };
				yield { discard, newEvent: true };
			}
			return;
		}
		case 'grow':
			if (piece?.at && piece.size < LARGEST) yield {};
			return;
		case 'destroy':
			for (let other = 0; other < view.n; other++) {
				if (other === seat) continue;
				for (const resource of destroyable(view, other)) yield { seat: other, resource };
			}
			return;
		case 'store':
			yield {};
	}
}

/** §6.1 Pays for a card and plays it. */
export function playCard(game: Game, seat: number, action: PlayCard): void {
	const { state, tell } = game;
	const { card } = action;
	state.played++;
	state.phase = 'resource';
	take(state.hands[seat], card);
	spend(state, seat, ...action.pay);
	tell({ type: 'card-played', seat, card });
	const effect = effectOf(card);
	EFFECT[effect](game, seat, action);
	if (SPENT.includes(effect)) put(state, card);
}

/** The cards that only their effect is left of; the others see to themselves where they go. */
const SPENT: readonly Effect[] = ['destroy', 'jump', 'grow'];

const EFFECT: Readonly<Record<Effect, (game: Game, seat: number, action: PlayCard) => void>> = {
	keep,
	store: ({ state }, seat, { card }) => state.aces[seat]?.push(card),
	refresh,
	destroy,
	jump,
	grow
};

function keep({ state, tell }: Game, seat: number, action: PlayCard): void {
	const ability = abilityOf(action);
	if (!ability) return; // never: refuse has looked
	state.kept[seat]?.push({ card: action.card, ability });
	tell({ type: 'bonus-kept', seat, card: action.card, ability });
}

/** §6.2 Discards, then a full hand, then a new event card. */
function refresh(game: Game, seat: number, action: PlayCard): void {
	const { state, tell } = game;
	const { card, discard = [], newEvent = false } = action;
	const hand = state.hands[seat];
	take(hand, ...discard);
	put(state, ...discard);
	if (newEvent) dropEvent(state, seat);
	put(state, card);
	drawTo(game, hand, FULL_HAND - (hand?.length ?? 0));
	if (newEvent) state.events[seat] = drawn(game);
	tell({ type: 'refreshed', seat, discarded: discard.length, newEvent });
}

/** §6.2 A resource of another seat goes; of face-down ones chance picks. */
function destroy({ state, random, tell }: Game, seat: number, action: PlayCard): void {
	const { seat: other = seat, resource = '' } = action;
	const hidden = resource === FACE_DOWN;
	const pile = hidden ? state.facedown[other] : state.resources[other];
	const card = hidden ? known(pile)[random.die(pile?.length ?? 1) - 1] : resource;
	if (card === undefined) return; // never: refuse has looked
	take(pile, card);
	put(state, card);
	tell({ type: 'destroyed', seat, other, card, hidden });
}

function jump({ state, tell }: Game, seat: number, { to }: PlayCard): void {
	const piece = state.pieces[seat];
	if (!piece || !to) return; // never: refuse has looked
	piece.at = to;
	tell({ type: 'placed-anywhere', seat, at: to });
}

function grow({ state, tell }: Game, seat: number): void {
	const piece = state.pieces[seat];
	if (!piece) return; // never: refuse has looked
	piece.size++;
	tell({ type: 'grew', seat, size: piece.size });
}

/** §6.3 Any card of the hand. */
export const refuseResource = (
	view: State,
	seat: number,
	{ card }: { card: string }
): Refusal | null =>
	handOf(view, seat).includes(card) ? null : refusal('not-in-hand', {}, '§6.3');

export function* resourceMoves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	for (const card of handOf(view, seat)) yield { type: 'layResource', card };
}

/** §6.3 Lays a card down as a resource. */
export function layResource({ state, tell }: Game, seat: number, { card }: { card: Card }): void {
	take(state.hands[seat], card);
	state.resources[seat]?.push(card);
	state.played++;
	state.phase = 'event';
	tell({ type: 'resource-laid', seat, card });
}
