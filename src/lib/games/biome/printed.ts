/** The words that prints and pictures of a biome game share. */
import * as m from '../../paraglide/messages.js';
import type { Locale } from '../../paraglide/runtime.js';
import type { Colour } from '../../engine/record.ts';
import type { Band, Biome, Sphere, State, Stat } from './state.ts';

/** Who sits where: a seat's name, or the names of its team. A seat without one is called by its number. */
export type Names = Readonly<Record<string, string>>;

/** What a text needs to know: who is who, and the language; without one, the reader's own. */
export interface Telling {
	readonly names: Names;
	readonly locale?: Locale;
}

/** The option every message takes for its language. */
export const inLanguage = ({ locale }: Telling) => (locale ? { locale } : {});

const BIOME = {
	aquatic: m.print_biome_aquatic,
	grassland: m.print_biome_grassland,
	forest: m.print_biome_forest,
	desert: m.print_biome_desert,
	tundra: m.print_biome_tundra
};
const STAT = {
	resilience: m.print_stat_resilience,
	adaptability: m.print_stat_adaptability,
	biodiversity: m.print_stat_biodiversity,
	regeneration: m.print_stat_regeneration
};
const SPHERE = {
	biosphere: m.print_sphere_biosphere,
	atmosphere: m.print_sphere_atmosphere,
	cryosphere: m.print_sphere_cryosphere,
	lithosphere: m.print_sphere_lithosphere,
	hydrosphere: m.print_sphere_hydrosphere
};
const BAND = {
	failure: m.print_band_failure,
	mixed: m.print_band_mixed,
	success: m.print_band_success,
	strong: m.print_band_strong
};

export const biomeName = (biome: Biome | null, telling: Telling): string =>
	(biome ? BIOME[biome] : m.print_no_biome)({}, inLanguage(telling));
export const statName = (stat: Stat, telling: Telling): string =>
	STAT[stat]({}, inLanguage(telling));
export const sphereName = (sphere: Sphere, telling: Telling): string =>
	SPHERE[sphere]({}, inLanguage(telling));
export const bandName = (band: Band, telling: Telling): string =>
	BAND[band]({}, inLanguage(telling));

/** The person or team of a seat. */
export const personOf = (seat: number | string, telling: Telling): string =>
	telling.names[seat] ?? m.print_seat({ seat: Number(seat) + 1 }, inLanguage(telling));

/** The biome of a seat, with its facet where another seat plays the same biome. */
export function placeOf(view: State, seat: number | string, telling: Telling): string {
	const sheet = view.sheets[seat];
	const name = biomeName(sheet?.biome ?? null, telling);
	const twins = Object.values(view.sheets).filter(({ biome }) => biome === sheet?.biome);
	if (twins.length < 2) return name;
	return `${name}: ${sheet?.facet || String(Number(seat) + 1)}`;
}

/** The biome and who plays it. */
export const playerOf = (view: State, seat: number | string, telling: Telling): string =>
	`${placeOf(view, seat, telling)} (${personOf(seat, telling)})`;

/** The colour of a seat: that of its biome. */
export const colourOf = (view: State, seat: number | string): Colour =>
	view.sheets[seat]?.biome ?? 'ink-2';

/** A number with its sign, as the sheets write a stat. */
export const signed = (value: number): string =>
	value > 0 ? `+${String(value)}` : value < 0 ? `−${String(-value)}` : '0';
