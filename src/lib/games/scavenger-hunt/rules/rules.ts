/** Scavenger Hunt as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import { isWhole } from '../../../engine/json.ts';
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { isCell } from '../../../pieces/geometry/squares.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { refuseGiven, type Given } from '../../kit/refusing.ts';
import { coinAt, nextSeat, placeCoin, placements, refusePlace } from './board.ts';
import { openShifts, pushLine, refuseShift, shiftIn } from './shifts.ts';
import { canMove, reachable, refuseMove } from './pawns.ts';
import {
	VALUES,
	type Action,
	type Cell,
	type Shift,
	type State,
	type TellScavenger,
	type ScavengerEvent
} from './state.ts';

export { setup } from './board.ts';
export { redeal, view } from './secrets.ts';

/** §2 One seat at a time. */
export const toAct = (view: State): Seat[] => (view.phase === 'over' ? [] : [view.turnSeat]);

/** §2, §3 What each phase is for. */
const OPEN: Readonly<Record<State['phase'], readonly Action['type'][]>> = {
	place: ['placeCoin'],
	shift: ['shift'],
	move: ['movePawn'],
	peek: ['peek', 'leave'],
	over: []
};

/** The actions open to a seat that the game waits for. */
export const legal = (view: State, seat: Seat): Iterable<Action> =>
	toAct(view).includes(seat) ? MOVES[view.phase](view) : [];

const MOVES: Readonly<Record<State['phase'], (view: State) => Iterable<Action>>> = {
	place: placements,
	shift: (view) => openShifts(view).map((shift) => ({ type: 'shift', ...shift })),
	move: (view) => reachable(view).map((to) => ({ type: 'movePawn', to })),
	peek: () => [{ type: 'peek' }, { type: 'leave' }],
	over: () => []
};

/** Why `actor` may not do this now, or null. Of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§4');
	if (actor !== view.turnSeat) return refusal('not-your-turn', {}, '§2');
	return refuseGiven(view, action, OPEN[view.phase], REFUSALS, refusal('wrong-action', {}, '§2'));
}

const malformed = () => refusal('bad-action');

const REFUSALS: Readonly<Record<Action['type'], (view: State, given: Given) => Refusal | null>> = {
	placeCoin: (view, { value, at }) =>
		isWhole(value) && isCell(at) ? refusePlace(view, value, at) : malformed(),
	shift: (view, given) => {
		const shift = shiftIn(given);
		return shift ? refuseShift(view, shift) : malformed();
	},
	movePawn: (view, { to }) => (isCell(to) ? refuseMove(view, to) : malformed()),
	peek: () => null,
	leave: () => null
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(
	state: State,
	_actor: Actor,
	action: Action,
	{ tell }: Play<ScavengerEvent>
): void {
	state.look = null;
	forTypeOf(APPLIES, action)(state, action, tell);
}

const APPLIES: ByType<Action, [state: State], void, [tell: TellScavenger]> = {
	placeCoin,
	shift,
	movePawn,
	peek,
	leave
};

/** §3.1 Pushes a line; §3.3 a pawn that is shut in ends the turn. */
function shift(state: State, { line, index, dir }: Shift, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const pushed = { line, index, dir };
	pushLine(state, pushed);
	tell({ type: 'shifted', seat, ...pushed });
	state.phase = 'move';
	if (canMove(state)) return;
	tell({ type: 'stuck', seat });
	endTurn(state);
}

/** §3.3 The pawn moves; on a coin the player may look. */
function movePawn(state: State, { to }: { to: Cell }, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const from = state.pawns[seat];
	if (!from) return; // never: refuse has looked
	state.pawns[seat] = to;
	const coin = coinAt(state, to);
	tell({ type: 'pawn-moved', seat, from, to, coin: coin?.value ?? null });
	if (coin) state.phase = 'peek';
	else endTurn(state);
}

/** §3.4 The seat alone learns the suit; §3.5 its own it takes. */
function peek(state: State, _action: Action, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const pawn = state.pawns[seat];
	const coin = pawn && coinAt(state, pawn);
	if (!coin?.suit) return; // never: a pawn looks only at the coin it stands on
	const { id, suit, value, at } = coin;
	if (suit === state.suits[seat]) {
		take(state, coin.id, tell);
		return;
	}
	state.look = { seat, id, suit };
	tell({ type: 'looked', seat, value, at });
	tell({ type: 'saw', seat, suit, value, at, noted: state.openMemory }, [seat]);
	const notes = state.notes[seat];
	if (state.openMemory && !notes?.includes(id)) notes?.push(id);
	endTurn(state);
}

/** §3.5 Takes a coin of the seat's own suit; §4 the sixth wins. */
function take(state: State, id: number, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const [coin] = state.coins.splice(
		state.coins.findIndex((one) => one.id === id),
		1
	);
	const collected = state.collected[seat];
	if (!coin || !collected) return; // never: peek has found it
	const { value, at } = coin;
	collected.push(value);
	tell({ type: 'collected', seat, value, at, count: collected.length });
	if (collected.length < VALUES.length) {
		endTurn(state);
		return;
	}
	state.phase = 'over';
	tell({ type: 'won', seat });
}

/** §3.4 Nobody has to look. */
function leave(state: State, _action: Action, tell: TellScavenger): void {
	const seat = state.turnSeat;
	const at = state.pawns[seat];
	if (at) tell({ type: 'left', seat, at });
	endTurn(state);
}

function endTurn(state: State): void {
	state.turnSeat = nextSeat(state);
	state.phase = 'shift';
}

/** §4 How the game ended, or null. */
export const outcome = ({ phase, turnSeat }: State): Outcome | null =>
	phase === 'over' ? { reason: 'six-coins', winners: [turnSeat] } : null;
