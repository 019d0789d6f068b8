/** §13 A round that everybody prepares at once: whose turn an action is about, and what becomes of the turns that wait. */
import { reconsider, turnOf, type TellBiome } from '../current.ts';
import { playWhenPrepared } from '../flow.ts';
import type { Given } from '../given.ts';
import {
	askedOf,
	entryOf,
	hasTurn,
	isPrepared,
	keepStep,
	lensOf,
	NAMED,
	preparing,
	takeEntry
} from './prepared.ts';
import { clockwiseFrom } from '../sheets.ts';
import type { State } from '../state.ts';
import { awaitAgreement } from '../turn.ts';

/** §13.2 What a seat does to the turn that is its own. */
const OWN: ReadonlySet<string> = new Set(['rollSphere', 'pickSphere', 'plan', 'withdraw']);

/**
 * §13.2 The game as an action of this seat means it: while all prepare, from the turn that it is about; else as it is.
 * Null where there is no such turn.
 */
export function meant(state: State, seat: number, { type, for: named }: Given): State | null {
	if (state.step === 'prepare') {
		if (OWN.has(type)) return lensOf(state, seat);
		return NAMED.has(type) ? lensOf(state, named) : state;
	}
	// a prepared plan may be taken back while others play theirs
	if (type === 'withdraw' && entryOf(state, seat)) return lensOf(state, seat);
	const elsewhere = NAMED.has(type) && named !== undefined && named !== null;
	return elsewhere && named !== state.active ? null : state;
}

/** §13.3 Brings back what an action has done to a turn that is prepared, and plays them all when it was the last. */
export function settle(state: State, lens: State, tell: TellBiome): void {
	if (lens === state) return;
	keepStep(state, lens);
	playWhenPrepared(state, tell);
}

/** §8.1, §13.5 The numbers have changed: plans that no longer hold are made anew, turns that are none any more are dropped. */
export function reconsiderPrepared(state: State, tell: TellBiome): void {
	for (const seat of preparing(state)) {
		if (!hasTurn(state, seat)) takeEntry(state, seat);
		const lens = lensOf(state, seat);
		if (!lens) continue;
		reconsider(lens, tell);
		keepStep(state, lens);
	}
	playWhenPrepared(state, tell);
}

/** §8.10, §13.5 Somebody has left: what was open goes to who is left to ask. */
export function askAnew(state: State): void {
	for (const seat of preparing(state)) {
		const lens = lensOf(state, seat);
		if (lens?.step !== 'agree') continue;
		turnOf(lens).votes = {};
		if (askedOf(lens).length === 0) awaitAgreement(lens);
		keepStep(state, lens);
	}
}

/** §13.4 The turn that is skipped while all prepare: that of the seat named, else the first that is waited for. */
export function skippable(state: State, seat: unknown): number | undefined {
	if (seat !== undefined && seat !== null) return entryOf(state, seat) ? Number(seat) : undefined;
	const seats = clockwiseFrom(state, state.options.firstSeat);
	return seats.find((one) => entryOf(state, one) && !isPrepared(state, one));
}
