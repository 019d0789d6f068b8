/** §1.1 The squares of the board, and where the nests stand. */
import { cellsOf, type Cell, type Extent } from '../../../pieces/geometry/squares.ts';

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
