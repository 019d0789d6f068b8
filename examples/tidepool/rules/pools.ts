/** §1, §4 The pools, who holds them, and what they count. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import { cellsOf, inside, neighbours, type Cell } from 'borrowed-earth/pieces/geometry/squares.ts';
import type { State } from './state.ts';

type Pools = Pick<State, 'side' | 'owners'>;

/** Who holds a pool; null for nobody, and where there is none. */
export const holderOf = ({ owners }: Pools, [x, y]: Cell): Seat | null => owners[y]?.[x] ?? null;

const shore = ({ side }: Pools) => ({ width: side, height: side });

/** Whether there is such a pool. */
export const isPool = (pools: Pools, cell: Cell): boolean => inside(cell, shore(pools));

/** The pools that a seat holds; §2 of null those that nobody holds. */
export const poolsOf = (pools: Pools, seat: Seat | null): Cell[] =>
	[...cellsOf(shore(pools))].filter((pool) => holderOf(pools, pool) === seat);

/** §3 Gives a pool to a seat. */
export function take({ owners }: Pools, seat: Seat, [x, y]: Cell): void {
	const row = owners[y];
	if (row) row[x] = seat;
}

/** §4 One for each pool of a seat, and one more for each pool beside it that is its own too. */
export const scoreOf = (pools: Pools, seat: Seat): number =>
	poolsOf(pools, seat)
		.map((pool) => [pool, ...neighbours(pool)].filter((one) => holderOf(pools, one) === seat))
		.flat().length;
