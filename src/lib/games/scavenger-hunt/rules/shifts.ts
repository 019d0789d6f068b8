/** §3.1, §3.2 Pushing rows and columns of tiles. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { ahead, opposite, type Direction } from '../../../pieces/geometry/squares.ts';
import { BOARD, TILE } from './board.ts';
import type { Cell, Shift, State } from './state.ts';

interface Line {
	readonly line: Shift['line'];
	/** How many such lines there are. */
	readonly count: number;
	readonly dirs: readonly Direction[];
}

const LINES: readonly Line[] = [
	{ line: 'row', count: BOARD.height / TILE, dirs: ['e', 'w'] },
	{ line: 'col', count: BOARD.width / TILE, dirs: ['n', 's'] }
];

/** §3.1 All twenty shifts that the board has. */
export const SHIFTS: readonly Shift[] = LINES.flatMap(({ line, count, dirs }) =>
	Array.from({ length: count }, (_, index) => dirs.map((dir) => ({ line, index, dir }))).flat()
);

/** A shift as it was sent, if the board has it. */
export const shiftIn = (given: Readonly<Record<string, unknown>>): Shift | null =>
	SHIFTS.find(
		({ line, index, dir }) =>
			line === given['line'] && Object.is(index, given['index']) && dir === given['dir']
	) ?? null;

/** §3.2 Whose die blocks this shift; null while nobody's does. */
export function blockerOf({ lastShift }: State, { line, index, dir }: Shift): number | null {
	const seat = lastShift.findIndex(
		(last) => last?.line === line && last.index === index && last.dir === opposite(dir)
	);
	return seat < 0 ? null : seat;
}

/** §3.2 Why the line may not be pushed this way. */
export const refuseShift = (view: State, shift: Shift): Refusal | null =>
	blockerOf(view, shift) === null ? null : refusal('reverses-shift', {}, '§3.2');

/** §3.1 Every shift that no die blocks. */
export const openShifts = (view: State): Shift[] =>
	SHIFTS.filter((shift) => blockerOf(view, shift) === null);

/** §3.1 Where a square's contents are after a shift: one tile on, or round to the other end. */
export function shifted({ line, index, dir }: Shift, cell: Cell): Cell {
	const across = line === 'row' ? cell[1] : cell[0];
	if (Math.floor(across / TILE) !== index) return cell;
	const [x, y] = ahead(cell, dir, TILE);
	return [(x + BOARD.width) % BOARD.width, (y + BOARD.height) % BOARD.height];
}

/** §3.1 Pushes a line, with the coins and pawns on it, and lays the seat's die at its end. */
export function pushLine(state: State, shift: Shift): void {
	for (const coin of state.coins) coin.at = shifted(shift, coin.at);
	state.pawns = state.pawns.map((at) => shifted(shift, at));
	state.lastShift[state.turnSeat] = shift;
}
