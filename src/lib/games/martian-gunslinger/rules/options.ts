/** §9 The option of a table. */
import { flag, optionsOf, type OptionsSchema } from '../../../engine/options.ts';
import type { Options } from './state.ts';

export const options: OptionsSchema<Options> = optionsOf({ homeCounts: flag(true) });
