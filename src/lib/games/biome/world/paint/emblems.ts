/** Emblems of biomes as discs, of spheres as rings: they say in a shape what a colour says. */
import { digits, disc } from '../../history/drawing.ts';
import { BIOME_MOTIFS, SPHERE_MOTIFS, type Motif } from '../../history/motifs.ts';
import type { Biome, Sphere } from '../../rules/state.ts';
import { group, shape, stroke, type Hex, type Mark } from '../marks.ts';
import { DAY, ON_BIOME, type Palette } from '../palette.ts';
import type { Round } from './weather/air.ts';

/** What each sphere is drawn in. */
export const SPHERE_PAPER: Readonly<Record<Sphere, Biome>> = {
	biosphere: 'forest',
	atmosphere: 'tundra',
	cryosphere: 'tundra',
	lithosphere: 'desert',
	hydrosphere: 'aquatic'
};

/** The drawing of 24 units about its middle. */
function drawn({ line, solid }: Motif, colour: Hex): Mark {
	return group('emblem', { x: -12, y: -12 }, [
		...(line === undefined ? [] : [stroke(line, colour, 1.7)]),
		...(solid === undefined ? [] : [shape(solid, colour)])
	]);
}

export const biomeDisc = (biome: Biome, { x, y, r }: Round, palette: Palette): Mark =>
	group(`disc ${biome}`, { x, y, scale: r / 12 }, [
		shape(disc(0, 0, 12), palette.biome[biome]),
		drawn(BIOME_MOTIFS[biome], palette === DAY ? ON_BIOME : palette.edge)
	]);

export const sphereRing = (sphere: Sphere, { x, y, r }: Round, palette: Palette): Mark => {
	const colour = palette.biome[SPHERE_PAPER[sphere]];
	return group(`ring ${sphere}`, { x, y, scale: Number(digits(r)) / 12 }, [
		shape(disc(0, 0, 11), palette.card, { stroke: colour, width: 1.7 }),
		drawn(SPHERE_MOTIFS[sphere], colour)
	]);
};
