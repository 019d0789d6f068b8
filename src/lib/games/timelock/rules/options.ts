/** §6 The options of a table: what they may be, and what stands when nobody says. */
import { choice, flag, optionsOf, seated, whole, type ValuesOf } from '../../../engine/options.ts';

const fields = {
	colors: choice(['rainbow-xeno', 'rainbow-rainbow', 'xeno-xeno', 'two-stashes'], 'rainbow-xeno'),
	firstSeat: whole(0, 3, 0),
	stacksNeeded: choice([2, 3, 4], 4),
	removeMatched: flag(false),
	scoring: flag(false),
	seriesTarget: whole(0, 500, 0),
	soloThreshold: choice([3, 4, 5], 5),
	soloExtra: flag(false)
};

/** §6 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, { check: seated('firstSeat', '§6') });
