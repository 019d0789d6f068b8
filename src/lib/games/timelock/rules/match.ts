/** §5, §6.1, §7 Time Stacks that match their Goal, the end of a game, and its points. */
import { ROWS, SIDES, columnsOf, sideOf, sideOfSeat, teamOf } from './board.ts';
import { GOAL, STACKS, type Result, type Side, type State, type TellTimelock } from './state.ts';

/** §7 For a loser of whom nothing matches, and alone for losing no pyramid. */
const BONUS = 6;

interface TimeStack {
	readonly side: Side;
	readonly col: number;
}

/** §5 The sizes that a side has in a column, by its own rows, the lowest first: `32/1/` is two, one and none. */
export const standing = (state: State, side: Side, col: number): string =>
	ROWS[side].map((y) => sizesOn(state, side, col, y)).join('/');

/** The sizes that a side has on a square, the lowest first. */
function sizesOn({ board }: State, side: Side, col: number, y: number): string {
	let sizes = '';
	for (const piece of board[y]?.[col] ?? []) {
		if (sideOf(piece) === side) sizes += piece.charAt(2);
	}
	return sizes;
}

/** §5 Whether a Time Stack stands as its Goal does, or is off the board since it did. */
export const isDone = (state: State, { side, col }: TimeStack): boolean =>
	state.removed[side].includes(col) ||
	ROWS[side].every((y) => sizesOn(state, side, col, y) === sizesOn(state, side, GOAL, y));

/** §5, §9.2 The four Time Stacks of a seat, or of the team it plays in. */
const stacksOf = (state: State, seat: number): TimeStack[] =>
	teamOf(state, seat).flatMap((one) =>
		columnsOf(state, one).map((col) => ({ side: sideOfSeat(state, one), col }))
	);

/** §6.1, §5 After every change: what matches is taken off where the table plays so, and whoever has enough wins. */
export function settle(state: State, tell: TellTimelock): void {
	if (state.options.removeMatched) removeDone(state, tell);
	const seats = [...state.scores.keys()].map((step) => (state.turn + step) % state.seats);
	// §5.2, §9.2 if a move completes both, the one who made it comes first
	const winner = seats.find(
		(seat) =>
			stacksOf(state, seat).filter((stack) => isDone(state, stack)).length >=
			state.options.stacksNeeded
	);
	if (winner === undefined) return;
	const winners = teamOf(state, winner);
	finish(state, { winners, points: pointsOf(state, winner), reason: 'timelock' }, tell);
}

/** §6.1 Takes every Time Stack off the board that matches. */
function removeDone(state: State, tell: TellTimelock): void {
	for (const side of SIDES) {
		if (side === 'n' && state.seats === 1) continue;
		const done = STACKS.filter(
			(col) => !state.removed[side].includes(col) && isDone(state, { side, col })
		);
		for (const col of done) {
			for (const y of ROWS[side]) {
				const row = state.board[y];
				if (row) row[col] = (row[col] ?? []).filter((piece) => sideOf(piece) !== side);
			}
			state.removed[side].push(col);
			tell({ type: 'stack-done', side, col });
		}
	}
}

/** §7, §6.3 Whether points are counted at all. */
const counts = ({ options, seats }: State): boolean =>
	options.scoring || (options.seriesTarget > 0 && seats > 1);

/** §7.1, §8.4 What the winner gets. */
function pointsOf(state: State, winner: number): number | null {
	if (!counts(state)) return null;
	if (state.seats === 1) return soloPoints(state);
	const loser = (winner + 1) % state.seats;
	let wrong = 0;
	let right = 0;
	for (const { side, col } of stacksOf(state, loser)) {
		if (state.removed[side].includes(col)) right++;
		const goal = standing(state, side, GOAL).split('/');
		for (const [row, sizes] of standing(state, side, col).split('/').entries()) {
			for (const [height, size] of Array.from(sizes).entries()) {
				if (goal[row]?.[height] === size) right++;
				else wrong += Number(size);
			}
		}
	}
	return right === 0 ? wrong + BONUS : wrong;
}

/** §8.4 The far side's pyramids that are still there, and more if all are. */
function soloPoints(state: State): number {
	const left = STACKS.flatMap((col) => standing(state, 'n', col).match(/\d/g) ?? []);
	const pips = left.reduce((sum, size) => sum + Number(size), 0);
	return left.length === STACKS.length * 3 ? pips + BONUS : pips;
}

/** §5, §6.3 Ends the game; in a series the next one may follow. */
function finish(state: State, result: Result, tell: TellTimelock): void {
	const { options, seats, scores } = state;
	state.result = result;
	state.games++;
	for (const seat of result.winners) scores[seat] = (scores[seat] ?? 0) + (result.points ?? 0);
	const goesOn =
		seats > 1 && options.seriesTarget > 0 && Math.max(...scores) < options.seriesTarget;
	state.phase = goesOn ? 'between' : 'over';
	tell({ type: 'won', winners: [...result.winners], points: result.points });
}

/** §8.2 Alone, the last pyramid is gone. */
export function lose(state: State, tell: TellTimelock): void {
	state.result = { winners: [], points: counts(state) ? 0 : null, reason: 'all-removed' };
	state.games++;
	state.phase = 'over';
	tell({ type: 'lost', seat: state.turn });
}
