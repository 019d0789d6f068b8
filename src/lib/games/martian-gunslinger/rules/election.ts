/** §7.14 The election of the Mayor: secret bids of resources, opened together. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { heightOf } from './cards.ts';
import { settleEvent } from './ending.ts';
import { areIn, choicesOf, resourcesOf, spend } from './piles.ts';
import { score } from './points.ts';
import type { Action, Game, State } from './state.ts';

const ROUNDS = 3;
const POINTS = 2;

/** Everybody bids. */
export function callElection({ state }: Game): void {
	state.bids = state.order.map(() => null);
	state.phase = 'bid';
}

/** At most as many as one has face up. */
export function refuseBid(view: State, seat: number, amount: number): Refusal | null {
	const most = resourcesOf(view, seat).length;
	const sound = Number.isInteger(amount) && amount >= 0 && amount <= most;
	return sound ? null : refusal('bad-bid', { most }, '§7.14');
}

export function* bids(view: State, seat: number): Generator<Action> {
	for (let amount = 0; amount <= resourcesOf(view, seat).length; amount++) {
		yield { type: 'bid', amount };
	}
}

/** Keeps a bid; with the last one all are opened, and the highest pays. */
export function bid(game: Game, seat: number, { amount }: { amount: number }): void {
	const { state, tell } = game;
	if (!state.bids) return; // never: refuse has looked
	state.bids[seat] = amount;
	tell({ type: 'bid-made', seat });
	const made = state.bids.filter((one) => one !== null);
	if (made.length < state.n) return;
	state.bids = null;
	const winner = elected(game, made);
	tell({ type: 'bids-opened', bids: made, seat: winner });
	const count = made[winner] ?? 0;
	if (count === 0) takeOffice(game, winner, 0);
	else {
		state.phase = 'pay';
		state.pending = { seat: winner, count };
	}
}

/** The highest bid; of equal ones pips, points and the highest card showing decide, then the potato. */
function elected({ state, random }: Game, made: readonly number[]): number {
	const tests: ((seat: number) => number)[] = [
		(seat) => made[seat] ?? 0,
		(seat) => pipsOf(state, seat),
		(seat) => state.vp[seat] ?? 0,
		(seat) => Math.max(0, ...resourcesOf(state, seat).map(heightOf))
	];
	let left = [...made.keys()];
	for (const test of tests) {
		const best = Math.max(...left.map(test));
		left = left.filter((seat) => test(seat) === best);
	}
	const potato = left.length > 1 ? random.die(left.length) - 1 : 0;
	return left[potato] ?? 0;
}

/** A piece off the board has no pips. */
function pipsOf({ pieces }: State, seat: number): number {
	const piece = pieces[seat];
	return piece?.at ? piece.size : 0;
}

/** Exactly the bid, in resources of one's choice. */
export function refusePay(view: State, seat: number, cards: readonly string[]): Refusal | null {
	const count = view.pending?.count ?? 0;
	const sound = cards.length === count && areIn(cards, resourcesOf(view, seat));
	return sound ? null : refusal('bad-payment', { count, suit: '' }, '§7.14');
}

export function* payments(view: State, seat: number): Generator<Action> {
	for (const cards of choicesOf(resourcesOf(view, seat), view.pending?.count ?? 0)) {
		yield { type: 'pay', cards };
	}
}

/** The winner of the election pays. */
export function pay(game: Game, seat: number, { cards }: { cards: readonly string[] }): void {
	spend(game.state, seat, ...cards);
	game.state.pending = null;
	takeOffice(game, seat, cards.length);
}

/** Points and the office; a Mayor elected again keeps the running count. */
function takeOffice(game: Game, seat: number, paid: number): void {
	const { state, tell } = game;
	tell({ type: 'elected', seat, paid });
	if (!score(game, seat, POINTS)) return;
	// this turn ends as well, beside the three rounds
	state.mayor ??= { seat, left: ROUNDS * state.n + 1 };
	settleEvent(game, state.turn);
}
