/** §4 What a seat has. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import { cellsOf, neighbours } from 'borrowed-earth/pieces/geometry/squares.ts';
import { holderOf } from './pools.ts';
import type { State } from './state.ts';

/** §4 One for each pool, and one more for each pool beside it that the same seat holds. */
export function scoreOf(state: Pick<State, 'side' | 'owners'>, seat: Seat): number {
	const { side } = state;
	const own = [...cellsOf({ width: side, height: side })].filter(
		(pool) => holderOf(state, pool) === seat
	);
	return own.reduce(
		(sum, pool) =>
			sum + 1 + neighbours(pool).filter((beside) => holderOf(state, beside) === seat).length,
		0
	);
}
