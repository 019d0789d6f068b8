/** The course of play: whose turn comes next, when rounds and phases end, how a game ends. */
import type { Tell } from '../../../engine/module.ts';
import { endingOf, roundFigures } from './ending.ts';
import {
	activeSeats,
	clockwiseFrom,
	existingRp,
	isActive,
	rpOf,
	sheetAt,
	stayingSeats,
	totalsOf
} from './sheets.ts';
import type { BiomeEvent } from './events.ts';
import type { Change, Current, Reason, State } from './state.ts';

/** Tells one of this game's events. */
export type TellBiome = (event: BiomeEvent) => void;

/** The same voice, for this game's events only. */
export const tellingOf = (tell: Tell): TellBiome => tell;

/** A turn of which nothing is settled. */
const newTurn = (): Current => ({
	sphereRoll: null,
	sphere: null,
	challenge: null,
	plan: null,
	votes: {},
	roll: null,
	lender: null,
	choice: null,
	changes: []
});

/** The turn in progress. */
export const turnOf = (state: State): Current => (state.current ??= newTurn());

/** Changes one number of a sheet and notes it in the turn. */
export function change(state: State, one: Change): void {
	if (one.by === 0) return;
	const sheet = sheetAt(state, one.seat);
	switch (one.what) {
		case 'pool':
			sheet.pool += one.by;
			break;
		case 'mod':
			sheet.mod[one.stat] += one.by;
			break;
		case 'rp': {
			const resource = sheet.resources[one.id];
			if (resource) resource.rp += one.by;
		}
	}
	turnOf(state).changes.push(one);
}

/** §3 Phase 1 begins. */
export function startBuild(state: State, tell: TellBiome): void {
	unready(state);
	state.phase = 'build';
	state.round = 1;
	tell({ type: 'phase-began', phase: 'build' });
	goOnBuilding(state, state.options.firstSeat, tell);
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

function beginTurn(state: State, seat: number, tell: TellBiome): void {
	if (state.phase !== 'build' && state.phase !== 'society') return;
	state.turn += 1;
	state.active = seat;
	state.current = newTurn();
	state.step = 'sphere';
	tell({ type: 'turn-began', seat, phase: state.phase });
}

/** The turn is over: it goes into the history, and the next one begins. */
export function endTurn(state: State, tell: TellBiome): void {
	const { active: seat, round } = state;
	const { sphere, sphereRoll, challenge, plan, roll, choice, lender, changes } = turnOf(state);
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
		narration: ''
	});
	tell({ type: 'turn-ended', seat, changes });
	goOn(state, tell);
}

/** §8.2 The turn ends before its dice and counts as the seat's turn. */
export function skipTurn(state: State, reason: string, tell: TellBiome): void {
	noteSkip(state, reason, tell);
	goOn(state, tell);
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
	if (state.phase === 'build') goOnBuilding(state, state.active + 1, tell);
	else goOnLiving(state, tell);
}

/** §3.6 The next seat clockwise with pool RP that had no turn this round; without RP in any pool the phase ends. */
function goOnBuilding(state: State, first: number, tell: TellBiome): void {
	if (!anyPool(state)) {
		endBuild(state, tell);
		return;
	}
	const next = nextSeat(state, first, (seat) => sheetAt(state, seat).pool > 0);
	if (next !== undefined) beginTurn(state, next, tell);
	else if (lastBuildRound(state)) cutBuild(state, tell);
	else {
		state.round += 1;
		state.done = [];
		seatJoining(state);
		tell({ type: 'round-began', phase: 'build', round: state.round });
		goOnBuilding(state, state.options.firstSeat, tell);
	}
}

const lastBuildRound = ({ round, options: { phase1Rounds } }: State): boolean =>
	phase1Rounds !== null && round >= phase1Rounds;

const nextSeat = (
	state: State,
	first: number,
	able: (seat: number) => boolean = () => true
): number | undefined =>
	clockwiseFrom(state, first).find(
		(seat) => isActive(state, seat) && !state.done.includes(seat) && able(seat)
	);

const anyPool = (state: State): boolean =>
	stayingSeats(state).some((seat) => sheetAt(state, seat).pool > 0);

/** §3.7 Phase 1 is cut short: RP left in pools are placed without a roll, or lost. */
export function cutBuild(state: State, tell: TellBiome): void {
	state.current = null;
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
	seatJoining(state);
	tell({ type: 'phase-ended' });
}

/** §5.2 The next seat clockwise that had no turn this round; when all had, the round ends. */
function goOnLiving(state: State, tell: TellBiome): void {
	const next = nextSeat(state, state.active + 1);
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
	if (first !== undefined) beginTurn(state, first, tell);
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
	state.paused = false;
	tell({ type: 'game-ended', reason, by: [...by] });
}
