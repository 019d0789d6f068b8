/** A ground for every sphere, so that cards part in grey too: leaves, gusts, floes, strata, rings of rain. */
import type { Ink, Tile } from '../../kit/canvas.ts';
import { SPHERE_COLOURS } from '../history/motifs.ts';
import type { Sphere } from '../rules/state.ts';

interface Ground {
	readonly width: number;
	readonly height: number;
	readonly d: string;
}

const leaf = (x: number, y: number): string => `M${x} ${y}q-1.87 -1.76 0 -3.63q1.87 1.87 0 3.63v.7`;
const floe = (x: number, y: number): string =>
	`M${x} ${y}l1.76 -1.87l1.76 1.87l-.88 1.76h-1.76ZM${x} ${y}h3.52`;
const stratum = (y: number, up: number): string => `M0 ${y}q1.51 ${up} 3.025 0t3.025 0`;
const gust = (x: number, y: number): string => `M${x} ${y}h8.25a1.05 1.05 0 1 0 -1.05 -1.05`;
const drop = (x: number, y: number): string =>
	[0.66, 1.49, 2.31]
		.map(
			(r) => `M${x - r} ${y}a${r} ${r * 0.62} 0 1 0 ${2 * r} 0a${r} ${r * 0.62} 0 1 0 ${-2 * r} 0`
		)
		.join('');

/** In millimetres; what crosses an edge of the tile is drawn at the other one too. */
const GROUNDS: Readonly<Record<Sphere, Ground>> = {
	biosphere: { width: 4.4, height: 9.46, d: leaf(1.1, 3.85) + leaf(3.3, 8.58) },
	atmosphere: {
		width: 16.5,
		height: 6.82,
		d: `${gust(0.5, 2.75)}M10.9 2.2h3.85${gust(6.55, 6.16)}M.45 5.6h3.85`
	},
	cryosphere: {
		width: 4.95,
		height: 9.24,
		d: floe(0.2, 2.2) + floe(2.675, 6.82) + floe(-2.275, 6.82)
	},
	lithosphere: {
		width: 6.05,
		height: 9.68,
		d: stratum(1.65, -1.21) + stratum(4.07, -0.55) + stratum(6.49, 0.33) + stratum(8.91, -0.88)
	},
	hydrosphere: { width: 6.05, height: 8.8, d: drop(3.025, 2.2) + drop(0, 6.6) + drop(6.05, 6.6) }
};

/** The ground of a sphere: these marks on that colour. */
export const groundOf = (sphere: Sphere, mark: Ink, ground: Ink): Tile => ({
	...GROUNDS[sphere],
	name: `${sphere}-${mark === SPHERE_COLOURS[sphere] ? 'back' : 'front'}`,
	stroke: 0.3,
	turned: 0,
	ground,
	mark,
	grey: { ground, mark }
});
