/** §6.4, §6.5, §8 The end of a turn, the way home, and the end of the game. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { same, touching, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	CELLS,
	compassOf,
	facingsAt,
	isHome,
	leftFrom,
	refuseFacing,
	standingAt
} from './board.ts';
import { countDownTycoon } from './lasting.ts';
import { drawTo, replaceEvent, resourcesOf } from './piles.ts';
import { end } from './points.ts';
import { hasStraightFlush } from './poker.ts';
import type { Action, Game, Of, State } from './state.ts';

/** §7.1 The event is settled: a new event card, and the turn ends. */
export function settleEvent(game: Game, seat: number): void {
	replaceEvent(game, seat);
	endTurn(game);
}

/** §6.4 Draws, counts what is to be counted, and passes the turn on. */
export function endTurn(game: Game): void {
	const { state, tell } = game;
	const seat = state.turn;
	if (state.phase !== 'return') {
		const count = drawTo(game, state.hands[seat], Math.max(1, state.played));
		tell({ type: 'drew', seat, count });
	}
	if (!countDownTycoon(game, seat)) return;
	if (state.pieces[seat]?.at && !isHome(state, seat) && !state.toHome[seat]) {
		state.forced[seat] = false;
	}
	Object.assign(state, { d6: null, tree: null, points: 0, free: false, hop: false, played: 0 });
	passTurn(game);
}

/** §5.6 The next seat; who has a turn to lose loses it, and only the Mayor's count runs. */
function passTurn(game: Game): void {
	const { state, tell } = game;
	for (;;) {
		if (state.mayor && --state.mayor.left === 0) return; // §8.4
		const seat = leftFrom(state, state.turn)[1] ?? state.turn;
		state.turn = seat;
		const skip = state.skip[seat] ?? 0;
		if (skip === 0) break;
		state.skip[seat] = skip - 1;
		tell({ type: 'turn-lost', seat, left: skip - 1 });
	}
	state.phase = state.toHome[state.turn] ? 'return' : 'roll';
}

/** §6.5 The home square, or where it is taken the free squares around it. */
function placesHome(view: State, seat: number): Cell[] {
	const home = view.home[seat];
	if (!home) return [];
	if (isOpen(view, seat, home)) return [home];
	return CELLS.filter((cell) => touching(cell, home) && isOpen(view, seat, cell));
}

/** The seat's own piece is no obstacle to itself. */
function isOpen(view: State, seat: number, cell: Cell): boolean {
	const there = standingAt(view, cell);
	return !there || ('seat' in there && there.seat === seat);
}

/** §6.5 Where a beaten piece may be put. */
export function refuseReturn(view: State, seat: number, action: Of<'placeHome'>): Refusal | null {
	if (action.corner !== undefined) return refusal('bad-action');
	const to = action.to ?? view.home[seat];
	if (!to) return refusal('not-home', {}, '§6.5');
	if (!isOpen(view, seat, to)) return refusal('cell-occupied', {}, '§6.5');
	if (!placesHome(view, seat).some((cell) => same(cell, to))) {
		return refusal('not-home', {}, '§6.5');
	}
	return refuseFacing(to, action.facing);
}

/** §6.5 The turn is passed only where no square is free. */
export const refuseStayAway = (view: State, seat: number): Refusal | null =>
	placesHome(view, seat).length > 0 ? refusal('must-place', {}, '§6.5') : null;

/** The ways home. */
export function* returnMoves(view: State, seat: number): Generator<Action> {
	const places = placesHome(view, seat);
	if (places.length === 0) yield { type: 'done' };
	const home = view.home[seat];
	for (const to of places) {
		const named = home && same(to, home) ? {} : { to };
		for (const facing of facingsAt(to)) yield { type: 'placeHome', facing, ...named };
	}
}

/** §6.5 The piece stands at home, and the turn is over. */
export function goHome(game: Game, seat: number, { to, facing }: Of<'placeHome'>): void {
	const { state, tell } = game;
	const piece = state.pieces[seat];
	const [at, direction] = [to ?? state.home[seat] ?? null, compassOf(facing)];
	if (!piece || !at || !direction) return; // never: refuse has looked
	piece.at = at;
	piece.facing = direction;
	state.toHome[seat] = false;
	tell({ type: 'went-home', seat, at });
	endTurn(game);
}

/** §6.5 No square is free: it is tried again next turn. */
export function stayAway(game: Game, seat: number): void {
	game.tell({ type: 'no-way-home', seat });
	endTurn(game);
}

/** §8.2 Beaten, and off the board or, where the table plays so, on the home square. */
function isForcedOut(state: State, seat: number): boolean {
	if (!state.forced[seat]) return false;
	return !state.pieces[seat]?.at || (state.homeCounts && isHome(state, seat));
}

/** §8.2 The only seat that is not forced out; null while there are others. */
function lastAtLarge(state: State): number | null {
	// after most actions nobody is
	if (!state.forced.includes(true)) return null;
	const [survivor, ...others] = state.order.filter((seat) => !isForcedOut(state, seat));
	return others.length === 0 ? (survivor ?? null) : null;
}

/** §8 Looks after every action whether somebody has won; seven points have ended the game at once. */
export function testEnd(game: Game): void {
	const { state } = game;
	if (state.phase === 'over') return;
	const survivor = lastAtLarge(state);
	if (survivor !== null) {
		end(game, survivor, 'others-forced-out');
		return;
	}
	const flush = leftFrom(state, state.turn).find((seat) =>
		hasStraightFlush(resourcesOf(state, seat))
	);
	if (flush !== undefined) end(game, flush, 'straight-flush');
	else if (state.mayor?.left === 0) end(game, state.mayor.seat, 'mayor');
}
