/** §8 Who knows what: with a blind draft nobody knows in which order the pieces will come. */
import type { Random } from '../../../engine/random.ts';
import { COLORS } from './board.ts';
import type { State } from './state.ts';

/** Everybody sees the same: which pieces are left, not in which order. */
export function view(state: State): State {
	if (state.options.draft !== 'blind') return state;
	const order = state.options.sets.flatMap((set) => COLORS[set]);
	const pool = state.pool.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
	return { ...state, pool };
}

/** A game that looks the same to everybody: the pool in another order. */
export const redeal = (seen: State, _audience: unknown, random: Random): State =>
	seen.options.draft === 'blind' ? { ...seen, pool: random.shuffle(seen.pool) } : seen;
