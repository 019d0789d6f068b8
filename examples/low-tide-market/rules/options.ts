/** §7 The options of a table: what they may be, and what stands when nobody says. */
import { choice, optionsOf, type ValuesOf } from 'borrowed-earth/engine/options.ts';

const fields = {
	row: choice([3, 4, 5], 4),
	wishes: choice(['open', 'secret'], 'secret')
};

export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
