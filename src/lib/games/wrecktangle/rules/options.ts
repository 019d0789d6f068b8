/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { choice, flag, optionsOf, type OptionsSchema } from '../../../engine/options.ts';
import type { Options } from './state.ts';

export const options: OptionsSchema<Options> = optionsOf({
	path: choice(['leap', 'clear'], 'leap'),
	tilted: flag(false),
	randomFirst: flag(false)
});
