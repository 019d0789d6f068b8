/** Timelock as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import type { Random } from '../../../engine/random.ts';
import { treehouseFace } from '../../../pieces/treehouse.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { setup } from './board.ts';
import { settle } from './match.ts';
import { makeDig, makeMove, paidMoves, refuseDig, refuseMove } from './moves.ts';
import { freshPool, refuseCombine } from './points.ts';
import {
	refuseFreeDig,
	refuseSpecial,
	refuseSwap,
	specials,
	useDig,
	useSpecial,
	useSwap
} from './specials.ts';
import {
	refuseRemoval,
	refuseReplace,
	removals,
	removePyramid,
	replace,
	replacements
} from './solo.ts';
import type { Action, State, TellTimelock, TimelockEvent } from './state.ts';

export { setup };

/** Whom the game waits for: the seat on turn, between two games of a series everybody. */
export function toAct(view: State): Seat[] {
	if (view.phase === 'over') return [];
	return view.phase === 'between' ? [...view.scores.keys()] : [view.turn];
}

/** The actions open to a seat that the game waits for. */
export const legal = (view: State, seat: Seat): Iterable<Action> =>
	toAct(view).includes(seat) ? MOVES[view.phase](view) : [];

const MOVES: Readonly<Record<State['phase'], (view: State) => Iterable<Action>>> = {
	roll: () => [{ type: 'roll' }],
	remove: removals,
	move: (view) => [
		...paidMoves(view),
		...specials(view),
		...replacements(view),
		...(refuseCombine(view) ? [] : [{ type: 'combine' } as const]),
		{ type: 'endTurn' }
	],
	between: () => [{ type: 'nextGame' }],
	over: () => []
};

/** The phase that a type of action belongs to. */
function phaseFor(type: Action['type']): State['phase'] {
	if (type === 'roll') return 'roll';
	if (type === 'nextGame') return 'between';
	return type === 'removePyramid' ? 'remove' : 'move';
}

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§5');
	const anybody = view.phase === 'between' || type === 'nextGame';
	if (actor === 'facilitator' || (!anybody && actor !== view.turn)) {
		return refusal('not-your-turn', {}, '§2');
	}
	if (phaseFor(type) !== view.phase) {
		return refusal('wrong-phase', { phase: view.phase }, '§2');
	}
	return null;
}

/** Why `actor` may not do this now, or null. */
export const refuse = (view: State, actor: Actor, action: Action): Refusal | null =>
	refuseTurn(view, actor, action.type) ?? forTypeOf(REFUSALS, action)(view, action);

const REFUSALS: ByType<Action, [view: State], Refusal | null> = {
	roll: () => null,
	combine: refuseCombine,
	move: refuseMove,
	dig: refuseDig,
	special: refuseSpecial,
	specialSwap: refuseSwap,
	specialDig: refuseFreeDig,
	removePyramid: (view, { col }) => refuseRemoval(view, col),
	replace: refuseReplace,
	endTurn: () => null,
	nextGame: () => null
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<TimelockEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	forTypeOf(APPLIES, action)(state, actor, action, tell, random);
	if (CHANGES.includes(action.type)) settle(state, tell);
}

const APPLIES: ByType<
	Action,
	[state: State, seat: Seat],
	void,
	[tell: TellTimelock, random: Random]
> = {
	roll,
	combine,
	move: makeMove,
	dig: makeDig,
	special: useSpecial,
	specialSwap: useSwap,
	specialDig: useDig,
	removePyramid,
	replace,
	endTurn,
	nextGame: beginNext
};

/** The actions that change how pieces stand. */
const CHANGES: readonly Action['type'][] = ['move', 'dig', 'specialSwap', 'specialDig'];

/** §2 Two dice for points, the Treehouse die for the special; §8.2 alone, high dice cost pyramids. */
function roll(state: State, seat: Seat, _action: Action, tell: TellTimelock, random: Random): void {
	const { options, seats } = state;
	const [one = 0, two = 0, face = 0] = random.dice(3, 6);
	const dice: [number, number] = [one, two];
	const special = treehouseFace(face);
	const high = dice.filter((die) => die >= options.soloThreshold).length;
	const owed = seats === 1 ? high + (options.soloExtra ? 1 : 0) : 0;
	Object.assign(state, {
		dice,
		special,
		specialUsed: false,
		hopping: false,
		aiming: false,
		spent: false,
		pools: dice.map(freshPool),
		owed,
		phase: owed > 0 ? 'remove' : 'move'
	} satisfies Partial<State>);
	tell({ type: 'rolled', seat, dice: [...dice], special });
}

/** §2.2 */
function combine(state: State, seat: Seat, _action: Action, tell: TellTimelock): void {
	const points = state.pools.reduce((sum, pool) => sum + pool.left, 0);
	state.pools = [freshPool(points)];
	tell({ type: 'combined', seat, points });
}

function endTurn(state: State, seat: Seat, _action: Action, tell: TellTimelock): void {
	state.turn = (state.turn + 1) % state.seats;
	state.phase = 'roll';
	state.pools = [];
	tell({ type: 'turn-ended', seat });
}

/** §6.3 Everything as at first, but for the points; whose turn it was begins. */
function beginNext(state: State, _seat: Seat, _action: Action, tell: TellTimelock): void {
	const { scores, games, turn, seats, options } = state;
	Object.assign(state, setup(seats, options), { scores, games, turn });
	tell({ type: 'game-began', seat: turn, game: games + 1 });
}

/** §5, §6.3 How the game or the series ended, or null. */
export function outcome({ phase, result, scores, seats, options }: State): Outcome | null {
	if (phase !== 'over' || !result) return null;
	if (seats > 1 && options.seriesTarget > 0) {
		const most = Math.max(...scores);
		const winners = [...scores.keys()].filter((seat) => scores[seat] === most);
		return { reason: 'series', winners, scores: [...scores] };
	}
	const { winners, reason, points } = result;
	return { reason, winners: [...winners], ...(points === null ? {} : { points }) };
}
