/** What stands where, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { pyramidName } from '../../../pieces/names.ts';
import { pyramid, type Pyramid } from '../../../pieces/pyramid.ts';
import { columnsOf, sideOf, sideOfSeat, squaresOf, stackAt, teamOf } from '../rules/board.ts';
import { pointsBetween } from '../rules/distance.ts';
import { isDone, standing } from '../rules/match.ts';
import { GOAL, type Piece, type Side, type State } from '../rules/state.ts';
import { comma, semicolon } from '../../../pieces/lists.ts';

const COLUMNS = 'abcde';

/** Columns a to e from the west, rows 1 to 5 from south's edge: `[0, 4]` is a1. */
export const squareName = ([x, y]: Cell): string => `${COLUMNS.charAt(x)}${COLUMNS.length - y}`;

/** A piece as it is drawn. */
export const pyramidOf = (piece: Piece): Pyramid => pyramid(piece.slice(1));

/** "large red": the side is plain from the square. */
export const pieceName = (piece: Piece): string => pyramidName(pyramidOf(piece));

/** Every seat at the table. */
const seatsOf = ({ scores }: State): Seat[] => [...scores.keys()];

/** The teams that win together; alone or for two, everybody is one. */
export const teamsOf = (view: State): Seat[][] =>
	(view.seats === 4 ? [0, 1] : seatsOf(view)).map((seat) => teamOf(view, seat));

/** "column a". */
export const columnName = (x: number): string => COLUMNS.charAt(x);

/** "south", "north". */
export const sideName = (side: Side): string =>
	side === 's' ? m.timelock_south() : m.timelock_north();

/** Whose column this is on a side of the board; null for the side nobody plays. */
export function ownerOf(view: State, side: Side, x: number): Seat | null {
	const seat = seatsOf(view).find(
		(one) => sideOfSeat(view, one) === side && (x === GOAL || columnsOf(view, one).includes(x))
	);
	return seat ?? null;
}

/** The people of a side, from west to east. */
export function sideNames(view: State, side: Side, names: Names): string {
	const seats = [0, 4].flatMap((x) => ownerOf(view, side, x) ?? []);
	const said = [...new Set(seats)].map((seat) => names(seat));
	return said.length > 0 ? said.join(' & ') : m.timelock_nobody();
}

const ROW_NAMES = [m.timelock_row_first, m.timelock_row_second, m.timelock_row_center] as const;

/** "large red (south)". */
export const pieceSays = (piece: Piece): string =>
	m.timelock_piece({ piece: pieceName(piece), side: sideName(sideOf(piece)) });

/** A square by its name with what stands there, bottom first. */
export function squareSays(view: State, at: Cell): string {
	const pieces = stackAt(view, at);
	const square = squareName(at);
	if (pieces.length === 0) return m.timelock_square_empty({ square });
	const said = pieces.map(pieceSays).join(comma());
	return pieces.length === 1
		? m.timelock_square({ square, pieces: said })
		: m.timelock_square_stack({ square, pieces: said, count: pieces.length });
}

/** How a column of a side stands to its Goal. */
export interface Lock {
	readonly side: Side;
	readonly x: number;
	/** By own rows, the First Row first, bottom first: each piece, and whether the Goal has its size there. */
	readonly rows: readonly (readonly { readonly piece: Piece; readonly right: boolean }[])[];
	readonly done: boolean;
	/** It left the board when it matched. */
	readonly gone: boolean;
	/** The fewest points to the match. */
	readonly toGo: number;
}

/** A Time Stack or a Goal beside the arrangement it is to have. */
export function lockOf(view: State, side: Side, x: number): Lock {
	const goal = standing(view, side, GOAL);
	const sizes = goal.split('/');
	const rows = squaresOf(side, x).map((at, row) =>
		stackAt(view, at)
			.filter((piece) => sideOf(piece) === side)
			.map((piece, height) => ({
				piece,
				right: x === GOAL || sizes[row]?.[height] === piece.charAt(2)
			}))
	);
	const toGo = x === GOAL ? 0 : pointsBetween(standing(view, side, x), goal);
	const done = isDone(view, { side, col: x });
	return { side, x, rows, done, gone: view.removed[side].includes(x), toGo };
}

/** Whether a side has Time Stacks to match: alone, the far side has none. */
export const plays = ({ seats }: State, side: Side): boolean => seats > 1 || side === 's';

/** A Time Stack or a Goal in words: where its pieces stand, and what is wrong with them. */
export function lockSays(lock: Lock): string {
	const column = columnName(lock.x);
	if (lock.gone) return m.timelock_lock_gone({ column });
	const where = lock.rows
		.flatMap((pieces, row) => {
			const name = ROW_NAMES[row];
			if (pieces.length === 0 || !name) return [];
			const said = pieces.map(({ piece }) => pieceName(piece)).join(comma());
			return [m.timelock_in_row({ row: name(), pieces: said })];
		})
		.join(semicolon());
	if (lock.x === GOAL) return m.timelock_lock_goal({ column, where });
	if (lock.done) return m.timelock_lock_done({ column, where });
	const wrong = lock.rows
		.flat()
		.filter(({ right }) => !right)
		.map(({ piece }) => pieceName(piece))
		.join(comma());
	return m.timelock_lock_wrong({ column, where, wrong, points: lock.toGo });
}

/** How many Time Stacks of a team match. */
export const matchedBy = (view: State, team: readonly Seat[]): number =>
	team
		.flatMap((seat) => columnsOf(view, seat).map((col) => ({ side: sideOfSeat(view, seat), col })))
		.filter((stack) => isDone(view, stack)).length;
