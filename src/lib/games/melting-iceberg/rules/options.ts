/** §6 The options of a table: what they may be, and what stands when nobody says. */
import { choice, optionsOf, type ValuesOf } from '../../../engine/options.ts';

const fields = {
	food: choice([8, 6], 8),
	tieBreak: choice(['none', 'unfedAnimals'], 'none')
};

/** §6 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
