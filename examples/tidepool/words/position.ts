/** The position in words, for whoever does not see the board. */
import type { Names } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { cellsOf, type Cell } from 'borrowed-earth/pieces/geometry/squares.ts';
import { squareName } from 'borrowed-earth/pieces/names.ts';
import { holderOf } from '../rules/pools.ts';
import { pointsOf } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { pointsSay } from './status.ts';

/** A pool, and who holds it. */
export function poolSays(view: State, pool: Cell, names: Names): string {
	const holder = holderOf(view, pool);
	const place = squareName(pool);
	return holder === null
		? m.tidepool_pool_free({ pool: place })
		: m.tidepool_pool_held({ pool: place, who: names(holder) });
}

/** The shells that a seat has left, as far as whoever looks may know. */
export function shellsSay(view: State, seat: number): string {
	const left = view.shells[seat] ?? [];
	const known = left.filter((shell) => shell !== null);
	return known.length === left.length
		? m.tidepool_shells({ shells: known.join(', ') || '–' })
		: m.tidepool_shells_hidden({ count: left.length });
}

/** What everybody has, and each pool that somebody holds. */
export const positionSays = (view: State, names: Names): string[] => [
	pointsSay(pointsOf(view), names),
	...[...cellsOf({ width: view.side, height: view.side })]
		.filter((pool) => holderOf(view, pool) !== null)
		.map((pool) => `${poolSays(view, pool, names)}.`)
];
