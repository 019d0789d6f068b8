/** §1 The board and what stands on it. */
import { inside, ray, same, type Cell, type Direction } from '../../../pieces/geometry/squares.ts';
import type { Facing } from '../../../pieces/pyramid.ts';
import { BOARD, NESTS, SQUARES } from './grid.ts';
import type { Move, Options, Piece, Pile, State } from './state.ts';

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
export const pileAt = ({ board }: State, cell: Cell): Pile => board[cell[1]]?.[cell[0]] ?? NOTHING;

export function putPile({ board }: State, [x, y]: Cell, pile: Pile): void {
	const row = board[y];
	if (row) row[x] = pile;
}

export const facingOf = (piece: Piece): Facing => piece.charAt(2) as Facing;
export const sizeOf = (piece: Piece): number => Number(piece.charAt(1));
export const turned = (piece: Piece, facing: Facing): Piece => piece.slice(0, 2) + facing;
export const upright = (piece: Piece): Piece => turned(piece, 'u');

/** §1.3 Whether the lowest piece stands, and so all above it. */
export const isUpright = (pile: Pile): boolean => pile[0]?.charAt(2) === 'u';

/** §3 Whether two different squares lie in one row or one column. */
export const inOneLine = (a: Cell, b: Cell): boolean =>
	(a[0] === b[0] || a[1] === b[1]) && !same(a, b);

/** The other squares of a square's row and column. */
export const lineOf = (cell: Cell): Cell[] => LINES[cell[1] * BOARD.width + cell[0]] ?? [];

/** Made once, since every list of actions asks for them. */
const LINES: readonly Cell[][] = SQUARES.map((cell) =>
	SQUARES.filter((other) => inOneLine(cell, other))
);

/** The squares ahead of one up to the edge, the nearest first. */
export const aheadOf = (cell: Cell, dir: Direction): readonly Cell[] =>
	AHEAD[dir][cell[1] * BOARD.width + cell[0]] ?? [];

const rays = (dir: Direction): Cell[][] => SQUARES.map((cell) => [...ray(cell, dir, BOARD)]);

/** Made once too. */
const AHEAD: Readonly<Record<Direction, readonly Cell[][]>> = {
	n: rays('n'),
	e: rays('e'),
	s: rays('s'),
	w: rays('w')
};

/** §3.7 Whether `room` squares ahead of one can be made free: there are at least as many empty ones. */
export function hasRoom(view: State, start: Cell, dir: Direction, room: number): boolean {
	let empty = 0;
	for (const cell of aheadOf(start, dir)) if (pileAt(view, cell).length === 0) empty++;
	return empty >= room;
}

/** §3.7 Makes `room` squares ahead free: each pile moves only as far as it must. Tells what moved. */
export function push(state: State, start: Cell, dir: Direction, room: number): Move[] {
	const line = aheadOf(start, dir);
	const piles = line.map((cell) => pileAt(state, cell));
	for (const cell of line.slice(0, room)) putPile(state, cell, []);
	// the first square, counted from 0, that nothing pushed has come to
	let free = room;
	const moves: Move[] = [];
	for (const [index, pile] of piles.entries()) {
		if (index >= free) break;
		const [from, to] = [line[index], line[free]];
		if (pile.length === 0 || !from || !to) continue;
		putPile(state, to, pile);
		moves.push({ from, to });
		free++;
	}
	return moves;
}
