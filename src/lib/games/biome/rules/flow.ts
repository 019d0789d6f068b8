/** The course of play: whose turn comes next, when rounds and phases end, how a game ends. */
import { reconsider, turnOf, type TellBiome } from './current.ts';
import { newTurn } from './together/newTurn.ts';
import { buildRounds, endingOf, roundFigures } from './ending.ts';
import {
	activeSeats,
	clockwiseFrom,
	existingRp,
	rpOf,
	sheetAt,
	stayingSeats,
	totalsOf
} from './sheets.ts';
import {
	dropEntries,
	hasTurn,
	isPrepared,
	openEntries,
	playsTogether,
	preparing,
	takeEntry
} from './together/prepared.ts';
import type { Reason, State } from './state.ts';

/** §3 Phase 1 begins. */
export function startBuild(state: State, tell: TellBiome): void {
	unready(state);
	state.phase = 'build';
	state.round = 1;
	tell({ type: 'phase-began', phase: 'build' });
	beginBuildRound(state, tell);
}

/** §5.1 Phase 2 begins. */
export function startSociety(state: State, tell: TellBiome): void {
	unready(state);
	state.phase = 'society';
	state.round = 0;
	state.steady = 0;
	tell({ type: 'phase-began', phase: 'society' });
	startRound(state, tell);
}

function unready(state: State): void {
	for (const sheet of Object.values(state.sheets)) sheet.ready = false;
}

/** §8.9 Who joined plays from here on. */
function seatJoining(state: State): void {
	for (const sheet of Object.values(state.sheets)) {
		if (sheet.status === 'joining') sheet.status = 'active';
	}
}

/** §3, §5.2 A turn begins, or goes on where its seat has prepared it to. */
function beginTurn(state: State, seat: number, tell: TellBiome): void {
	if (state.phase !== 'build' && state.phase !== 'society') return;
	const { step, ...turn } = takeEntry(state, seat) ?? { step: 'sphere', ...newTurn() };
	state.turn += 1;
	state.active = seat;
	state.current = turn;
	state.step = step;
	tell({ type: 'turn-began', seat, phase: state.phase });
	reconsider(state, tell);
}

/** §13.1 A round begins: everybody prepares, where the table plays so. False where turns follow one another. */
function prepare(state: State, tell: TellBiome): boolean {
	const { phase, round } = state;
	if (!playsTogether(state) || (phase !== 'build' && phase !== 'society')) return false;
	state.current = null;
	state.step = 'prepare';
	openEntries(state);
	state.active = nextSeat(state, state.options.firstSeat) ?? state.active;
	tell({ type: 'preparing', phase, round });
	return true;
}

/** §13.3 Once everybody is prepared the turns are played; who has no turn any more is not waited for. */
export function playWhenPrepared(state: State, tell: TellBiome): void {
	if (state.step !== 'prepare') return;
	openEntries(state);
	const all = preparing(state).every((seat) => isPrepared(state, seat));
	if (all || !playsTogether(state)) playPrepared(state, tell);
	else state.active = nextSeat(state, state.options.firstSeat) ?? state.active;
}

/** §13.3, §13.4 The turns are played, those that are prepared first. */
export function playPrepared(state: State, tell: TellBiome): void {
	playNext(state, state.options.firstSeat, tell);
}

/** The turn is over: it goes into the history, and the next one begins. */
export function endTurn(state: State, tell: TellBiome): void {
	const { active: seat, round } = state;
	const { sphere, sphereRoll, challenge, plan, roll, choice, lender, changes, guesses } =
		turnOf(state);
	if (!plan || !roll || (state.phase !== 'build' && state.phase !== 'society')) {
		throw new Error('a turn ends after its dice');
	}
	state.history.push({
		kind: 'turn',
		phase: state.phase,
		round,
		seat,
		sphere,
		sphereRoll,
		challenge,
		plan,
		roll,
		choice,
		lender,
		changes,
		...(guesses ? { guesses } : {}),
		narration: ''
	});
	tell({ type: 'turn-ended', seat, changes });
	goOn(state, tell);
}

/** §8.2 The turn ends before its dice and counts as the seat's turn. */
export function skipTurn(state: State, reason: string, tell: TellBiome): void {
	noteSkip(state, reason, tell);
	if (state.step === 'prepare') {
		state.done.push(state.active);
		playWhenPrepared(state, tell);
	} else goOn(state, tell);
}

/** §11 The entry of a skipped turn. */
export function noteSkip(state: State, reason: string, tell: TellBiome): void {
	const { phase, round, active: seat } = state;
	if (phase !== 'build' && phase !== 'society') throw new Error('there is no turn to skip');
	state.history.push({ kind: 'skip', phase, round, seat, reason });
	tell({ type: 'skipped', seat });
}

function goOn(state: State, tell: TellBiome): void {
	state.current = null;
	state.done.push(state.active);
	playNext(state, state.active + 1, tell);
}

function playNext(state: State, first: number, tell: TellBiome): void {
	if (state.phase === 'build') goOnBuilding(state, first, tell);
	else goOnLiving(state, first, tell);
}

/** §3.6 The next seat clockwise with pool RP that had no turn this round; without RP in any pool the phase ends. */
function goOnBuilding(state: State, first: number, tell: TellBiome): void {
	if (!anyPool(state)) {
		endBuild(state, tell);
		return;
	}
	const next = nextSeat(state, first);
	if (next !== undefined) beginTurn(state, next, tell);
	else if (state.round >= buildRounds(state)) cutBuild(state, tell);
	else {
		state.round += 1;
		state.done = [];
		seatJoining(state);
		tell({ type: 'round-began', phase: 'build', round: state.round });
		beginBuildRound(state, tell);
	}
}

function beginBuildRound(state: State, tell: TellBiome): void {
	const first = state.options.firstSeat;
	if (nextSeat(state, first) === undefined || !prepare(state, tell)) {
		goOnBuilding(state, first, tell);
	}
}

/** The next seat clockwise from `first` that still has a turn in this round; of turns that were prepared together those that stand come first. */
export function nextSeat(state: State, first: number): number | undefined {
	if (!state.prepared) return clockwiseFrom(state, first).find((seat) => hasTurn(state, seat));
	const seats = clockwiseFrom(state, state.options.firstSeat);
	const waiting = seats.filter((seat) => hasTurn(state, seat));
	return waiting.find((seat) => isPrepared(state, seat)) ?? waiting[0];
}

const anyPool = (state: State): boolean =>
	stayingSeats(state).some((seat) => sheetAt(state, seat).pool > 0);

/** §3.7 Phase 1 is cut short: RP left in pools are placed without a roll, or lost. */
export function cutBuild(state: State, tell: TellBiome): void {
	state.current = null;
	dropEntries(state);
	state.step = 'leftover';
	seatJoining(state);
	if (state.options.leftover === 'discard') discardPools(state, tell);
	endLeftover(state, tell);
}

/** §3.7 Once the last pool is empty, phase 1 is over. */
export function endLeftover(state: State, tell: TellBiome): void {
	if (!anyPool(state)) endBuild(state, tell);
}

function discardPools(state: State, tell: TellBiome): void {
	for (const seat of activeSeats(state)) {
		const sheet = sheetAt(state, seat);
		if (sheet.pool === 0) continue;
		state.history.push({ kind: 'discard', seat, rp: sheet.pool });
		tell({ type: 'discarded', seat, rp: sheet.pool });
		sheet.pool = 0;
	}
}

/** §5.1 The pause between the phases. */
function endBuild(state: State, tell: TellBiome): void {
	state.phase = 'between';
	state.step = 'ready';
	state.current = null;
	dropEntries(state);
	seatJoining(state);
	tell({ type: 'phase-ended' });
}

/** §5.2 The next seat clockwise that had no turn this round; when all had, the round ends. */
function goOnLiving(state: State, first: number, tell: TellBiome): void {
	const next = nextSeat(state, first);
	if (next !== undefined) beginTurn(state, next, tell);
	else if (activeSeats(state).length === 0) startRound(state, tell);
	else endRound(state, tell);
}

/** §6 The round is noted; then the world collapses, is in balance, or goes on. */
function endRound(state: State, tell: TellBiome): void {
	const entry = roundFigures(state);
	const { round, existing, steady, heavy } = entry;
	state.history.push(entry);
	state.steady = steady;
	tell({ type: 'round-ended', round, existing, steady, heavy });
	const reason = endingOf(state, entry);
	if (reason === null) startRound(state, tell);
	else finish(state, reason, tell, reason === 'collapse' ? heavy : []);
}

/** §5.2 At the start of a round the RP of each seat are noted. */
function startRound(state: State, tell: TellBiome): void {
	seatJoining(state);
	state.round += 1;
	state.done = [];
	state.roundStart = Object.fromEntries(
		activeSeats(state).map((seat) => [String(seat), rpOf(sheetAt(state, seat))])
	);
	tell({ type: 'round-began', phase: 'society', round: state.round });
	const first = nextSeat(state, state.options.firstSeat);
	if (first !== undefined && !prepare(state, tell)) beginTurn(state, first, tell);
}

/** §6 The game is over. */
export function finish(
	state: State,
	reason: Reason,
	tell: TellBiome,
	by: readonly number[] = []
): void {
	const winners = reason === 'equilibrium' ? activeSeats(state) : [];
	state.result = {
		reason,
		winners,
		by: [...by],
		existing: existingRp(state),
		totals: totalsOf(state)
	};
	unready(state);
	state.phase = 'over';
	state.step = 'over';
	state.current = null;
	dropEntries(state);
	state.paused = false;
	tell({ type: 'game-ended', reason, by: [...by] });
}
