/** WreckTangle as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import type { Random } from '../../../engine/random.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { treehouseFace } from '../../../pieces/treehouse.ts';
import { ownerOf } from './board.ts';
import { capture } from './capture.ts';
import { canMove, dieMoves, normalMoves, refuseDieMove, refuseMove } from './moves.ts';
import type { Action, State, TellWreck, WreckEvent } from './state.ts';

export { setup } from './board.ts';

/** §4.5 With how many lost pyramids a player is out. */
const LOSSES = 3;

/** Whom the game waits for: the seat on turn. */
export const toAct = (view: State): Seat[] => (view.result ? [] : [view.turn]);

/** The actions open to a seat; who is not on turn may only concede. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (view.result || !isIn(view, seat)) return;
	if (seat === view.turn) {
		yield* normalMoves(view);
		yield* dieMoves(view);
		if (view.normalDone || !canMove(view)) yield { type: 'endTurn' };
	}
	yield { type: 'concede' };
}

const isIn = ({ n, out }: State, seat: Seat): boolean => seat < n && !out.includes(seat);

/** The next seat clockwise that is still in. */
function nextSeat(state: State): number {
	let seat = state.turn;
	do seat = (seat + 1) % state.n;
	while (!isIn(state, seat) && seat !== state.turn);
	return seat;
}

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.result) return refusal('game-over', {}, '§4.6');
	if (actor === 'facilitator') return refusal('not-your-turn', {}, '§2.1');
	if (!isIn(view, actor)) return refusal('eliminated', {}, '§4.5');
	if (type !== 'concede' && actor !== view.turn) return refusal('not-your-turn', {}, '§2.1');
	return null;
}

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	const refused = refuseTurn(view, actor, action.type);
	if (refused) return refused;
	switch (action.type) {
		case 'concede':
			return null;
		case 'move':
			return refuseMove(view, action.piece, action.to);
		case 'dieMove':
			return refuseDieMove(view, action);
		case 'endTurn':
			return view.normalDone || !canMove(view) ? null : refusal('normal-move-due', {}, '§2.3');
	}
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<WreckEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	switch (action.type) {
		case 'move':
		case 'dieMove': {
			const fresh = carry(state, actor, action, tell);
			if (fresh) capture(state, fresh, tell);
			dropLosers(state, tell);
			break;
		}
		case 'endTurn':
			passTurn(state, random, tell);
			return;
		case 'concede':
			tell({ type: 'conceded', seat: actor });
			goOut(state, actor, tell);
	}
	settle(state, random, tell);
}

/** §3 Moves the pyramid, or two of them; gives the square that the seat on turn did not hold before. */
function carry(
	state: State,
	seat: Seat,
	action: Extract<Action, { type: 'move' | 'dieMove' }>,
	tell: TellWreck
): Cell | null {
	const { piece } = action;
	const from = state.pieces[piece];
	if (!from) return null; // never: refuse has looked
	if (action.type === 'dieMove' && action.face === 'swap') return swap(state, seat, action, tell);
	const { to } = action;
	state.pieces[piece] = to;
	if (action.type === 'move') {
		state.normalDone = true;
		tell({ type: 'moved', seat, piece, from, to });
	} else {
		state.dieDone = true;
		tell({ type: 'die-moved', seat, face: action.face, piece, from, to });
	}
	return ownerOf(piece) === seat ? to : null;
}

/** §3.5 Two pyramids change places; §4.4 of one's own two, neither gets to a new square. */
function swap(
	state: State,
	seat: Seat,
	{ piece, with: other }: Extract<Action, { face: 'swap' }>,
	tell: TellWreck
): Cell | null {
	const [from, to] = [state.pieces[piece], state.pieces[other]];
	if (!from || !to) return null; // never: refuse has looked
	state.pieces[piece] = to;
	state.pieces[other] = from;
	state.dieDone = true;
	tell({ type: 'swapped', seat, piece, with: other, from, to });
	const [own, others] = [ownerOf(piece) === seat, ownerOf(other) === seat];
	if (own === others) return null;
	return own ? to : from;
}

/** §4.5 Whoever has lost too many goes out, clockwise from the seat on turn. */
function dropLosers(state: State, tell: TellWreck): void {
	for (let step = 0; step < state.n; step++) {
		const seat = (state.turn + step) % state.n;
		if ((state.captured[seat] ?? 0) >= LOSSES && isIn(state, seat)) goOut(state, seat, tell);
	}
}

/** §4.5 Out; what still stands of its pyramids is cleared away. */
function goOut(state: State, seat: Seat, tell: TellWreck): void {
	state.out.push(seat);
	for (const piece of Object.keys(state.pieces)) {
		if (ownerOf(piece) === seat) Reflect.deleteProperty(state.pieces, piece);
	}
	tell({ type: 'out', seat });
}

/** §4.6 The end, or §2.4 the next turn when nothing is left to do in this one. */
function settle(state: State, random: Random, tell: TellWreck): void {
	if (state.out.length === state.n - 1) {
		const last = isIn(state, state.turn) ? state.turn : nextSeat(state);
		state.result = {
			winners: [last],
			reason: 'last-left',
			ranking: [last, ...state.out.toReversed()]
		};
		tell({ type: 'won', seat: last });
	} else if ((state.normalDone && state.dieDone) || !isIn(state, state.turn)) {
		passTurn(state, random, tell);
	}
}

/** §2.1 The next seat clockwise that is still in rolls the die. */
function passTurn(state: State, random: Random, tell: TellWreck): void {
	state.turn = nextSeat(state);
	state.normalDone = false;
	state.dieDone = false;
	state.roll = treehouseFace(random.die(6));
	tell({ type: 'rolled', seat: state.turn, face: state.roll });
}

/** §4.6 How the game ended, or null. */
export const outcome = ({ result }: State): Outcome | null => (result ? { ...result } : null);
