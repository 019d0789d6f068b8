/** §1 The board and what stands on it. */
import {
	ahead,
	cellsOf,
	inside,
	ray,
	same,
	type Cell,
	type Direction,
	type Extent
} from '../../pieces/geometry/squares.ts';
import type { Facing } from '../../pieces/pyramid.ts';
import type { Options, Piece, Pile, State } from './state.ts';

/** §1.1 */
export const BOARD: Extent = { width: 5, height: 5 };

export const SQUARES: readonly Cell[] = [...cellsOf(BOARD)];

/** §1.1 Where the nests stand, in the order of the colours: the same when the board is turned half round. */
export const NESTS: readonly Cell[] = [
	[1, 0],
	[3, 0],
	[0, 1],
	[4, 1],
	[1, 2],
	[3, 2],
	[0, 3],
	[4, 3],
	[1, 4],
	[3, 4]
];

/** §1.2 The colours of the nests. */
const COLORS: Readonly<Record<Options['sets'], string>> = {
	'rainbow-rainbow': 'RYGBKKBGYR',
	'xeno-xeno': 'NOCPWWPCON',
	'rainbow-xeno': 'RYGBKWPCON'
};

/** §1.2 Ten nests of one colour each: large over medium over small. */
export function setup(seats: number, options: Options): State {
	const board: Pile[][] = Array.from({ length: BOARD.height }, () =>
		Array.from({ length: BOARD.width }, () => [])
	);
	const colors = Array.from(COLORS[options.sets]);
	for (const [index, [x, y]] of (options.cells ?? NESTS).entries()) {
		board[y]?.[x]?.push(...['1u', '2u', '3u'].map((piece) => `${colors[index] ?? ''}${piece}`));
	}
	return {
		game: 'timberland',
		options,
		phase: 'roll',
		turn: options.firstSeat,
		board,
		dice: null,
		used: [false, false],
		scores: Array.from({ length: seats }, () => 0),
		trees: Array.from({ length: seats }, () => []),
		winners: null,
		reason: null
	};
}

export const isOnBoard = (cell: Cell): boolean => inside(cell, BOARD);

/** Stands for what is on a square that is not there; nobody writes to it. */
const NOTHING: Pile = [];

/** What is on a square, the lowest first. */
export const pileAt = ({ board }: State, [x, y]: Cell): Pile => board[y]?.[x] ?? NOTHING;

export function putPile({ board }: State, [x, y]: Cell, pile: Pile): void {
	const row = board[y];
	if (row) row[x] = pile;
}

export const facingOf = (piece: Piece): Facing => piece.charAt(2) as Facing;
export const sizeOf = (piece: Piece): number => Number(piece.charAt(1));
export const turned = (piece: Piece, facing: Facing): Piece => piece.slice(0, 2) + facing;
export const upright = (piece: Piece): Piece => turned(piece, 'u');

/** §1.3 Whether the lowest piece stands, and so all above it. */
export const isUpright = ([lowest]: Pile): boolean => lowest?.charAt(2) === 'u';

/** §3 Whether two different squares lie in one row or one column. */
export const inOneLine = (a: Cell, b: Cell): boolean =>
	(a[0] === b[0] || a[1] === b[1]) && !same(a, b);

/** The other squares of a square's row and column. */
export const lineOf = (cell: Cell): Cell[] => LINES[cell[1] * BOARD.width + cell[0]] ?? [];

/** Made once, since every list of deeds asks for them. */
const LINES: readonly Cell[][] = SQUARES.map((cell) =>
	SQUARES.filter((other) => inOneLine(cell, other))
);

/** The squares ahead of one up to the edge, the nearest first. */
export const aheadOf = ([x, y]: Cell, dir: Direction): readonly Cell[] =>
	AHEAD[dir][y * BOARD.width + x] ?? [];

const rays = (dir: Direction): Cell[][] => SQUARES.map((cell) => [...ray(cell, dir, BOARD)]);

/** Made once too. */
const AHEAD: Readonly<Record<Direction, readonly Cell[][]>> = {
	n: rays('n'),
	e: rays('e'),
	s: rays('s'),
	w: rays('w')
};

interface Push {
	readonly from: Cell;
	readonly to: Cell;
}

/**
 * §3.7 What has to move so that `room` squares ahead of one become free, the nearest first: each pile only as far as
 * it must. Null where something would leave the board.
 */
export function pushes(view: State, start: Cell, dir: Direction, room: number): Push[] | null {
	if (room === 0) return [];
	const line = aheadOf(start, dir);
	const moves: Push[] = [];
	let taken = room;
	for (const [index, from] of line.entries()) {
		if (pileAt(view, from).length === 0) continue;
		const distance = Math.max(index + 1, taken + 1);
		if (distance !== index + 1) moves.push({ from, to: ahead(start, dir, distance) });
		taken = distance;
	}
	return taken > line.length ? null : moves;
}

/** §3.7 Makes room; true where something moved. */
export function push(state: State, start: Cell, dir: Direction, room: number): boolean {
	const moves = pushes(state, start, dir, room) ?? [];
	for (const { from, to } of moves.toReversed()) {
		putPile(state, to, pileAt(state, from));
		putPile(state, from, []);
	}
	return moves.length > 0;
}
