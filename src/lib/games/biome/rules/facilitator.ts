/** §8 What the facilitator may do in their own voice: at any step, also while the table pauses. */
import { isWhole } from '../../../engine/json.ts';
import { refusal, type Play, type Refusal } from '../../../engine/module.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { advance, startsByWord } from './setup.ts';
import { correct, refuseCorrect } from './correct.ts';
import { cutBuild, finish, skipTurn } from './flow.ts';
import { rollPending } from './dice.ts';
import { applySeat } from './apply.ts';
import { refuseSeat } from './permissions.ts';
import { givenAction, isMissing, kept, refuseNote, refuseText, type Given } from './given.ts';
import { addSeat, refuseAddSeat, refuseRemoveSeat, removeSeat } from './seating.ts';
import { activeSeats, sheetOf } from './sheets.ts';
import { skippable } from './together/together.ts';
import { LIMITS, type FacilitatorAction, type State } from './state.ts';
import type { BiomeEvent } from './events.ts';

const CHECKS: Readonly<
	Record<FacilitatorAction['type'], (state: State, given: Given) => Refusal | null>
> = {
	correct: refuseCorrect,
	skip: refuseSkip,
	actFor: (state, { seat, action }) => refuseSeat(state, seat, givenAction(action)),
	reassign: refuseReassign,
	pause: () => null,
	resume: () => null,
	setClock: (_state, given) => refuseClock(given),
	endPhase: refuseEndPhase,
	lastRound: (state, { last }) =>
		refuseInBuild(state) ?? (typeof last === 'boolean' ? null : refusal('bad-action', {}, '§8.7')),
	advance: refuseAdvance,
	addSeat: refuseAddSeat,
	removeSeat: refuseRemoveSeat,
	endGame: (state, { reason }) => refusePending(state) ?? refuseNote(reason, LIMITS.note, '§8.11'),
	noteUndo: (_state, { what }) => refuseText(what, LIMITS.note, '§8.12')
};

/** Why the facilitator may not do this now, whatever was sent; the first reason that applies. */
export function refuseFacilitator(state: State, given: Given): Refusal | null {
	if (state.phase === 'over' && given.type !== 'actFor') return refusal('game-over', {}, '§6');
	return isFacilitatorType(given.type)
		? CHECKS[given.type](state, given)
		: refusal('bad-action', {}, '§8');
}

const isFacilitatorType = (type: string): type is FacilitatorAction['type'] =>
	Object.hasOwn(CHECKS, type);

/** §8.2 Thrown dice are settled first. */
const refusePending = (state: State): Refusal | null =>
	rollPending(state) ? refusal('roll-pending', {}, '§8.2') : null;

function refuseSkip(state: State, { seat, reason }: Given): Refusal | null {
	const inTurn =
		(state.phase === 'build' || state.phase === 'society') && state.step !== 'leftover';
	if (!inTurn || skipped(state, seat) === undefined) return refusal('nothing-to-skip', {}, '§8.2');
	return refusePending(state) ?? refuseNote(reason, LIMITS.note, '§8.2');
}

/** §8.2 The seat whose turn is skipped: the one that plays, or while all prepare any of them. */
function skipped(state: State, seat: unknown): number | undefined {
	if (state.step === 'prepare') return skippable(state, seat);
	return isMissing(seat) || seat === state.active ? state.active : undefined;
}

function refuseReassign(state: State, { seat, to }: Given): Refusal | null {
	const status = sheetOf(state, seat)?.status ?? 'left';
	if (status === 'left') return refusal('not-seated', {}, '§8.4');
	return refuseText(to, LIMITS.name, '§8.4');
}

/** The longest time a clock can be set to: a day. */
const LONGEST_MINUTES = 24 * 60;

function refuseClock({ minutes, onEnd }: Given): Refusal | null {
	if (!isMissing(onEnd) && onEnd !== 'warn' && onEnd !== 'end') {
		return refusal('bad-action', {}, '§8.6');
	}
	const fits = minutes === null || (isWhole(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES);
	return fits ? null : refusal('bad-amount', {}, '§8.6');
}

function refuseEndPhase(state: State, { reason }: Given): Refusal | null {
	return refuseInBuild(state) ?? refusePending(state) ?? refuseNote(reason, LIMITS.note, '§8.7');
}

/** §8.7 Only where turns of phase 1 are played. */
const refuseInBuild = ({ phase, step }: State): Refusal | null =>
	phase === 'build' && step !== 'leftover' ? null : refusal('wrong-step', { step }, '§8.7');

function refuseAdvance(state: State): Refusal | null {
	if (state.step === 'ready' || state.step === 'prepare') return null;
	if (state.step !== 'choose') return refusal('wrong-step', { step: state.step }, '§8.8');
	const chosen = activeSeats(state).filter((seat) => !isMissing(sheetOf(state, seat)?.biome));
	const enough = startsByWord(state)
		? chosen.length > 0
		: chosen.length === activeSeats(state).length;
	return enough ? null : refusal('bad-biome', {}, '§8.8');
}

type BiomePlay = Play<BiomeEvent>;

/** Plays a facilitator's action that has been let pass. */
export function applyFacilitator(state: State, action: FacilitatorAction, play: BiomePlay): void {
	forTypeOf(APPLY, action)(state, action, play.tell, play);
}

const APPLY: ByType<
	FacilitatorAction,
	[state: State],
	void,
	[tell: BiomePlay['tell'], play: BiomePlay]
> = {
	correct,
	skip: (state, { seat, reason }, tell) => {
		state.active = skipped(state, seat) ?? state.active;
		skipTurn(state, kept(reason), tell);
	},
	actFor: (state, { seat, action }, _, play) => applySeat(state, seat, action, play),
	reassign: (state, { seat, to }, tell) => reassign(state, seat, kept(to), tell),
	pause: (state, _, tell) => {
		state.paused = true;
		tell({ type: 'paused' });
	},
	resume: (state, _, tell) => {
		state.paused = false;
		tell({ type: 'resumed' });
	},
	setClock: (state, { minutes, onEnd }, tell) => {
		state.clock = minutes === null ? null : { minutes, onEnd: onEnd ?? 'warn' };
		tell({ type: 'clock-set', minutes });
	},
	endPhase: (state, { reason }, tell) => {
		state.history.push({ kind: 'endPhase', reason: kept(reason) });
		tell({ type: 'phase-cut' });
		cutBuild(state, tell);
	},
	lastRound: (state, { last }, tell) => setLast(state, last, tell),
	advance: (state, _, tell) => advance(state, tell),
	addSeat,
	removeSeat: (state, { seat, reason }, tell) => removeSeat(state, seat, kept(reason), tell),
	endGame: (state, { reason }, tell) => {
		state.history.push({ kind: 'endGame', reason: kept(reason) });
		finish(state, 'ended-early', tell);
	},
	noteUndo: (state, action, tell) => {
		const what = kept(action.what);
		state.history.push({ kind: 'undo', what });
		tell({ type: 'undone', what });
	}
};

function reassign(state: State, seat: number, to: string, tell: BiomePlay['tell']): void {
	state.history.push({ kind: 'reassign', seat, to });
	tell({ type: 'reassigned', seat, to });
}

/** §8.7 This round of phase 1 is the last, or is so no longer. */
function setLast(state: State, last: boolean, tell: BiomePlay['tell']): void {
	if (last) state.lastRound = state.round;
	else delete state.lastRound;
	tell({ type: 'last-round', last });
}
