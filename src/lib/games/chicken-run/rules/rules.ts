/** Chicken Run as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import type { Random } from '../../../engine/random.ts';
import { otherSide } from './board.ts';
import { makeStep, refuseMove, steps } from './moves.ts';
import type { Action, Side, State, TellChickenRun, ChickenRunEvent } from './state.ts';

export { setup } from './board.ts';

/** §2.1 Either player may roll for both; then the actor alone is waited for. */
export function toAct(view: State): Seat[] {
	if (view.phase === 'roll') return [0, 1];
	return view.phase === 'move' && view.actor !== null ? [view.actor] : [];
}

/** The actions open to a seat that the game waits for. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (!toAct(view).includes(seat)) return;
	if (view.phase === 'roll') {
		yield { type: 'roll' };
		return;
	}
	yield* steps(view);
	yield { type: 'done' };
}

/** Why `actor` may not do this now, or null. Of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§4');
	const given: Readonly<Record<string, unknown>> = { ...action };
	switch (given['type']) {
		case 'roll':
			return refuseTurn(view, actor, 'roll');
		case 'move':
			return refuseTurn(view, actor, 'move') ?? refuseMove(view, given['from'], given['to']);
		case 'done':
			return refuseTurn(view, actor, 'move');
		default:
			return refusal('bad-action');
	}
}

/** §2 Rolling and moving take turns, and only the actor moves. */
function refuseTurn(view: State, actor: Actor, phase: State['phase']): Refusal | null {
	if (view.phase !== phase) return refusal('wrong-phase', { phase: view.phase }, '§2');
	if (actor === 'facilitator' || !toAct(view).includes(actor)) {
		return refusal('not-your-turn', {}, '§2.1');
	}
	return null;
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(
	state: State,
	_actor: Actor,
	action: Action,
	{ random, tell }: Play<ChickenRunEvent>
): void {
	if (action.type === 'roll') {
		roll(state, random, tell);
		return;
	}
	const { actor } = state;
	if (actor === null) return; // never: only an actor moves
	if (action.type === 'done') endRound(state, actor, tell);
	else move(state, actor, action, tell);
}

/** §2.1 Both dice; the higher moves the family, equal ones give the crowd to who acted least recently. */
function roll(state: State, random: Random, tell: TellChickenRun): void {
	let dice = throwBoth(random);
	while (dice[0] === dice[1] && state.lastActor === null) {
		tell({ type: 'tied', dice });
		dice = throwBoth(random);
	}
	const tied = dice[0] === dice[1];
	const higher = dice[0] > dice[1] ? 0 : 1;
	const seat = tied && state.lastActor !== null ? otherSide(state.lastActor) : higher;
	const movable = tied ? 'crowd' : 'family';
	const points = dice[seat];
	Object.assign(state, {
		dice,
		actor: seat,
		movable,
		points,
		phase: 'move'
	} satisfies Partial<State>);
	state.round++;
	tell({ type: 'rolled', dice: [...dice], seat, movable, points });
}

function throwBoth(random: Random): [number, number] {
	const [white = 0, black = 0] = random.dice(2, 6);
	return [white, black];
}

/** §2.2, §4 One step; a second chicken wins at once, no points left ends the round. */
function move(
	state: State,
	seat: Side,
	{ from, to }: Extract<Action, { type: 'move' }>,
	tell: TellChickenRun
): void {
	if (makeStep(state, seat, from, to, tell)) {
		state.phase = 'over';
		state.winner = seat;
		tell({ type: 'won', seat });
	} else if (state.points === 0) endRound(state, seat, tell);
}

/** §2.3 The next round begins with a roll; the dice stay where all can see them. */
function endRound(state: State, seat: Side, tell: TellChickenRun): void {
	state.lastActor = seat;
	state.actor = null;
	state.movable = null;
	state.points = 0;
	state.phase = 'roll';
	tell({ type: 'round-ended', seat });
}

/** §4 How the game ended, or null. */
export const outcome = ({ winner }: State): Outcome | null =>
	winner === null ? null : { reason: 'two-chickens', winners: [winner] };
