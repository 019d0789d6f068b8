/** §3 How a turn begins, goes on and ends, and §6 how the game does. */
import type { Outcome, Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { treehouseFace, type TreehouseFace } from '../../../pieces/treehouse.ts';
import { living } from './board.ts';
import { hops, swaps, tips } from './secondStep.ts';
import { fenceMoves } from './fences.ts';
import { check } from './hits.ts';
import { aims, digs } from './pieces.ts';
import type { Action, Phase, State, TellHunt } from './state.ts';

type Ways = (view: State) => readonly Action[];

const WAYS: Readonly<Record<Exclude<TreehouseFace, 'wild'>, Ways>> = {
	tip: tips,
	swap: swaps,
	hop: hops,
	dig: digs,
	aim: aims
};

/** §3.2 What a face of the die allows, as lists of what can be done. */
export function waysOf(die: TreehouseFace | null): readonly Ways[] {
	if (die === null) return [];
	return die === 'wild' ? Object.values(WAYS) : [WAYS[die]];
}

/** §3.2 One roll; where its action is impossible, the Stack loses a piece for it. */
export function roll(state: State, seat: Seat, random: Random, tell: TellHunt): void {
	const die = treehouseFace(random.die(6));
	state.die = die;
	tell({ type: 'rolled', seat, die });
	if (waysOf(die).some((ways) => ways(state).length > 0)) {
		state.phase = 'step2';
		return;
	}
	const hits = [{ seat, cause: 'impossible', color: null } as const];
	check(state, () => ({ changed: [], moved: null, hits }), tell);
	goOn(state, seat, 'step3', tell);
}

/** The next phase, the next turn where the last step is made or the Stack is out, or the end. */
export function goOn(state: State, seat: Seat, phase: Phase | null, tell: TellHunt): void {
	const left = living(state);
	if (left.length <= 1) end(state, left, tell);
	else if (phase && left.includes(seat)) state.phase = phase;
	else startTurn(state, nextTurn(state), tell);
}

/** §6 The last Stack wins; where none is left, those who fell last share. */
function end(state: State, left: readonly Seat[], tell: TellHunt): void {
	const winners = left.length > 0 ? [...left] : [...(state.out.at(-1) ?? [])];
	state.phase = 'over';
	state.winners = winners;
	tell({ type: 'game-ended', winners });
}

/** §6 How the game ended, or null. */
export function outcome(state: State): Outcome | null {
	if (!state.winners) return null;
	const reason = living(state).length > 0 ? 'last-stack' : 'all-destroyed-together';
	return { reason, winners: state.winners };
}

/** The next seat clockwise; once the game is on, the next whose Stack is in play. */
export function nextTurn(state: State): Seat {
	const seats = state.stacks.length;
	const clockwise = state.stacks.map((_, step) => (state.turn + 1 + step) % seats);
	const waiting = state.phase === 'draft' ? clockwise : inPlay(state, clockwise);
	return waiting[0] ?? state.turn;
}

function inPlay(state: State, seats: readonly Seat[]): Seat[] {
	const left = living(state);
	return seats.filter((seat) => left.includes(seat));
}

/** §3.1 A turn begins with a Fence, or with the roll where no Fence can move. */
export function startTurn(state: State, seat: Seat, tell: TellHunt): void {
	state.turn = seat;
	state.die = null;
	state.reordered = false;
	state.phase = fenceMoves(state).length > 0 ? 'step1' : 'roll';
	tell({ type: 'turn-began', seat });
}
