/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { choice, flag, optionsOf, type ValuesOf } from 'borrowed-earth/engine/options.ts';

const fields = {
	/** §1 Pools a side. */
	side: choice([4, 5, 6], 5),
	/** Whether everybody sees which shells the others have left. */
	open: flag(true)
};

export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
