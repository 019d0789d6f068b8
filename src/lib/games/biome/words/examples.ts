/** Examples that fit sphere and biome: shown beside a field, never written into it. */
import * as m from '../../../paraglide/messages.js';
import { sheetOf } from '../rules/sheets.ts';
import type { Biome, Sphere, State, TurnPhase } from '../rules/state.ts';

type Words = () => string;
type Example = readonly [answer: Words, name: Words];

/** Phase 1: how a biome may meet a sphere, and what Resource it may become. */
export const EXAMPLES: Readonly<Record<Biome, Readonly<Record<Sphere, Example>>>> = {
	aquatic: {
		biosphere: [m.example_aquatic_biosphere, m.example_aquatic_biosphere_name],
		atmosphere: [m.example_aquatic_atmosphere, m.example_aquatic_atmosphere_name],
		cryosphere: [m.example_aquatic_cryosphere, m.example_aquatic_cryosphere_name],
		lithosphere: [m.example_aquatic_lithosphere, m.example_aquatic_lithosphere_name],
		hydrosphere: [m.example_aquatic_hydrosphere, m.example_aquatic_hydrosphere_name]
	},
	grassland: {
		biosphere: [m.example_grassland_biosphere, m.example_grassland_biosphere_name],
		atmosphere: [m.example_grassland_atmosphere, m.example_grassland_atmosphere_name],
		cryosphere: [m.example_grassland_cryosphere, m.example_grassland_cryosphere_name],
		lithosphere: [m.example_grassland_lithosphere, m.example_grassland_lithosphere_name],
		hydrosphere: [m.example_grassland_hydrosphere, m.example_grassland_hydrosphere_name]
	},
	forest: {
		biosphere: [m.example_forest_biosphere, m.example_forest_biosphere_name],
		atmosphere: [m.example_forest_atmosphere, m.example_forest_atmosphere_name],
		cryosphere: [m.example_forest_cryosphere, m.example_forest_cryosphere_name],
		lithosphere: [m.example_forest_lithosphere, m.example_forest_lithosphere_name],
		hydrosphere: [m.example_forest_hydrosphere, m.example_forest_hydrosphere_name]
	},
	desert: {
		biosphere: [m.example_desert_biosphere, m.example_desert_biosphere_name],
		atmosphere: [m.example_desert_atmosphere, m.example_desert_atmosphere_name],
		cryosphere: [m.example_desert_cryosphere, m.example_desert_cryosphere_name],
		lithosphere: [m.example_desert_lithosphere, m.example_desert_lithosphere_name],
		hydrosphere: [m.example_desert_hydrosphere, m.example_desert_hydrosphere_name]
	},
	tundra: {
		biosphere: [m.example_tundra_biosphere, m.example_tundra_biosphere_name],
		atmosphere: [m.example_tundra_atmosphere, m.example_tundra_atmosphere_name],
		cryosphere: [m.example_tundra_cryosphere, m.example_tundra_cryosphere_name],
		lithosphere: [m.example_tundra_lithosphere, m.example_tundra_lithosphere_name],
		hydrosphere: [m.example_tundra_hydrosphere, m.example_tundra_hydrosphere_name]
	}
};

/** Phase 2: how people may meet it. */
export const SOCIETY: Readonly<Record<Sphere, Words>> = {
	biosphere: m.example_society_biosphere,
	atmosphere: m.example_society_atmosphere,
	cryosphere: m.example_society_cryosphere,
	lithosphere: m.example_society_lithosphere,
	hydrosphere: m.example_society_hydrosphere
};

/** A corner of a biome, and who may live there. */
export const PLACES: Readonly<Record<Biome, readonly [place: Words, society: Words]>> = {
	aquatic: [m.example_aquatic_place, m.example_aquatic_society],
	grassland: [m.example_grassland_place, m.example_grassland_society],
	forest: [m.example_forest_place, m.example_forest_society],
	desert: [m.example_desert_place, m.example_desert_society],
	tundra: [m.example_tundra_place, m.example_tundra_society]
};

/** "For example: The trees sleep through the cold."; empty where there is no sphere or biome yet. */
export function answerExample(view: State): string {
	const sphere = view.current?.sphere;
	if (!sphere) return '';
	return view.phase === 'society' ? shown(SOCIETY[sphere]) : shown(exampleOf(view)?.[0]);
}

/** A name for the Resource that the acting biome's answer becomes. */
export const nameExample = (view: State): string => shown(exampleOf(view)?.[1]);

/** A corner of a seat's biome. */
export const placeExample = (view: State, seat: number): string => shown(placesOf(view, seat)?.[0]);

/** A name for the society of a seat. */
export const societyExample = (view: State, seat: number | null): string =>
	shown(placesOf(view, seat)?.[1]);

/** What an age or a round may have been about. */
const LINES: Readonly<Record<TurnPhase, readonly Words[]>> = {
	build: [m.example_age_first, m.example_age_second, m.example_age_third],
	society: [m.example_round_first, m.example_round_second, m.example_round_third]
};

/** "in which everything learns to wait", for an age or a round: the next one has another. */
export function lineExample({ phase, round }: { phase: TurnPhase; round: number }): string {
	const lines = LINES[phase];
	return shown(lines[(round - 1) % lines.length]);
}

const shown = (example: Words | undefined): string =>
	example ? m.example_hint({ example: example() }) : '';

function exampleOf(view: State): Example | undefined {
	const biome = sheetOf(view, view.active)?.biome;
	const sphere = view.current?.sphere;
	return biome && sphere ? EXAMPLES[biome][sphere] : undefined;
}

function placesOf(view: State, seat: number | null) {
	const biome = sheetOf(view, seat)?.biome;
	return biome ? PLACES[biome] : undefined;
}
