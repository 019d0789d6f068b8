/** When this game will probably end: turns still to come, at this table's own pace. */
import { roundMinutes } from '../together/lesson.ts';
import { buildRounds } from '../ending.ts';
import { playsTogether } from '../together/prepared.ts';
import { activeSeats, sheetAt, stayingSeats } from '../sheets.ts';
import type { Pace } from './pace.ts';
import type { State, TurnPhase } from '../state.ts';

export interface Forecast {
	/** Turns still to come, the one in progress among them. */
	readonly turns: number;
	/** Milliseconds of a turn in the phase that is next. */
	readonly turn: number;
	/** Whether that is this table's own pace, and not a guess. */
	readonly measured: boolean;
	/** Milliseconds until the end, and of them those of phase 1. */
	readonly left: number;
	readonly build: number;
}

const MINUTE = 60_000;
/** Of a table that has played no turn yet. */
const USUAL_TURN = 2 * MINUTE;
/** Choosing a biome, and the pause between the phases. */
export const CHOOSING = 4 * MINUTE;
export const BETWEEN = 4 * MINUTE;

/** RP that a turn of phase 1 takes out of the pools, gains counted, in random play: 4 RP last about 2.2 turns. */
const SPENT = 1.8;
/** How likely a round of phase 2 is the last, by players, in random play: the larger the table the longer it lasts. */
const LAST_ROUND = [1, 0.75, 0.75, 0.75, 0.5, 0.4, 0.35] as const;
const LAST_ROUND_OF_MANY = 0.3;
/** Rounds that nobody needs to reckon with any more. */
const FAR = 12;

/** The forecast for a table that is not over. */
export function forecast(view: State, { turn, spent }: Pace): Forecast {
	const together = playsTogether(view);
	const build = together ? preparedTurn(view, 'build') : (turn.build ?? USUAL_TURN);
	const society = together ? preparedTurn(view, 'society') : (turn.society ?? build);
	const [first, second] = [buildTurns(view), societyTurns(view)];
	const now = view.phase === 'society' ? society : build;
	const done = Math.min(spent, now);
	const inBuild = first * build - (view.phase === 'build' ? done : 0);
	const waiting =
		view.phase === 'setup' ? CHOOSING + BETWEEN : view.phase === 'society' ? 0 : BETWEEN;
	const inSociety = second * society - (view.phase === 'society' ? done : 0);
	return {
		turns: Math.max(1, Math.round(first + second)),
		turn: now,
		measured:
			!together && (view.phase === 'society' ? (turn.society ?? turn.build) : turn.build) !== null,
		left: Math.max(0, inBuild) + waiting + Math.max(0, inSociety),
		build: Math.max(0, inBuild)
	};
}

/** §7.3 A turn's share of a round that all prepare at once: its log tells how long it was played, not how long it was prepared. */
function preparedTurn(view: State, phase: TurnPhase): number {
	const players = Math.max(1, activeSeats(view).length);
	return (roundMinutes(phase, players) * MINUTE) / players;
}

/** §3 Turns of phase 1 still to come: what is in the pools, at the rate at which this table spends it. */
function buildTurns(view: State): number {
	if (view.phase !== 'setup' && view.phase !== 'build') return 0;
	if (view.step === 'leftover') return 0;
	const { startRp } = view.options;
	const seats = stayingSeats(view);
	const pools = seats.reduce((sum, seat) => sum + sheetAt(view, seat).pool, 0);
	const played = view.history.filter((entry) => entry.kind === 'turn').length;
	const gone = Math.max(0, startRp * seats.length - pools);
	// the first turns count little beside what is usual
	const rate = Math.max(0.5, (SPENT * seats.length + gone) / (seats.length + played));
	const turns = Math.max(view.phase === 'build' ? 1 : 0, pools / rate);
	const most = buildRounds(view);
	if (most === Infinity) return turns;
	const rounds = most - Math.max(1, view.round);
	return Math.min(turns, turnsInRound(view) + rounds * activeSeats(view).length);
}

/** Turns left in the round, the one in progress among them; in a pause all of the next. */
export function turnsInRound(view: State): number {
	const seats = activeSeats(view);
	if (view.phase !== 'build' && view.phase !== 'society') return seats.length;
	return seats.filter(
		(seat) =>
			!view.done.includes(seat) && (view.phase === 'society' || sheetAt(view, seat).pool > 0)
	).length;
}

/** §6 Turns of phase 2 still to come: the round that is played, and the further ones by how likely they are. */
function societyTurns(view: State): number {
	const { graceRounds, maxRounds, equilibriumRounds } = view.options;
	const players = activeSeats(view).length;
	const likely = LAST_ROUND[players] ?? LAST_ROUND_OF_MANY;
	const round = view.phase === 'society' ? view.round : 1;
	let [further, stillOn] = [0, 1];
	for (let next = round + 1; next <= Math.min(maxRounds ?? FAR, FAR); next++) {
		stillOn *= next - 1 > graceRounds ? 1 - likely / equilibriumRounds : 1;
		further += stillOn;
	}
	return (view.phase === 'society' ? turnsInRound(view) : players) + further * players;
}
