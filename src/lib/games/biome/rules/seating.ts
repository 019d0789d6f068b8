/** §8.9, §8.10 Who joins a game under way, and who leaves it. */
import { isObject } from '../../../engine/json.ts';
import { refusal, type Refusal } from '../../../engine/module.ts';
import { beginWhenReady, refuseBiome, refuseBlock, settle } from './setup.ts';
import { newResource } from './build.ts';
import { dropPlan, turnOf, type TellBiome } from './current.ts';
import { endLeftover, finish, noteSkip, skipTurn } from './flow.ts';
import { isBeforeDice, rollPending, statSeatOf } from './dice.ts';
import { isMissing, isStat, isText, kept, refuseNote, type Given } from './given.ts';
import { activeSeats, newSheet, others, rpOf, sheetAt, sheetOf, stayingSeats } from './sheets.ts';
import { LIMITS, MOST_SEATS, type Of, type Sheet, type State } from './state.ts';
import { askAnew, reconsiderPrepared } from './together/together.ts';
import { awaitAgreement } from './turn.ts';

/** §8.9 Whether a joining player begins with a Resource in place of a pool. */
export const needsResource = (state: State): boolean =>
	state.phase === 'between' || state.phase === 'society' || state.step === 'leftover';

export function refuseAddSeat(state: State, given: Given): Refusal | null {
	const { stats, resource } = given;
	return (
		refuseBiome(given) ??
		(isMissing(stats) ? null : refuseBlock(state, stats)) ??
		(needsResource(state) ? refuseStart(resource) : null) ??
		(stayingSeats(state).length >= MOST_SEATS ? refusal('table-full', {}, '§8.9') : null)
	);
}

/** §8.9 The one Resource of who joins late. */
function refuseStart(resource: unknown): Refusal | null {
	if (!isObject(resource)) return refusal('name-needed', { most: LIMITS.name }, '§8.9');
	const { name, stat } = resource;
	if (!isStat(stat)) return refusal('bad-stat', {}, '§8.9');
	return isText(name, LIMITS.name, 1)
		? null
		: refusal('name-needed', { most: LIMITS.name }, '§8.9');
}

/** §8.9 A new seat after the last: with a full pool, or later with one Resource of the mean RP. */
export function addSeat(state: State, action: Of<'addSeat'>, tell: TellBiome): void {
	const seat = state.seats;
	const granted = needsResource(state) ? meanRp(state) : state.options.startRp;
	const sheet = newSheet(needsResource(state) ? 0 : granted);
	settle(sheet, action.biome, kept(action.facet), action.stats ?? null);
	sheet.status = joinsAtOnce(state) ? 'active' : 'joining';
	state.sheets[String(seat)] = sheet;
	state.seats += 1;
	if (needsResource(state) && action.resource) grant(state, sheet, seat, action.resource, granted);
	state.history.push({ kind: 'join', seat, biome: action.biome, rp: granted });
	tell({ type: 'joined', seat, biome: action.biome, rp: granted });
}

/** §8.9 Outside turns there is no round to wait for. */
const joinsAtOnce = ({ phase, step }: State): boolean =>
	phase === 'setup' || phase === 'between' || step === 'leftover';

function grant(
	state: State,
	sheet: Sheet,
	seat: number,
	{ name, stat }: NonNullable<Of<'addSeat'>['resource']>,
	rp: number
): void {
	const resource = sheet.resources[newResource(state, seat, kept(name), stat, null)];
	if (resource) resource.rp = rp;
}

/** §8.9 The mean RP of those who play, rounded down, and at least one. */
function meanRp(state: State): number {
	const playing = activeSeats(state);
	const held = playing.reduce((sum, seat) => sum + rpOf(sheetAt(state, seat)), 0);
	return Math.max(1, Math.floor(held / Math.max(1, playing.length)));
}

export function refuseRemoveSeat(state: State, { seat, reason }: Given): Refusal | null {
	const status = sheetOf(state, seat)?.status ?? 'left';
	if (status === 'left') return refusal('not-seated', {}, '§8.10');
	const owed = seat === state.active || seat === state.current?.plan?.borrow?.seat;
	if (rollPending(state) && owed) return refusal('roll-pending', {}, '§8.10');
	return refuseNote(reason, LIMITS.note, '§8.10');
}

/** §8.10 Pool RP are discarded, Resources lie dormant, and what waited for the seat goes on without it. */
export function removeSeat(state: State, seat: number, reason: string, tell: TellBiome): void {
	const sheet = sheetAt(state, seat);
	state.history.push({ kind: 'leave', seat, reason, rp: sheet.pool });
	sheet.pool = 0;
	sheet.status = 'left';
	sheet.ready = false;
	tell({ type: 'left', seat });
	if (stayingSeats(state).length === 0) endEmpty(state, seat, tell);
	else if (state.step === 'choose' || state.step === 'ready') beginWhenReady(state, tell);
	else if (state.step === 'leftover') endLeftover(state, tell);
	else leaveTurns(state, seat, tell);
}

/** §8.10 What the seat leaves behind in this round: its own turn, and the part it had in those of others. */
function leaveTurns(state: State, seat: number, tell: TellBiome): void {
	const together = state.step === 'prepare';
	askAnew(state);
	reconsiderPrepared(state, tell);
	if (together) return;
	if (seat === state.active) skipTurn(state, 'left', tell);
	else reconsider(state, seat);
}

/** §8.10 Nobody is left: a turn in progress is skipped like any other, and the game ends with it. */
function endEmpty(state: State, seat: number, tell: TellBiome): void {
	const plays = state.phase === 'build' || state.phase === 'society';
	const inTurn = plays && state.step !== 'leftover' && state.step !== 'prepare';
	if (inTurn && seat === state.active) noteSkip(state, 'left', tell);
	finish(state, 'ended-early', tell);
}

/** §8.10 A plan that leaned on the seat is dropped; an open vote begins again. */
function reconsider(state: State, seat: number): void {
	const { plan } = turnOf(state);
	if (!plan || !isBeforeDice(state.current)) return;
	if (plan.borrow?.seat === seat || statSeatOf(plan, state.active) === seat) {
		dropPlan(state);
		return;
	}
	if (state.step !== 'agree') return;
	turnOf(state).votes = {};
	if (others(state).length === 0) awaitAgreement(state);
}
