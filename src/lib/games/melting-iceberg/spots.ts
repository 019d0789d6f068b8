/** The places on the board that can be tapped: hexes, or whole icebergs while floes dock and ice melts. */
import { rosette } from '../../pieces/geometry/hexes.ts';
import { keyOf } from '../../pieces/geometry/squares.ts';
import { middleOf } from './shapes.ts';
import { berths } from './begin.ts';
import type { Hex, State } from './state.ts';

export interface Spot {
	/** Its hex, or the centre of its rosette. */
	readonly at: Hex;
	readonly key: string;
	/** A whole rosette. */
	readonly wide: boolean;
	readonly x: number;
	readonly y: number;
}

function spot(at: Hex, wide: boolean): Spot {
	const [x, y] = middleOf(at);
	return { at, key: keyOf(at), wide, x, y };
}

/** Every place, from the top of the picture to its foot, each row from the left. */
export function spotsOf(view: State): Spot[] {
	const { phase, icebergs, floes } = view;
	const wide = phase === 'dock' || phase === 'meltRoll' || phase === 'melt';
	const docked = floes.filter((floe) => floe !== null);
	const centres = [...icebergs.map(({ at }) => at), ...docked];
	const free = phase === 'dock' ? berths(view) : [];
	const places = wide ? [...centres, ...free] : centres.flatMap((at) => rosette(at));
	return places
		.map((at) => spot(at, wide))
		.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The rows of places that lie side by side. */
export function rowsOf(spots: readonly Spot[]): Spot[][] {
	const rows = new Map<number, Spot[]>();
	for (const one of spots) rows.set(one.y, [...(rows.get(one.y) ?? []), one]);
	return [...rows.values()];
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowUp: [0, -1],
	ArrowRight: [1, 0],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0]
};

/** Where an arrow key leads: to the nearest place that lies more that way than aside. */
export function towards(key: string, from: Spot, spots: readonly Spot[]): Spot | null {
	const way = ARROWS[key];
	if (!way) return null;
	let best: Spot | null = null;
	let least = Infinity;
	for (const one of spots) {
		const [x, y] = [one.x - from.x, one.y - from.y];
		const along = x * way[0] + y * way[1];
		const aside = x * way[1] - y * way[0];
		if (along <= 1 || Math.abs(aside) > along * 1.75) continue;
		// straight up there is no hex: to the left and to the right by turns
		const drift = from.at[1] % 2 === 0 ? aside : -aside;
		const cost = (along * along + aside * aside) / along + Math.sign(drift) / 8;
		if (cost < least) [best, least] = [one, cost];
	}
	return best;
}

const AHEAD: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Where the page keys lead: to the next place that can be chosen, or the one before; at the ends round again. */
export function nextOpen(
	key: string,
	from: Spot,
	spots: readonly Spot[],
	open: (spot: Spot) => boolean
): Spot | null {
	const step = AHEAD[key];
	if (!step) return null;
	const start = spots.findIndex((one) => one.key === from.key);
	for (let far = 1; far <= spots.length; far++) {
		const one = spots[(start + step * far + spots.length * far) % spots.length];
		if (one && open(one)) return one;
	}
	return null;
}

/**
 * What a finger means that touches so wide about a point: a place that can be chosen where only one is
 * within reach, null where there is none, and `several` where one must look closer.
 */
export function meant(
	x: number,
	y: number,
	wide: number,
	open: readonly Spot[]
): Spot | null | 'several' {
	const near = open.filter((one) => Math.hypot(one.x - x, one.y - y) <= wide);
	return near.length > 1 ? 'several' : (near[0] ?? null);
}
