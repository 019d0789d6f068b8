/** §2.1 Movement points: what a move costs, and which die may pay for it. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { sizeOf } from './board.ts';
import { GOAL, type Piece, type Pool, type State } from './state.ts';

/** §3.5 What a piece of the opponent's Goal costs, whatever its size. */
export const GOAL_COST = 6;

/** §2.2 Dice up to this may be added up. */
const LOW = 3;

/** §3.2, §3.5, §4.5 */
export const costOf = ({ aiming }: State, piece: Piece, x: number): number =>
	x === GOAL && !aiming ? GOAL_COST : sizeOf(piece);

export const freshPool = (left: number): Pool => ({ left, stack: null, any: false });

/** §2.1 Why this pool cannot pay so much for this column. */
export function refusePayment(
	{ pools }: State,
	index: number,
	x: number,
	cost: number
): Refusal | null {
	const pool = pools[index];
	if (!pool) return refusal('no-such-pool', {}, '§2.1');
	if (!pool.any) {
		if (pool.stack !== null && pool.stack !== x) return refusal('pool-bound', {}, '§2.1');
		const other = pools.some((one, place) => place !== index && one.stack === x);
		if (x !== GOAL && other) return refusal('stack-taken', {}, '§2.1');
	}
	if (pool.left >= cost) return null;
	return refusal('not-enough-points', { cost, points: pool.left }, '§2.1');
}

/** §2.1 Pays, which binds the pool to the column. */
export function pay(state: State, index: number, x: number, cost: number): void {
	const pool = state.pools[index];
	if (!pool) return; // never: refuse has looked
	pool.left -= cost;
	if (!pool.any) pool.stack = x;
	state.spent = true;
}

/** §2.2 Two low dice of which nothing is spent. */
export function refuseCombine({ dice, spent, pools }: State): Refusal | null {
	const low = dice?.every((die) => die <= LOW);
	return low && !spent && pools.length === 2 ? null : refusal('cannot-combine', {}, '§2.2');
}
