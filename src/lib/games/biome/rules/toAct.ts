/** Whom the game waits for. */
import { askedOf, lensOf, preparing } from './together/prepared.ts';
import { activeSeats, challengerOf, sheetAt } from './sheets.ts';
import type { State } from './state.ts';

/** Whom the game waits for; nobody when it is over, paused, or the facilitator's to begin. */
export function toAct(state: State): number[] {
	if (state.paused) return [];
	return SEVERAL[state.step]?.(state) ?? [state.active];
}

/** Whom steps wait for that are not the acting seat's. */
const SEVERAL: Readonly<Partial<Record<State['step'], (state: State) => number[]>>> = {
	choose: unready,
	ready: unready,
	prepare: preparers,
	challenge: (state) => [challengerOf(state)],
	agree: (state) => askedOf(state).filter((seat) => !voted(state, seat)),
	consent: lenders,
	lenderRoll: lenders,
	leftover: (state) => activeSeats(state).filter((seat) => sheetAt(state, seat).pool > 0),
	over: () => []
};

const voted = ({ current }: State, seat: number): boolean =>
	Object.hasOwn(current?.votes ?? {}, String(seat));

function unready(state: State): number[] {
	return activeSeats(state).filter((seat) => !sheetAt(state, seat).ready);
}

function lenders(state: State): number[] {
	const lender = state.current?.plan?.borrow?.seat;
	return lender === undefined ? [] : [lender];
}

/** §13.2 Every seat that has something left to do for one of the turns. */
function preparers(state: State): number[] {
	const waited = unprepared(state).flatMap(toAct);
	return activeSeats(state).filter((seat) => waited.includes(seat));
}

/** Every turn that is still being prepared, each as if it were the one in progress. */
const unprepared = (state: State): State[] =>
	preparing(state)
		.flatMap((seat) => lensOf(state, seat) ?? [])
		.filter(({ step }) => step !== 'roll');

/**
 * §13.2 What is left to do for a seat while all prepare: each turn that waits for it, as if that were the one in progress.
 * Those of others come first, since they wait too.
 */
export const tasksOf = (view: State, seat: number): State[] =>
	view.step !== 'prepare' || view.paused
		? []
		: unprepared(view)
				.filter((turn) => toAct(turn).includes(seat))
				.sort((a, b) => Number(a.active === seat) - Number(b.active === seat));
