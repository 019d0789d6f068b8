/** §9 The option of a table. */
import { flag, optionsOf, type ValuesOf } from '../../../engine/options.ts';

const fields = { homeCounts: flag(true) };

/** §9 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
