/** The piece of paper that a Resource is: by the biome it comes from and its stat, one of three by its name. */
import type { Biome, Stat } from '../../rules/state.ts';
import { hashOf } from '../chance.ts';
import { aquatic } from './aquatic.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { grassland } from './grassland.ts';
import type { MotifsOfBiome, Stroke } from './strokes.ts';
import { tundra } from './tundra.ts';

const MOTIFS: Readonly<Record<Biome, MotifsOfBiome>> = {
	aquatic,
	grassland,
	forest,
	desert,
	tundra
};

/** Which of the three a name has: the same for the same name everywhere, however it is spaced or capitalised. */
export const variantOf = (name: string): 0 | 1 | 2 => {
	const at = hashOf(`motif:${name.trim().toLowerCase()}`) % 3;
	return at === 0 || at === 1 ? at : 2;
};

/** The strokes of a motif, from back to front. */
export const motifOf = (biome: Biome, stat: Stat, variant: 0 | 1 | 2): readonly Stroke[] =>
	MOTIFS[biome][stat][variant]();
