/** What the board shows of a position: where a push would lead, and what was pushed last. */
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { BOARD, TILE } from './board.ts';
import { SHIFTS, shifted } from './shifts.ts';
import type { Shift, State } from './state.ts';

/** A push as an answer to a question. */
export const keyOfShift = ({ line, index, dir }: Shift): string =>
	`${line},${String(index)},${dir}`;

/** The push that `keyOfShift` wrote. */
export const shiftOf = (key: string | null): Shift | null =>
	SHIFTS.find((shift) => keyOfShift(shift) === key) ?? null;

/** The pushes that begin at one side of the board, in reading order: from the left they go east. */
export const pushesTo = (dir: Shift['dir']): Shift[] => SHIFTS.filter((shift) => shift.dir === dir);

/** The board as it would be after a push; whose turn it is stays. */
export const pushed = (view: State, shift: Shift): State => ({
	...view,
	coins: view.coins.map((coin) => ({ ...coin, at: shifted(shift, coin.at) })),
	pawns: view.pawns.map((at) => shifted(shift, at))
});

/** Whether a square lies on the line that is pushed. */
export const onLine = ({ line, index }: Shift, [x, y]: Cell): boolean =>
	Math.floor((line === 'row' ? y : x) / TILE) === index;

/** The push of this turn, or of the last one until the next push. */
export function latestShift({ phase, turnSeat, lastShift }: State): Shift | null {
	if (phase === 'place') return null;
	const seats = lastShift.length;
	return lastShift[phase === 'shift' ? (turnSeat + seats - 1) % seats : turnSeat] ?? null;
}

/** Where a line lies on the board, in units of a hundred to a square. */
export function boxOf({ line, index }: Shift) {
	const [width, height] = [BOARD.width * 100, BOARD.height * 100];
	const at = index * TILE * 100;
	return line === 'row'
		? { x: 0, y: at, width, height: TILE * 100 }
		: { x: at, y: 0, width: TILE * 100, height };
}

/** The seat whose pawn stands on a square, -1 for nobody's. */
export const pawnOn = ({ pawns }: State, cell: Cell): number =>
	pawns.findIndex((at) => keyOf(at) === keyOf(cell));
