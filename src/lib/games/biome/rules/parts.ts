/** What every biome game is made of, whatever its options: stats, spheres, biomes, and how long a text may be. */

export const STATS = ['resilience', 'adaptability', 'biodiversity', 'regeneration'] as const;
export type Stat = (typeof STATS)[number];

/** §3.1 In the order of the die: 1 is the biosphere, 5 the hydrosphere. */
export const SPHERES = [
	'biosphere',
	'atmosphere',
	'cryosphere',
	'lithosphere',
	'hydrosphere'
] as const;
export type Sphere = (typeof SPHERES)[number];

export const BIOMES = ['aquatic', 'grassland', 'forest', 'desert', 'tundra'] as const;
export type Biome = (typeof BIOMES)[number];

/** The phases in which turns are played. */
export type TurnPhase = 'build' | 'society';

/** §4.4 What a roll comes to. */
export const BANDS = ['failure', 'mixed', 'success', 'strong'] as const;
export type Band = (typeof BANDS)[number];

/** A number for each of the four stats. */
export type StatBlock = Record<Stat, number>;

/** §1.3 The stats a biome begins with. */
export const STAT_BLOCKS: Readonly<Record<Biome, Readonly<StatBlock>>> = {
	aquatic: { resilience: -1, adaptability: 1, biodiversity: 1, regeneration: 0 },
	grassland: { resilience: 0, adaptability: -1, biodiversity: 1, regeneration: 1 },
	forest: { resilience: 1, adaptability: 0, biodiversity: 1, regeneration: -1 },
	desert: { resilience: 1, adaptability: -1, biodiversity: 0, regeneration: 1 },
	tundra: { resilience: 1, adaptability: 1, biodiversity: 0, regeneration: -1 }
};

/** The longest texts, counted in characters (code points). */
export const LIMITS = {
	facet: 60,
	society: 60,
	name: 60,
	challenge: 300,
	definition: 300,
	solution: 500,
	narration: 500,
	note: 300,
	because: 140
} as const;

/** The most seats that may be at a table without having left it. */
export const MOST_SEATS = 8;

/** What a facilitator may correct. */
export const CORRECT_FIELDS = ['pool', 'rp', 'base', 'mod'] as const;
export type CorrectField = (typeof CORRECT_FIELDS)[number];
