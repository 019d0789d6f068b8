/** The places on the board that can be tapped: hexes, or whole icebergs while floes dock and ice melts. */
import { rosette } from '../../../../pieces/geometry/hexes.ts';
import { keyOf } from '../../../../pieces/geometry/squares.ts';
import { middleOf } from './shapes.ts';
import { berths } from '../../rules/setup.ts';
import type { Hex, State } from '../../rules/state.ts';
import type { Spot } from '../../words/marks.ts';

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

/**
 * What a finger means that touches a place and so much round it: what can be chosen where only one is
 * within reach, null where there is none, and `several` where one must look closer.
 */
export function meant(
	{ x, y }: Pick<Spot, 'x' | 'y'>,
	wide: number,
	open: readonly Spot[]
): Spot | null | 'several' {
	const near = open.filter((one) => Math.hypot(one.x - x, one.y - y) <= wide);
	return near.length > 1 ? 'several' : (near[0] ?? null);
}
