/** The drawings of biomes and spheres, 24 x 24 units each: lines of 1.7, and solid shapes. */
import type { Colour } from '../../../engine/record.ts';
import type { Biome, Sphere } from '../rules/state.ts';

export interface Motif {
	readonly line?: string;
	readonly solid?: string;
}

/** Waves, grass, fir, dune and sun, snow crystal. */
export const BIOME_MOTIFS: Readonly<Record<Biome, Motif>> = {
	aquatic: {
		line: 'M5.6 9c1.6-1.6 3.2-1.6 4.3-.5s2.7 1.1 4.2 0 2.7-1.1 4.3.5M5.6 12.9c1.6-1.6 3.2-1.6 4.3-.5s2.7 1.1 4.2 0 2.7-1.1 4.3.5M5.6 16.8c1.6-1.6 3.2-1.6 4.3-.5s2.7 1.1 4.2 0 2.7-1.1 4.3.5'
	},
	grassland: {
		line: 'M12 18.4V7.2M12 18.4C12 14 10.2 10.6 6.6 9.4M12 18.4C12 13.6 14 10 17.4 8.2M8.4 18.4C8.2 16.4 7.2 14.8 5.4 14M15.6 18.4C15.8 16.2 16.8 14.2 18.8 13.2'
	},
	forest: { solid: 'M12 4.4L16.4 10.4H14.5L18 15.4H13.1V19H10.9V15.4H6L9.5 10.4H7.6Z' },
	desert: {
		line: 'M4.6 16.2C7.4 11 10 11 12.4 14s4.6 1.6 7-2.4M6.4 19C8.4 17.4 10 17.4 12 18.4s3.6.6 5.4-.4',
		solid: 'M12.9 7.6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'
	},
	tundra: {
		line: 'M12 5v14M5.9 8.5l12.2 7M18.1 8.5l-12.2 7M10.2 6.2L12 8l1.8-1.8M10.2 17.8L12 16l1.8 1.8M5.6 11l2.5-.6-.6-2.5M18.4 13l-2.5.6.6 2.5M18.4 11l-2.5-.6.6-2.5M5.6 13l2.5.6-.6 2.5'
	}
};

/** What each sphere is painted with, on screens and on paper. */
export const SPHERE_COLOURS = {
	biosphere: 'moss',
	atmosphere: 'slate',
	cryosphere: 'iris',
	lithosphere: 'rust',
	hydrosphere: 'lake'
} as const satisfies Record<Sphere, Colour>;

/** Leaf, wind, iceberg, mountain over strata, drop. */
export const SPHERE_MOTIFS: Readonly<Record<Sphere, Motif>> = {
	biosphere: {
		line: 'M7.4 17.2C5.4 11.4 9.4 6.8 17.2 6.6C17.6 14.2 13.2 18.6 7.4 17.2ZM7 17.8C8.8 14.4 10.6 12.2 13.4 10.2'
	},
	atmosphere: {
		line: 'M5.4 10h7.6a2.2 2.2 0 1 0-2.1-2.9M4.9 13.2h11.5a2.3 2.3 0 1 1-2.2 3M6.4 16.4h3.8'
	},
	cryosphere: {
		line: 'M6 12.6H18.2L17.2 15.6L13.6 19L9.4 17.8L7 15.4ZM10.2 12.8L11.2 15.2L13.4 16',
		solid: 'M8.9 9.9L11.1 5.6L12.7 7.7L14 6.7L15.6 9.9Z'
	},
	lithosphere: {
		line: 'M5.4 12.6L9.4 6.8L11.9 10.2L13.9 7.8L18 12.6M4.6 15.2c2.5-1.1 5 .9 7.4 0s4.9-1.1 7.4 0M6.8 18.2c1.8-.8 3.5.6 5.2 0s3.4-.8 5.2 0'
	},
	hydrosphere: {
		line: 'M12 5C15 8.6 16.7 10.9 16.7 13.7a4.7 4.7 0 0 1-9.4 0C7.3 10.9 9 8.6 12 5ZM9.6 14.2c.8-.8 1.6-.8 2.4 0s1.6.8 2.4 0'
	}
};
