/** §6.3 The game in one figure: the largest share of all RP, beside the line at which the world collapses. */
import type { Gist } from '../../../../engine/module.ts';
import { sharesOf } from '../ending.ts';
import type { Biome, State } from '../state.ts';

export interface BiomeGist extends Gist {
	readonly type: 'share';
	/** Whose share it is: more than one where they hold as much, none while nobody holds anything. */
	readonly biomes: readonly Biome[];
	/** In whole per cent, rounded down. */
	readonly percent: number;
	/** The per cent that brings collapse, from the end of phase 1 on; null where there is no line. */
	readonly line: number | null;
	/** §3.6 RP that phase 1 still has to spend. */
	readonly pools: number;
}

/** A share this close to the line, in per cent of it, may collapse within a round. */
const NEAR = 90;

/** The share of the largest biome; null before the first turn. */
export function gist(view: State): BiomeGist | null {
	if (view.phase === 'setup') return null;
	const { largest, line, inPools } = sharesOf(view);
	const biomes = largest.seats.flatMap((seat) => view.sheets[seat]?.biome ?? []);
	const inForce = view.phase === 'build' ? null : line;
	const near = view.phase !== 'over' && inForce !== null && 100 * largest.percent >= NEAR * inForce;
	return {
		type: 'share',
		near,
		biomes: [...new Set(biomes)],
		percent: largest.percent,
		line: inForce,
		pools: inPools
	};
}
