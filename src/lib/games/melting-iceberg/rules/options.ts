/** §6 The options of a table: what they may be, and what stands when nobody says. */
import { choice, optionsOf, type OptionsSchema } from '../../../engine/options.ts';
import type { Options } from './state.ts';

const fields = {
	food: choice([8, 6], 8),
	tieBreak: choice(['none', 'unfedAnimals'], 'none')
};

export const options: OptionsSchema<Options> = optionsOf(fields);
