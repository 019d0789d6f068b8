/** §1 The board, what stands on it, and who controls what. */
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { GOAL, STACKS, type Options, type Piece, type Side, type State } from './state.ts';

/** §1.1 */
export const SIZE = 5;

/** §1.1 The row that both sides share. */
export const CENTER = 2;

/** §1.1 Each side's First, Second and Centre Row. */
export const ROWS: Readonly<Record<Side, readonly [number, number, number]>> = {
	s: [4, 3, CENTER],
	n: [0, 1, CENTER]
};

export const SIDES: readonly Side[] = ['s', 'n'];

export const sideOf = (piece: Piece): Side => (piece.startsWith('s') ? 's' : 'n');

/** 1 small, 2 medium, 3 large: also what a move costs. */
export const sizeOf = (piece: Piece): number => Number(piece.charAt(2));

/** The pieces of a square, the lowest first; none where there is no such square. */
export const stackAt = ({ board }: State, [x, y]: Cell): Piece[] => board[y]?.[x] ?? [];

/** §1.1, §9.1 The side of the board where a seat sits. */
export function sideOfSeat({ seats }: State, seat: number): Side {
	if (seats === 4) return seat === 0 || seat === 3 ? 's' : 'n';
	return seat === 0 ? 's' : 'n';
}

/** §1.2, §9.1 The columns of a seat's Time Stacks. */
export function columnsOf({ seats }: State, seat: number): readonly number[] {
	if (seats !== 4) return STACKS;
	return seat < 2 ? [0, 1] : [3, 4];
}

/** §9.1 The seats that win together. */
export const teamOf = ({ seats }: State, seat: number): number[] =>
	seats === 4 ? [seat % 2, (seat % 2) + 2] : [seat];

/** §3.4 What a piece in this column is to a seat: of its own Time Stacks, of the Goal that it may move, or neither. */
export function roleOf(
	state: State,
	seat: number,
	piece: Piece,
	x: number
): 'stack' | 'goal' | null {
	if (sideOf(piece) === sideOfSeat(state, seat)) {
		return columnsOf(state, seat).includes(x) ? 'stack' : null;
	}
	return x === GOAL && state.seats !== 1 ? 'goal' : null;
}

/** The squares of a column where a side's pieces may stand. */
export const squaresOf = (side: Side, x: number): Cell[] => ROWS[side].map((y) => [x, y]);

/** §1.2 The colours of columns 0 to 4, the Goal's in the middle. */
const COLORS: Readonly<Record<Options['colors'], Readonly<Record<Side, string>>>> = {
	'rainbow-xeno': { s: 'RYKGB', n: 'NOWCP' },
	'rainbow-rainbow': { s: 'RYKGB', n: 'BGRYK' },
	'xeno-xeno': { s: 'NOWCP', n: 'PCNOW' },
	'two-stashes': { s: 'RRBRR', n: 'BBRBB' }
};

/** §1.2 Trees for the Time Stacks, nests for the Goals. */
function freshBoard({ colors }: Options): Piece[][][] {
	const row = (side: Side) =>
		Array.from(COLORS[colors][side], (color, x) =>
			(x === GOAL ? [1, 2, 3] : [3, 2, 1]).map((size) => `${side}${color}${size}`)
		);
	const empty = () => Array.from({ length: SIZE }, () => []);
	return [row('n'), empty(), empty(), empty(), row('s')];
}

/** §1.2 The game before its first roll. */
export function setup(seats: number, options: Options): State {
	return {
		game: 'timelock',
		options,
		seats: seats === 1 || seats === 4 ? seats : 2,
		phase: 'roll',
		turn: options.firstSeat,
		board: freshBoard(options),
		dice: null,
		special: null,
		specialUsed: false,
		hopping: false,
		aiming: false,
		spent: false,
		pools: [],
		owed: 0,
		removed: { s: [], n: [] },
		taken: { '0': [], '1': [], '3': [], '4': [] },
		scores: Array.from({ length: seats }, () => 0),
		games: 0,
		result: null
	};
}
