/** §13 Turns that are prepared side by side: whose there are, how far they have come, who is asked about them. */
import { isWhole } from '../../../../engine/json.ts';
import { newTurn } from './newTurn.ts';
import { activeSeats, clockwiseFrom, isActive, others, sheetAt } from '../sheets.ts';
import type { Action, Prepared, State } from '../state.ts';

/** §13 Whether this table prepares its rounds together; who plays alone has nobody to wait for. */
export const playsTogether = (state: State): boolean =>
	state.options.tempo === 'together' && activeSeats(state).length > 1;

/** The turn that a seat prepares; none for anything that is not such a seat. */
export function entryOf({ prepared }: State, seat: unknown): Prepared | undefined {
	if (!prepared || !isWhole(seat)) return undefined;
	return Object.hasOwn(prepared, String(seat)) ? prepared[String(seat)] : undefined;
}

/** The seats whose turns are being prepared, or wait to be played. */
export const preparing = ({ prepared }: State): number[] => Object.keys(prepared ?? {}).map(Number);

/** §13.2 Whether a seat's plan stands, so that only its dice are missing. */
export const isPrepared = (state: State, seat: number): boolean =>
	entryOf(state, seat)?.step === 'roll';

/** §3.6, §5.2 Whether a seat still has a turn in this round: in phase 1 that takes pool RP. */
export const hasTurn = (state: State, seat: number): boolean =>
	isActive(state, seat) &&
	!state.done.includes(seat) &&
	(state.phase !== 'build' || sheetAt(state, seat).pool > 0);

/** §13.1 Every seat that has a turn in this round gets one to prepare, and nobody else keeps one. */
export function openEntries(state: State): void {
	const seats = activeSeats(state).filter((seat) => hasTurn(state, seat));
	state.prepared = Object.fromEntries(
		seats.map((seat) => [
			String(seat),
			entryOf(state, seat) ?? { ...newTurn(), step: 'sphere' as const }
		])
	);
}

/** Takes a seat's prepared turn out, to be played or dropped. */
export function takeEntry(state: State, seat: number): Prepared | undefined {
	const entry = entryOf(state, seat);
	if (entry && state.prepared) Reflect.deleteProperty(state.prepared, String(seat));
	return entry;
}

/** Nothing is prepared any more: the phase is over. */
export function dropEntries(state: State): void {
	if (state.prepared) state.prepared = {};
}

/**
 * The game as it looks from one of the turns that are prepared, as if it were the one in progress, so that the rules
 * of a turn judge and play it. It shares everything but its own step, which `keepStep` brings back.
 */
export function lensOf(state: State, seat: unknown): State | null {
	const entry = entryOf(state, seat);
	return entry ? { ...state, active: Number(seat), current: entry, step: entry.step } : null;
}

/** How far the turn has come that was looked at through a lens. */
export function keepStep(state: State, { active, step }: State): void {
	const entry = entryOf(state, active);
	if (entry) entry.step = step;
}

/** §3.4, §13.2 Who is asked about the plan at hand: everybody else, or while all prepare the left-hand neighbour alone. */
export function askedOf(state: State): number[] {
	if (state.options.agreement !== 'one' || !entryOf(state, state.active)) return others(state);
	const reader = clockwiseFrom(state, state.active + 1).find((seat) => isActive(state, seat));
	return reader === undefined || reader === state.active ? [] : [reader];
}

/** §13.2 What is done to another's turn, and so names it. */
export const NAMED: ReadonlySet<string> = new Set(['setChallenge', 'agree', 'consent']);

/** §13.2 The same action as it is sent while all prepare: what is done to another's turn names it. */
export const naming = <One extends Action>(action: One, of: number): One =>
	NAMED.has(action.type) ? { ...action, for: of } : action;
