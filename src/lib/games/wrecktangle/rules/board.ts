/** §1 The board, its home rows, and what stands on it before the first turn. */
import type { Random } from '../../../engine/random.ts';
import {
	inside,
	same,
	type Cell,
	type Direction,
	type Extent
} from '../../../pieces/geometry/squares.ts';
import { treehouseFace } from '../../../pieces/treehouse.ts';
import type { Options, PieceId, State } from './state.ts';

/** §1.1 */
export const SIZE = 8;
const BOARD: Extent = { width: SIZE, height: SIZE };

export const isOnBoard = (cell: Cell): boolean => inside(cell, BOARD);

/** §1.1 The four corners are out of play. */
export const isCorner = ([x, y]: Cell): boolean =>
	(x === 0 || x === SIZE - 1) && (y === 0 || y === SIZE - 1);

/** §1.3 The six squares between the corners of a side, from the left of who sits there. */
export function homeRow(side: Direction): Cell[] {
	const steps = Array.from({ length: SIZE - 2 }, (_, index) => index + 1);
	const last = SIZE - 1;
	switch (side) {
		case 's':
			return steps.map((step) => [step, last]);
		case 'w':
			return steps.map((step) => [0, step]);
		case 'n':
			return steps.map((step) => [last - step, 0]);
		case 'e':
			return steps.map((step) => [last, last - step]);
	}
}

/** §1.3 Which sides are taken, by the number of seats. */
const SIDES: Readonly<Record<number, readonly Direction[]>> = {
	2: ['s', 'n'],
	3: ['s', 'w', 'n'],
	4: ['s', 'w', 'n', 'e']
};

/** §1.2 From the left: pawn, drone, queen, queen, drone, pawn. */
const KINDS = ['Pa', 'Da', 'Qa', 'Qb', 'Db', 'Pb'];

/** §4.3 A square of a home row of any seat in the game, whether it is still in or not. */
export function isHome({ sides }: State, [x, y]: Cell): boolean {
	const last = SIZE - 1;
	if (isCorner([x, y])) return false;
	return (
		(y === last && sides.includes('s')) ||
		(x === 0 && sides.includes('w')) ||
		(y === 0 && sides.includes('n')) ||
		(x === last && sides.includes('e'))
	);
}

export const ownerOf = (piece: PieceId): number => Number(piece.charAt(0));

export type Kind = 'P' | 'D' | 'Q';

/** §1.2 Pawn, drone or queen. */
export const kindOf = (piece: PieceId): Kind => {
	const letter = piece.charAt(1);
	return letter === 'P' || letter === 'D' ? letter : 'Q';
};

/** Where a pyramid stands; undefined for one that does not. */
export const placeOf = ({ pieces }: State, piece: PieceId): Cell | undefined =>
	Object.hasOwn(pieces, piece) ? pieces[piece] : undefined;

export function isTaken({ pieces }: State, cell: Cell): boolean {
	for (const piece of Object.keys(pieces)) {
		const at = pieces[piece];
		if (at && same(at, cell)) return true;
	}
	return false;
}

/** The squares of a seat's pyramids that can be corners: §4.3 those outside every home row. */
export function cornersOf(state: State, seat: number): Cell[] {
	const cells: Cell[] = [];
	for (const piece of Object.keys(state.pieces)) {
		const at = state.pieces[piece];
		if (at && ownerOf(piece) === seat && !isHome(state, at)) cells.push(at);
	}
	return cells;
}

/** §1.3, §2.1 Everybody in their home row, heads up, and the die rolled for the first turn. */
export function setup(seats: number, options: Options, random: Random): State {
	const sides = SIDES[seats] ?? [];
	const standing = sides.flatMap((side, seat) =>
		homeRow(side).map((cell, index) => [`${seat}${KINDS[index] ?? ''}`, cell] as const)
	);
	const turn = options.randomFirst ? random.die(seats) - 1 : 0;
	return {
		game: 'wrecktangle',
		n: seats,
		sides: [...sides],
		tilted: options.tilted,
		path: options.path,
		pieces: Object.fromEntries(standing),
		coin: 'heads',
		turn,
		roll: treehouseFace(random.die(6)),
		normalDone: false,
		dieDone: false,
		captured: sides.map(() => 0),
		lastRects: sides.map(() => []),
		out: [],
		result: null
	};
}
