/** §1 The pools. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import { cellsOf, inside, type Cell } from 'borrowed-earth/pieces/geometry/squares.ts';
import type { State } from './state.ts';

type Pools = Pick<State, 'side' | 'owners'>;

/** Who holds a pool; null for nobody, and where there is none. */
export const holderOf = ({ owners }: Pools, [x, y]: Cell): Seat | null => owners[y]?.[x] ?? null;

/** Whether there is such a pool. */
export const isPool = ({ side }: Pools, cell: Cell): boolean =>
	inside(cell, { width: side, height: side });

/** §2 The pools that nobody holds. */
export const freePools = (pools: Pools): Cell[] =>
	[...cellsOf({ width: pools.side, height: pools.side })].filter(
		(cell) => holderOf(pools, cell) === null
	);

/** §3 Gives a pool to a seat. */
export function take({ owners }: Pools, seat: Seat, [x, y]: Cell): void {
	const row = owners[y];
	if (row) row[x] = seat;
}
