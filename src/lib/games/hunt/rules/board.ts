/** §1 The squares and what stands on them. */
import type { Seat } from '../../../engine/module.ts';
import { cellsOf, inside, same, type Cell, type Extent } from '../../../pieces/geometry/squares.ts';
import type { Facing, PyramidColor } from '../../../pieces/pyramid.ts';
import type { Fence, SetName, Stack, State } from './state.ts';

/** §1.2 The colours of each set, in the order in which they are laid out. */
export const COLORS: Readonly<Record<SetName, readonly PyramidColor[]>> = {
	rainbow: ['R', 'Y', 'G', 'B', 'K'],
	xeno: ['N', 'O', 'C', 'P', 'W']
};

/** §1.1 The frame of coordinates; its four corners are no squares. */
export const FRAME: Extent = { width: 7, height: 7 };
const LAST = 6;

const onEdge = (along: number): boolean => along === 0 || along === LAST;

/** §1.1 The 25 squares on which Stacks stand. */
export const isInside = ([x, y]: Cell): boolean => x >= 1 && x < LAST && y >= 1 && y < LAST;

/** §1.1 Whether this is a square, Inside or Outside. */
export const isSpace = (cell: Cell): boolean =>
	inside(cell, FRAME) && !(onEdge(cell[0]) && onEdge(cell[1]));

/** §2.2 The four corners of the Inside. */
export const isCorner = ([x, y]: Cell): boolean =>
	(x === 1 || x === LAST - 1) && (y === 1 || y === LAST - 1);

/** §2.2 The corner across the Inside. */
export const oppositeCorner = ([x, y]: Cell): Cell => [LAST - x, LAST - y];

/** Every square, row by row. */
const SPACES: readonly Cell[] = [...cellsOf(FRAME)].filter(isSpace);

export const INSIDE: readonly Cell[] = SPACES.filter(isInside);

/** §2.1 The Outside squares in the order in which Fences are laid on them. */
export const OUTSIDE: readonly Cell[] = [
	...SPACES.filter(([, y]) => y === 0),
	...SPACES.filter(([x]) => x === LAST),
	...SPACES.filter(([, y]) => y === LAST),
	...SPACES.filter(([x]) => x === 0)
];

export const fenceAt = ({ board }: State, [x, y]: Cell): Fence | null => board[y]?.[x] ?? null;

/** Puts a Fence on a square, or takes away what was there. */
export function putFence({ board }: State, [x, y]: Cell, fence: Fence | null): void {
	const row = board[y];
	if (row) row[x] = fence;
}

/** The seat whose Stack stands on a square. */
export function stackOn({ stacks }: State, cell: Cell): Seat | null {
	const seat = stacks.findIndex(({ at }) => at !== null && same(at, cell));
	return seat < 0 ? null : seat;
}

export const isEmpty = (view: State, cell: Cell): boolean =>
	fenceAt(view, cell) === null && stackOn(view, cell) === null;

export const colorOf = (fence: Fence): PyramidColor => fence.charAt(0) as PyramidColor;
export const facingOf = (fence: Fence): Facing => fence.charAt(2) as Facing;
export const turned = (fence: Fence, facing: Facing): Fence => fence.slice(0, 2) + facing;

/** §1.3 Whether a Stack is in play. */
const isInPlay = ({ at, pieces }: Stack): boolean => at !== null && pieces.length > 0;

/** §1.3 The seats whose Stacks are in play. */
export const living = ({ stacks }: State): Seat[] =>
	[...stacks.keys()].filter((seat) => stacks.slice(seat, seat + 1).some(isInPlay));

/** The square of the Stack whose turn it is. */
export const ownSquare = ({ stacks, turn }: State): Cell | null => stacks[turn]?.at ?? null;

/** §1.3 The colour that protects a Stack. */
export const topOf = ({ stacks }: State, seat: Seat): PyramidColor | null =>
	stacks[seat]?.pieces.at(-1) ?? null;

/** The squares with Fences, row by row. */
export const fences = (view: State): Cell[] =>
	SPACES.filter((cell) => fenceAt(view, cell) !== null);
