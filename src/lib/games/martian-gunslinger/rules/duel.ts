/** §4, §5 Attempts at plotpoints, attacks, and duels at poker. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { isSeat, targetOf } from './board.ts';
import { heightOf, type Card } from './cards.ts';
import { settleEvent } from './ending.ts';
import { judgeAttack } from './lasting.ts';
import { areIn, choicesOf, drawn, drawTo, known, put, shows, spend, take } from './piles.ts';
import { score } from './points.ts';
import { compareWorth, handWorth } from './poker.ts';
import {
	NOTORIOUS,
	type Ability,
	type Action,
	type Duel,
	type DuelKind,
	type Game,
	type State
} from './state.ts';

const DUEL_HAND = 5;
const EXCHANGES = 2;
const EVENT_POINTS = 2;

/** §4.2 A plotpoint in reach, and not the one tried last. */
export function refuseAttempt(view: State, seat: number): Refusal | null {
	const target = targetOf(view, seat);
	if (!target || !('plot' in target)) return refusal('no-target', {}, '§4.1');
	return view.lastPlot[seat] === target.plot ? refusal('same-plotpoint', {}, '§4.2') : null;
}

/** §4.3 An opposing piece in reach, whose seat has scored enough to be known. */
export function refuseAttack(view: State, seat: number): Refusal | null {
	const target = targetOf(view, seat);
	if (!target || !('seat' in target)) return refusal('no-target', {}, '§4.1');
	const notorious = (view.scored[target.seat] ?? 0) >= NOTORIOUS;
	return notorious ? null : refusal('target-not-notorious', { seat: target.seat }, '§4.3');
}

/** What a seat may do at a clash. */
export function* clashMoves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	if (!refuseAttempt(view, seat)) yield { type: 'attempt' };
	if (!refuseAttack(view, seat)) yield { type: 'attack' };
}

/** §3.5 After the movement: to the clash that is open, or to the cards. */
export function endMovement({ state }: Game, seat: number): void {
	const open = !refuseAttempt(state, seat) || !refuseAttack(state, seat);
	state.phase = open ? 'clash' : 'hand';
}

/** What the piece has in reach; a hop that reaches farther is used up. */
function reached({ state }: Game, seat: number) {
	const target = targetOf(state, seat);
	if (target?.far) state.hop = false;
	return target;
}

/** §4.2 One card for the attempt, one against it. */
export function attempt(game: Game, seat: number): void {
	const { state, tell } = game;
	const target = reached(game, seat);
	if (!target || !('plot' in target)) return; // never: refuse has looked
	const [own, against] = [drawn(game), drawn(game)];
	put(state, own, against);
	state.lastPlot[seat] = target.plot;
	const won = own !== null && against !== null && heightOf(own) > heightOf(against);
	tell({ type: 'attempted', seat, size: target.plot, cards: known([own, against]), won });
	if (!won || score(game, seat, 1)) state.phase = 'hand';
}

/** §5.1 Cards are dealt for an attack. */
export function attack(game: Game, seat: number): void {
	const target = reached(game, seat);
	if (target && 'seat' in target) beginDuel(game, 'attack', [seat, target.seat]);
}

/** §5.2, §5.3 Deals a duel: the cards of each side, and its exchanges. */
export function beginDuel(
	game: Game,
	kind: DuelKind,
	[a, b]: readonly [number, number],
	...cards: [number, Card][]
): void {
	const { state, tell } = game;
	const draws = [sum(drawParts(state, kind, a, b)), sum(drawParts(state, kind, b, a))] as const;
	const max: [number, number] = [
		sum(exchangeParts(state, kind, a, b)),
		sum(exchangeParts(state, kind, b, a))
	];
	const duel: Duel = { kind, a, b, hands: [[], []], max, chosen: [null, null], cards };
	drawTo(game, duel.hands[0], draws[0]);
	drawTo(game, duel.hands[1], draws[1]);
	state.duel = duel;
	state.phase = 'duel';
	tell({ type: 'duel-began', kind, seat: a, other: b, draws: [...draws], max: [...max] });
}

const bonusOf = ({ kept }: State, seat: number, ability: Ability): number =>
	kept[seat]?.filter((one) => one.ability === ability).length ?? 0;

/** What a number in a duel is made of: what everybody has, an edge over the other, and kept cards. */
export interface Parts {
	readonly base: number;
	readonly edge: number;
	readonly bonus: number;
}
const sum = ({ base, edge, bonus }: Parts): number => base + edge + bonus;

/** §5.2 How many cards a seat draws: the edge is a larger piece, or at high noon a 9. */
export function drawParts(state: State, kind: DuelKind, seat: number, other: number): Parts {
	const size = (one: number) => state.pieces[one]?.size ?? 0;
	const larger = kind === 'attack' ? Math.max(0, size(seat) - size(other)) : 0;
	const gun = kind === 'noon' && shows(state, seat, '9').length > 0 ? 1 : 0;
	return { base: DUEL_HAND, edge: larger + gun, bonus: bonusOf(state, seat, 'draw') };
}

/** §5.3 How many cards a seat may exchange: the edge is to have more points, in an attack. */
export function exchangeParts(state: State, kind: DuelKind, seat: number, other: number): Parts {
	const edge = kind === 'attack' && (state.vp[seat] ?? 0) > (state.vp[other] ?? 0) ? 1 : 0;
	return { base: EXCHANGES, edge, bonus: bonusOf(state, seat, 'exchange') };
}

/** 0 for the seat that began the duel, 1 for the other. */
export const sideOf = ({ a }: Duel, seat: number): 0 | 1 => (a === seat ? 0 : 1);

/** §5.3 Different cards of one's own duel hand, no more than may be exchanged. */
export function refuseExchange(
	view: State,
	seat: number,
	{ cards }: { cards: string[] }
): Refusal | null {
	const { duel } = view;
	const side = duel ? sideOf(duel, seat) : 0;
	const max = duel?.max[side] ?? 0;
	if (cards.length > max) return refusal('too-many-cards', { max }, '§5.3');
	return areIn(cards, known(duel?.hands[side])) ? null : refusal('not-in-duel-hand', {}, '§5.3');
}

/** Every exchange, each in the order in which the cards lie. */
export function* exchanges(view: State, seat: number): Generator<Action> {
	const { duel } = view;
	if (!duel) return;
	const side = sideOf(duel, seat);
	for (let count = 0; count <= duel.max[side]; count++) {
		for (const cards of choicesOf(known(duel.hands[side]), count)) {
			yield { type: 'exchange', cards };
		}
	}
}

/** §5.3 Chosen in secret; when both have chosen, cards are exchanged and hands compared. */
export function exchange(game: Game, seat: number, { cards }: { cards: string[] }): void {
	const { duel } = game.state;
	if (!duel) return; // never: refuse has looked
	duel.chosen[sideOf(duel, seat)] = cards;
	game.tell({ type: 'exchange-chosen', seat });
	const [one, other] = duel.chosen;
	if (!Array.isArray(one) || !Array.isArray(other)) return;
	for (const [side, gone] of [one, other].entries()) {
		take(duel.hands[side], ...gone);
		put(game.state, ...gone);
	}
	drawTo(game, duel.hands[0], one.length);
	drawTo(game, duel.hands[1], other.length);
	settle(game, duel, [one.length, other.length]);
}

/** §5.4 The better hand wins; equal hands change nothing. */
function settle(game: Game, duel: Duel, exchanged: number[]): void {
	const { state, tell } = game;
	const { kind, a, b } = duel;
	const hands = duel.hands.map(known);
	const [one = [], other = []] = hands;
	const ahead = compareWorth(handWorth(one), handWorth(other));
	const winner = ahead === 0 ? null : ahead > 0 ? a : b;
	put(state, ...one, ...other);
	state.duel = null;
	tell({ type: 'duel-settled', kind, seat: a, other: b, hands, exchanged, winner });
	if (kind === 'attack') settleAttack(game, duel, winner);
	else settleEventDuel(game, duel, winner);
}

/** §5.5 The loser pays; a Hanging Judge may score. The attacker then goes on with the turn. */
function settleAttack(game: Game, { a, b }: Duel, winner: number | null): void {
	const { state } = game;
	state.phase = 'hand';
	if (winner === null) return;
	beat(game, winner === a ? b : a);
	state.forced[winner] = false;
	if (winner === a) judgeAttack(game, a);
}

/** §5.5 The piece shrinks, half the points are gone, and the next turns. */
function beat({ state, tell }: Game, seat: number): void {
	const piece = state.pieces[seat];
	if (!piece || !isSeat(state, seat)) return; // never: a duel is between seats
	const vp = state.vp[seat] ?? 0;
	const lost = Math.ceil(vp / 2);
	const skip = Math.max(state.skip[seat] ?? 0, vp === 0 ? 2 : 1);
	state.vp[seat] = vp - lost;
	state.skip[seat] = skip;
	state.toHome[seat] = true;
	state.forced[seat] = true;
	if (piece.size > 1) piece.size--;
	else piece.at = null;
	tell({ type: 'beaten', seat, lost, skip, size: piece.at ? piece.size : 0 });
}

/** §7.1 Points for the better hand; the resources go in any case, and the event is settled. */
function settleEventDuel(game: Game, { a, cards }: Duel, winner: number | null): void {
	if (winner !== null && !score(game, winner, EVENT_POINTS)) return;
	for (const [seat, card] of cards) spend(game.state, seat, card);
	settleEvent(game, a);
}
