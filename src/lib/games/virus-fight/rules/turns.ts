/** §2.4, §4 The course of rounds, who is out, and the end. */
import { isIn, pieceAt, pipsOf, seatsIn, sizeOf, stepsFrom } from './memory.ts';
import type { Result, State, TellVirus } from './state.ts';

/** §3.5 After an instruction: the step, or out at once where there is none. */
export function afterRun(state: State, tell: TellVirus): void {
	state.step = 'step';
	if (stepsFrom(state, state.markers[state.turn] ?? '').length === 0) strand(state, tell);
}

/** §4.1 The marker of the seat on turn has nowhere to go. */
export function strand(state: State, tell: TellVirus): void {
	tell({ type: 'stuck', seat: state.turn });
	goOut(state, state.turn);
	if (!lastRunning(state, tell)) passTurn(state, tell);
}

/** §4.1 Out: the marker leaves, the pieces stay. */
function goOut(state: State, seat: number): void {
	state.markers[seat] = null;
	state.out.push(seat);
	state.agreed = state.agreed.filter((one) => one !== seat);
}

/** §4.2 Gives up; that may leave one, or only such as agree to a stalemate. */
export function concede(state: State, seat: number, _action: unknown, tell: TellVirus): void {
	tell({ type: 'conceded', seat });
	goOut(state, seat);
	if (lastRunning(state, tell) || agreedEnd(state, tell)) return;
	if (seat === state.turn) passTurn(state, tell);
}

/** §4.3 Joins those who agree to a stalemate. */
export function agree(state: State, seat: number, _action: unknown, tell: TellVirus): void {
	state.agreed = [...state.agreed, seat].sort((a, b) => a - b);
	tell({ type: 'stalemate-agreed', seat });
	agreedEnd(state, tell);
}

/** §4.3 Leaves them again. */
export function withdraw(state: State, seat: number, _action: unknown, tell: TellVirus): void {
	state.agreed = state.agreed.filter((one) => one !== seat);
	tell({ type: 'stalemate-withdrawn', seat });
}

/** §4.2 */
function lastRunning(state: State, tell: TellVirus): boolean {
	const [last, ...others] = seatsIn(state);
	if (last === undefined || others.length > 0) return false;
	const ranking = [last, ...state.out.toReversed()];
	end(state, { winners: [last], reason: 'last-running', ranking }, tell);
	return true;
}

/** §4.3 */
function agreedEnd(state: State, tell: TellVirus): boolean {
	if (!seatsIn(state).every((seat) => state.agreed.includes(seat))) return false;
	stalemate(state, tell);
	return true;
}

/** §4.4 Who would win a stalemate: most spares, then most pips among them; else a shared win. */
export function richest(state: State): number[] {
	const sparesOf = (seat: number) => state.spares[seat] ?? [];
	const counts = [
		(seat: number) => sparesOf(seat).length,
		(seat: number) => pipsOf(sparesOf(seat))
	];
	return counts.reduce((seats, count) => {
		const most = Math.max(...seats.map(count));
		return seats.filter((seat) => count(seat) === most);
	}, seatsIn(state));
}

const stalemate = (state: State, tell: TellVirus): void => {
	end(state, { winners: richest(state), reason: 'stalemate' }, tell);
};

function end(state: State, result: Result, tell: TellVirus): void {
	state.result = result;
	state.phase = 'over';
	tell({ type: 'ended', reason: result.reason, winners: [...result.winners] });
}

/** §2.4 The next seat of the round, or the next round. */
export function passTurn(state: State, tell: TellVirus): void {
	state.taken.push(state.turn);
	state.agreed = [];
	state.step = 'execute';
	const next = clockwise(state, state.turn).find(
		(seat) => isIn(state, seat) && !state.taken.includes(seat)
	);
	if (next !== undefined) {
		state.turn = next;
	} else if (state.roundLimit !== null && state.round >= state.roundLimit) {
		stalemate(state, tell);
	} else beginRound(state, tell);
}

/** The seats after this one, itself last. */
export const clockwise = ({ n }: State, seat: number): number[] =>
	Array.from({ length: n }, (_, step) => (seat + step + 1) % n);

/** §2.4 The biggest piece under a marker goes first; of several, who was first before, then the nearest clockwise. */
export function nextFirst(state: State): number {
	const sizes = state.markers.map((marker) =>
		marker === null ? 0 : sizeOf(pieceAt(state, marker) ?? '')
	);
	const most = Math.max(...sizes);
	const order = [state.first, ...clockwise(state, state.first)];
	return order.find((seat) => isIn(state, seat) && sizes[seat] === most) ?? state.first;
}

function beginRound(state: State, tell: TellVirus): void {
	state.first = nextFirst(state);
	state.turn = state.first;
	state.taken = [];
	state.round++;
	tell({ type: 'round-began', round: state.round, seat: state.first });
}
