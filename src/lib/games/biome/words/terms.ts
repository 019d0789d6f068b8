/** The game's own nouns in the reader's language: biomes, spheres, stats, bands. */
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Band, Biome, Sphere, Stat } from '../rules/state.ts';

const BIOME = {
	aquatic: m.term_aquatic,
	grassland: m.term_grassland,
	forest: m.term_forest,
	desert: m.term_desert,
	tundra: m.term_tundra
} as const;

const SPHERE = {
	biosphere: m.term_biosphere,
	atmosphere: m.term_atmosphere,
	cryosphere: m.term_cryosphere,
	lithosphere: m.term_lithosphere,
	hydrosphere: m.term_hydrosphere
} as const;

const SPHERE_MEANS = {
	biosphere: m.turn_all_lives,
	atmosphere: m.turn_all_air,
	cryosphere: m.turn_all_ice,
	lithosphere: m.turn_all_rock,
	hydrosphere: m.turn_all_water
} as const;

const STAT = {
	resilience: m.term_resilience,
	adaptability: m.term_adaptability,
	biodiversity: m.term_biodiversity,
	regeneration: m.term_regeneration
} as const;

/** Short enough for a quarter of a phone's width. */
const STAT_SHORT = {
	resilience: m.term_short_resilience,
	adaptability: m.term_short_adaptability,
	biodiversity: m.term_short_biodiversity,
	regeneration: m.term_short_regeneration
} as const;

const BAND = {
	failure: m.term_failure,
	mixed: m.term_mixed,
	success: m.term_success,
	strong: m.term_strong
} as const;

export const biomeName = (biome: Biome): string => BIOME[biome]();
export const sphereName = (sphere: Sphere): string => SPHERE[sphere]();
/** What belongs to it, in a few words. */
export const sphereMeans = (sphere: Sphere): string => SPHERE_MEANS[sphere]();
export const statName = (stat: Stat): string => STAT[stat]();
export const statShort = (stat: Stat): string => STAT_SHORT[stat]();
export const bandName = (band: Band): string => BAND[band]();

/** Where one reads from right to left, a sign would else stand behind its number. */
const before = () => (getLocale() === 'ar' ? '\u200e' : '');

/** "+1", "0", "−2": a stat with its sign, the minus as wide as the plus. */
export const signed = (value: number): string =>
	value > 0 ? `${before()}+${value}` : value < 0 ? `${before()}−${Math.abs(value)}` : '0';
