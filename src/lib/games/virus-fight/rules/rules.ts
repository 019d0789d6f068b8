/** Virus Fight as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { cellOf, keyOf } from '../../../pieces/geometry/squares.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import {
	executions,
	instructionOf,
	refuseErase,
	refuseIdle,
	refuseJump,
	refuseMove,
	refuseStep,
	refuseWrite,
	steps
} from './instructions.ts';
import { isIn } from './memory.ts';
import { keepProgram, refuseProgram, samplePrograms } from './programs.ts';
import type { Action, Key, Of, State, TellVirus, VirusEvent } from './state.ts';
import { afterRun, agree, concede, passTurn, strand, withdraw } from './turns.ts';

export { redeal, setup, view } from './programs.ts';

/** Whom the game waits for: all without a program, then the seat on turn. */
export function toAct(view: State): Seat[] {
	if (view.phase === 'over') return [];
	if (view.phase === 'play') return [view.turn];
	return [...view.programs.keys()].filter((seat) => view.programs[seat] === null);
}

/** The actions open to a seat; who is not on turn may only concede and agree to a stalemate. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (view.phase === 'over' || !isIn(view, seat)) return;
	if (view.phase === 'program') {
		yield* samplePrograms(view, seat);
		return;
	}
	if (seat === view.turn) yield* turnActions(view);
	yield { type: view.agreed.includes(seat) ? 'withdrawStalemate' : 'agreeStalemate' };
	yield { type: 'concede' };
}

function* turnActions(view: State): Generator<Action> {
	if (view.step === 'step') {
		yield* steps(view);
		return;
	}
	let none = true;
	for (const action of executions(view)) {
		none = false;
		yield action;
	}
	if (none) yield { type: 'idle' };
}

/** What who is not on turn may do too. */
const ANY_TIME: readonly Action['type'][] = ['concede', 'agreeStalemate', 'withdrawStalemate'];

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§4');
	if (actor === 'facilitator') return refusal('not-your-turn', {}, '§2.4');
	if (view.phase === 'play' && !isIn(view, actor)) return refusal('eliminated', {}, '§4.1');
	if ((type === 'program') !== (view.phase === 'program')) {
		return refusal('wrong-phase', {}, '§2.1');
	}
	const waits = view.phase === 'play' && actor !== view.turn && !ANY_TIME.includes(type);
	return waits ? refusal('not-your-turn', {}, '§2.4') : null;
}

const REFUSALS: ByType<Action, [view: State, seat: Seat], Refusal | null> = {
	program: refuseProgram,
	concede: () => null,
	agreeStalemate: (view, seat) =>
		view.agreed.includes(seat) ? refusal('already-agreed', {}, '§4.3') : null,
	withdrawStalemate: (view, seat) =>
		view.agreed.includes(seat) ? null : refusal('not-agreed', {}, '§4.3'),
	move: (view, _seat, action) => refuseMove(view, action),
	write: (view, _seat, action) => refuseWrite(view, action),
	erase: (view, _seat, action) => refuseErase(view, action),
	jump: (view, _seat, action) => refuseJump(view, action),
	idle: refuseIdle,
	step: (view, _seat, action) => refuseStep(view, action)
};

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	const refused = refuseTurn(view, actor, action.type);
	if (refused || actor === 'facilitator') return refused;
	return forTypeOf(REFUSALS, action)(view, actor, action);
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<VirusEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	forTypeOf(APPLIES, action)(state, actor, action, tell, random);
	if (RUNS.includes(action.type)) afterRun(state, tell);
}

const APPLIES: ByType<Action, [state: State, seat: Seat], void, [tell: TellVirus, random: Random]> =
	{
		program: keepProgram,
		concede,
		agreeStalemate: agree,
		withdrawStalemate: withdraw,
		move,
		write,
		erase,
		jump: carryMarker,
		idle,
		step: carryMarker
	};

/** The instructions that change the memory. */
const RUNS: readonly Action['type'][] = ['move', 'write', 'erase'];

/** §3.1 */
function move(state: State, seat: Seat, { from, to }: Of<'move'>, tell: TellVirus): void {
	const piece = lift(state, keyOf(from));
	if (piece === null) return; // never: refuse has looked
	state.cells[keyOf(to)] = piece;
	tell({ type: 'moved', seat, piece, from, to });
}

/** §3.2 */
function write(state: State, seat: Seat, { piece, to }: Of<'write'>, tell: TellVirus): void {
	state.spares[seat] = (state.spares[seat] ?? []).filter((spare) => spare !== piece);
	state.cells[keyOf(to)] = piece;
	tell({ type: 'written', seat, piece, to });
}

/** §3.3 */
function erase(state: State, seat: Seat, { target }: Of<'erase'>, tell: TellVirus): void {
	const piece = lift(state, keyOf(target));
	if (piece !== null) state.spares[seat] = [...(state.spares[seat] ?? []), piece].sort();
	tell({ type: 'erased', seat, piece, target });
}

/** Takes a piece off its square; null where there is none. */
function lift({ cells }: State, key: Key): string | null {
	const piece = cells[key] ?? null;
	Reflect.deleteProperty(cells, key);
	return piece;
}

/** §3.4, §3.5 The marker moves, which ends the turn. */
function carryMarker(
	state: State,
	seat: Seat,
	{ type, to }: Of<'jump' | 'step'>,
	tell: TellVirus
): void {
	const from = cellOf(state.markers[seat] ?? '');
	state.markers[seat] = keyOf(to);
	tell({ type: type === 'jump' ? 'jumped' : 'stepped', seat, from, to });
	passTurn(state, tell);
}

/** §3.6 An instruction without effect; a JUMP leaves its marker nowhere to go. */
function idle(state: State, seat: Seat, _action: Action, tell: TellVirus): void {
	const kind = instructionOf(state);
	tell({ type: 'idled', seat, kind });
	if (kind === 'J') strand(state, tell);
	else afterRun(state, tell);
}

/** §4 How the game ended, or null. */
export const outcome = ({ result }: State): Outcome | null => (result ? { ...result } : null);
