/** §1 The board and what stands on it. */
import {
	COLUMNS,
	ROWS,
	type Kind,
	type Options,
	type Pyramid,
	type Side,
	type Square,
	type State
} from './state.ts';

/** 1 small, 2 medium, 3 large: also what a step costs. */
export const sizeOf = (piece: Pyramid): number => Number(piece[1]);

const colorOf = (piece: Pyramid): string => piece[0] ?? '';

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Whose family a piece belongs to; null for the crowd. */
export function familyOf({ colors }: State, piece: Pyramid): Side | null {
	const seat = colors.family.indexOf(colorOf(piece));
	return seat === 0 || seat === 1 ? seat : null;
}

export const isChicken = ({ colors }: State, piece: Pyramid): boolean =>
	colorOf(piece) === colors.chicken;

export function kindOf(state: State, piece: Pyramid): Kind {
	if (isChicken(state, piece)) return 'chicken';
	return familyOf(state, piece) === null ? 'spectator' : 'family';
}

export const isOnBoard = ([x, y]: Square): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;

/** §1.1 The three columns in the middle. */
export const isField = ([x]: Square): boolean => x >= 1 && x <= 3;

/** The pieces of a square of the board, the lowest first. */
export const stackAt = ({ board }: State, [x, y]: Square): Pyramid[] => board[y]?.[x] ?? [];

/** Every square of the board, row by row. */
export const SQUARES: readonly Square[] = Array.from(
	{ length: ROWS * COLUMNS },
	(_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)] as const
);

/** Made once, since every list of steps asks for them. */
const BESIDES: readonly (readonly Square[])[] = SQUARES.map(([x, y]) =>
	SQUARES.filter((other) => Math.abs(other[0] - x) + Math.abs(other[1] - y) === 1)
);

/** §3.2 The squares beside a square of the board, never across a corner; always the same objects as in SQUARES. */
export const besides = ([x, y]: Square): readonly Square[] => BESIDES[y * COLUMNS + x] ?? [];

/** §3.7 The chicken that a square's top piece holds, its own size; null where none is held. */
export function heldAt(state: State, square: Square): { by: Side; size: number } | null {
	const stack = stackAt(state, square);
	const [top, below] = [stack.at(-1), stack.at(-2)];
	if (!top || !below || !isChicken(state, below) || sizeOf(below) !== sizeOf(top)) return null;
	const by = familyOf(state, top);
	return by === null ? null : { by, size: sizeOf(top) };
}

/** §3.7 How many chickens each seat holds now. */
export function countCaptures(state: State): [number, number] {
	const captures: [number, number] = [0, 0];
	for (const square of SQUARES) {
		const held = heldAt(state, square);
		if (held) captures[held.by]++;
	}
	return captures;
}

const SIZES: Readonly<Record<string, number>> = { S: 1, M: 2, L: 3 };

const upright = (color: string, letter: string): Pyramid => `${color}${SIZES[letter] ?? 0}u`;

interface Colors {
	readonly family: readonly [string, string];
	readonly chicken: string;
	/** Of the spectators at x 0 and at x 4, in the order of their rows. */
	readonly sidelines: readonly [string, string];
}

/** §1.2 */
const COLORS: Readonly<Record<Options['sets'], Colors>> = {
	two: { family: ['W', 'K'], chicken: 'Y', sidelines: ['RRRGGGB', 'OOOCCCP'] },
	three: { family: ['R', 'B'], chicken: 'K', sidelines: ['GGGGGGG', 'YYYYYYY'] }
};

/** §1.3 The board before the first roll. */
export function setup(_seats: number, options: Options): State {
	const { family, chicken, sidelines } = COLORS[options.sets];
	const board: Pyramid[][][] = Array.from({ length: ROWS }, () =>
		Array.from({ length: COLUMNS }, () => [])
	);
	const put = (x: number, y: number, ...pieces: Pyramid[]) => board[y]?.[x]?.push(...pieces);
	const nest = (color: string) => ['S', 'M', 'L'].map((letter) => upright(color, letter));
	put(2, ROWS - 1, ...nest(family[0]));
	put(2, 0, ...nest(family[1]));
	for (const [index, letter] of Array.from(options.chickenOrder).entries()) {
		put(index + 1, (ROWS - 1) / 2, upright(chicken, letter));
	}
	const standing = Array.from(options.sideline).flatMap((letter, y) =>
		letter === '.' ? [] : [{ letter, y }]
	);
	for (const [index, { letter, y }] of standing.entries()) {
		put(0, y, upright(sidelines[0][index] ?? '', letter));
		put(COLUMNS - 1, y, upright(sidelines[1][index] ?? '', letter));
	}
	return {
		game: 'chicken-run',
		options,
		colors: { family: [...family], chicken },
		board,
		phase: 'roll',
		round: 0,
		dice: null,
		actor: null,
		lastActor: null,
		movable: null,
		points: 0,
		captures: [0, 0],
		winner: null
	};
}

/** §2 The round that is played, or that the next roll begins: 1 at first. */
export const roundNow = ({ phase, round }: State): number => (phase === 'roll' ? round + 1 : round);
