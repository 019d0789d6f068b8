/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { choice, flag, optionsOf, type ValuesOf } from '../../../engine/options.ts';

const fields = {
	path: choice(['leap', 'clear'], 'leap'),
	tilted: flag(false),
	randomFirst: flag(false)
};

/** §5 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
