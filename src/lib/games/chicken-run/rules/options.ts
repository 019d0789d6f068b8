/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { choice, given, optionsOf, type ValuesOf } from '../../../engine/options.ts';

/** §1.3 Two large, then mirrored, so that both players see the same row: one letter for each row of the board. */
const SIDELINE = '.LMSLSML.';

/** §1.2 Three large, two medium and two small spectators on nine squares. */
const isSideline = (value: unknown): value is string =>
	typeof value === 'string' &&
	value.length === SIDELINE.length &&
	Array.from(value).sort().join('') === '..LLLMMSS';

const fields = {
	sets: choice(['two', 'three'], 'two'),
	/** What stands on y 0..8 of either sideline: S, M, L or nothing. */
	sideline: given<string>(SIDELINE, isSideline, [SIDELINE, 'L.SMLMS.L', 'SSMMLLL..']),
	/** The sizes of the chickens at x 1, 2, 3. */
	chickenOrder: choice(['SLM', 'SML', 'MSL', 'MLS', 'LSM', 'LMS'], 'SLM')
};

/** §5 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
