/** §6 Collapse or equilibrium: the share line, the figures of a round, and what follows from them. */
import { activeSeats, allSeats, existingRp, rpOf, sheetAt, toldSeats, totalsOf } from './sheets.ts';
import type { Reason, RoundEntry, State } from './state.ts';

/** §6.3 The line for three or more, and for two. */
const LINE = 50;
const LINE_OF_TWO = 75;

/** §6.3 The per cent of existing RP at which one player's share brings collapse; null where no line is in force. */
export function collapseLine(state: State): number | null {
	const { collapsePercent } = state.options;
	const players = activeSeats(state).length;
	if (collapsePercent === 'off' || players <= 1) return null;
	if (collapsePercent === 'auto') return players === 2 ? LINE_OF_TWO : LINE;
	return players === 2 && collapsePercent <= LINE ? LINE_OF_TWO : collapsePercent;
}

/** §6.3 Whether `rp` of all existing RP reach the line; whole numbers, no rounding. */
const reaches = (rp: number, existing: number, line: number | null): boolean =>
	line !== null && existing > 0 && 100 * rp >= line * existing;

/** §6.1 to §6.3 The figures of the round that has just been played. */
export function roundFigures(state: State): RoundEntry {
	const existing = existingRp(state);
	const line = collapseLine(state);
	const playing = activeSeats(state);
	const held = (seat: number) => rpOf(sheetAt(state, seat));
	const lossless = playing.every((seat) => held(seat) >= (state.roundStart[String(seat)] ?? 0));
	return {
		kind: 'round',
		phase: 'society',
		round: state.round,
		totals: totalsOf(state),
		existing,
		steady: lossless ? state.steady + 1 : 0,
		heavy: playing.filter((seat) => reaches(held(seat), existing, line))
	};
}

/** §3.7 How many rounds phase 1 has at most; Infinity where nobody has said. */
export const buildRounds = ({ options, lastRound = Infinity }: State): number =>
	Math.min(options.phase1Rounds ?? Infinity, lastRound);

/** §6.4 Why the game ends after this round, or null. */
export function endingOf({ options }: State, figures: RoundEntry): Reason | null {
	if (figures.existing === 0) return 'exhausted';
	if (figures.round > options.graceRounds) {
		const collapse = figures.heavy.length > 0;
		const balance = figures.steady >= options.equilibriumRounds;
		if (collapse && !(balance && options.bothAtOnce === 'equilibrium')) return 'collapse';
		if (balance) return 'equilibrium';
	}
	return options.maxRounds !== null && figures.round >= options.maxRounds ? 'time' : null;
}

/** One seat's part of the existing RP. */
export interface Share {
	readonly seat: number;
	readonly rp: number;
	/** Of the existing RP, 0..100, unrounded. */
	readonly percent: number;
	/** RP when the round began, after the end when phase 2 began; null before phase 2, and for who was not there. */
	readonly began: number | null;
	/** Whether it has at least what it began with. */
	readonly holds: boolean;
	/** Left: the Resources lie dormant and belong to nobody. */
	readonly status: 'active' | 'joining' | 'left';
}

/** What the share bar shows. */
export interface Shares {
	readonly existing: number;
	/** The line in force, in per cent. */
	readonly line: number | null;
	/** RP still in pools. */
	readonly inPools: number;
	readonly seats: readonly Share[];
	readonly largest: Largest;
}

/** Of those who play: who holds most, and how much. */
interface Largest {
	/** More than one where they hold as much; nobody where nobody holds anything. */
	readonly seats: readonly number[];
	/** In whole per cent, rounded down: it must never seem to have reached the line when it has not. */
	readonly percent: number;
}

/** §6 Who holds how much, where the line is, and who has lost RP this round. */
export function sharesOf(view: State): Shares {
	const existing = existingRp(view);
	const line = collapseLine(view);
	const seats = toldSeats(view).map((seat): Share => {
		const sheet = sheetAt(view, seat);
		const rp = rpOf(sheet);
		const began = beganWith(view, seat);
		return {
			seat,
			rp,
			percent: existing === 0 ? 0 : (100 * rp) / existing,
			began,
			holds: began === null || rp >= began,
			status: sheet.status
		};
	});
	const inPools = allSeats(view).reduce((sum, seat) => sum + sheetAt(view, seat).pool, 0);
	return { existing, line, inPools, seats, largest: largestOf(seats) };
}

/** What a seat is measured by: the round while it is played, in the end all of phase 2. */
function beganWith(view: State, seat: number): number | null {
	const started = view.roundStart[String(seat)];
	if (started === undefined) return null;
	if (view.phase === 'society') return started;
	return view.phase === 'over' ? rpOf(sheetAt(view, seat)) - gainedInSociety(view, seat) : null;
}

/** By how many RP the turns of phase 2 have changed what a seat holds; corrections are nobody's gain. */
const gainedInSociety = ({ history }: State, seat: number): number =>
	history
		.flatMap((entry) => (entry.kind === 'turn' && entry.phase === 'society' ? entry.changes : []))
		.filter((change) => change.seat === seat && change.what !== 'mod')
		.reduce((sum, { by }) => sum + by, 0);

function largestOf(seats: readonly Share[]): Largest {
	const playing = seats.filter(({ status }) => status === 'active');
	const most = Math.max(0, ...playing.map(({ rp }) => rp));
	const holders = most > 0 ? playing.filter(({ rp }) => rp === most) : [];
	return {
		seats: holders.map(({ seat }) => seat),
		percent: Math.floor(holders[0]?.percent ?? 0)
	};
}
