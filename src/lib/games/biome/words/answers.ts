/** §3.3, §5.3 What computer players answer to a challenge of each sphere, by the stat that they answer with. */
import * as m from '../../../paraglide/messages.js';
import type { Word } from '../../kit/words.ts';
import type { Band, Biome, Sphere, Stat } from '../rules/state.ts';

/** A new Resource, and the answer that it is. */
export const ANSWERS: Readonly<
	Record<Sphere, Readonly<Record<Stat, readonly [name: Word, text: Word]>>>
> = {
	biosphere: {
		resilience: [m.answers_biosphere_resilience_name, m.answers_biosphere_resilience],
		adaptability: [m.answers_biosphere_adaptability_name, m.answers_biosphere_adaptability],
		biodiversity: [m.answers_biosphere_biodiversity_name, m.answers_biosphere_biodiversity],
		regeneration: [m.answers_biosphere_regeneration_name, m.answers_biosphere_regeneration]
	},
	atmosphere: {
		resilience: [m.answers_atmosphere_resilience_name, m.answers_atmosphere_resilience],
		adaptability: [m.answers_atmosphere_adaptability_name, m.answers_atmosphere_adaptability],
		biodiversity: [m.answers_atmosphere_biodiversity_name, m.answers_atmosphere_biodiversity],
		regeneration: [m.answers_atmosphere_regeneration_name, m.answers_atmosphere_regeneration]
	},
	cryosphere: {
		resilience: [m.answers_cryosphere_resilience_name, m.answers_cryosphere_resilience],
		adaptability: [m.answers_cryosphere_adaptability_name, m.answers_cryosphere_adaptability],
		biodiversity: [m.answers_cryosphere_biodiversity_name, m.answers_cryosphere_biodiversity],
		regeneration: [m.answers_cryosphere_regeneration_name, m.answers_cryosphere_regeneration]
	},
	lithosphere: {
		resilience: [m.answers_lithosphere_resilience_name, m.answers_lithosphere_resilience],
		adaptability: [m.answers_lithosphere_adaptability_name, m.answers_lithosphere_adaptability],
		biodiversity: [m.answers_lithosphere_biodiversity_name, m.answers_lithosphere_biodiversity],
		regeneration: [m.answers_lithosphere_regeneration_name, m.answers_lithosphere_regeneration]
	},
	hydrosphere: {
		resilience: [m.answers_hydrosphere_resilience_name, m.answers_hydrosphere_resilience],
		adaptability: [m.answers_hydrosphere_adaptability_name, m.answers_hydrosphere_adaptability],
		biodiversity: [m.answers_hydrosphere_biodiversity_name, m.answers_hydrosphere_biodiversity],
		regeneration: [m.answers_hydrosphere_regeneration_name, m.answers_hydrosphere_regeneration]
	}
};

/** §5.3 With a Resource of the society's own. */
export const SOCIETY: Readonly<Record<Stat, (inputs: { resource: string }) => string>> = {
	resilience: m.answers_society_resilience,
	adaptability: m.answers_society_adaptability,
	biodiversity: m.answers_society_biodiversity,
	regeneration: m.answers_society_regeneration
};

/** §5.1 */
export const SOCIETIES: Readonly<Record<Biome, Word>> = {
	aquatic: m.answers_called_aquatic,
	grassland: m.answers_called_grassland,
	forest: m.answers_called_forest,
	desert: m.answers_called_desert,
	tundra: m.answers_called_tundra
};

/** §9 How a turn is told, by what its dice came to. */
export const TALES: Readonly<Record<Band, Word>> = {
	failure: m.answers_told_failure,
	mixed: m.answers_told_mixed,
	success: m.answers_told_success,
	strong: m.answers_told_strong
};
