/** §2.3, §3.5, §4.1 Whose turn it is: rounds, movers, rolls. */
import type { State, TellIceberg } from './state.ts';

/** The next seat clockwise that is in the game. */
export function seatAfter({ out }: State, seat: number): number {
	for (let step = 1; step <= out.length; step++) {
		const next = (seat + step) % out.length;
		if (!out[next]) return next;
	}
	return seat;
}

/** Who comes next this round, from player one round to its place; null after the last. */
function nextInRound({ out, playerOne, turnSeat }: State): number | null {
	for (let step = 1; step <= out.length; step++) {
		const next = (turnSeat + step) % out.length;
		if (next === playerOne) return null;
		if (!out[next]) return next;
	}
	return null;
}

/** §2.3 The counter goes to the left, and its holder is player one. */
export function beginRound(state: State, tell: TellIceberg): void {
	state.round++;
	state.playerOne = seatAfter(state, state.playerOne);
	state.turnSeat = state.playerOne;
	state.phase = 'roll';
	state.meltDie = null;
	tell({ type: 'round-began', seat: state.playerOne, round: state.round });
}

/** §3.1 A mover begins: equal dice leave nothing to decide. */
export function beginMove(state: State): void {
	const [one, other] = state.dice ?? [0, 0];
	state.moved = [];
	state.allowance = one === other ? { animals: one, distance: other } : null;
}

/** §3.5 The next one moves; after the last the ice melts. */
export function endMove(state: State, tell: TellIceberg): void {
	tell({ type: 'move-ended', seat: state.turnSeat });
	const next = nextInRound(state);
	if (next === null) {
		beginMelting(state, tell);
		return;
	}
	state.turnSeat = next;
	beginMove(state);
}

/** §4.1 The counter goes up; at 0 nobody rolls. */
function beginMelting(state: State, tell: TellIceberg): void {
	state.dice = null;
	state.allowance = null;
	state.moved = [];
	state.counter = Math.min(state.counter + 1, state.track.length - 1);
	const value = valueOf(state);
	tell({ type: 'counter-rose', value });
	if (value === 0) {
		beginRound(state, tell);
		return;
	}
	state.turnSeat = state.playerOne;
	state.phase = 'meltRoll';
}

/** §4.1 What the counter shows. */
export const valueOf = ({ track, counter }: State): number => track[counter] ?? 0;

/** §4.2 The next one rolls; after the last a new round begins. */
export function nextMelter(state: State, tell: TellIceberg): void {
	const next = nextInRound(state);
	if (next === null) {
		beginRound(state, tell);
		return;
	}
	state.turnSeat = next;
	state.phase = 'meltRoll';
}
