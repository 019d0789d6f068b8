/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { choice, given, optionsOf, type OptionsSchema } from '../../../engine/options.ts';
import { ROWS, type Options } from './state.ts';

/** §1.3 Two large, then mirrored, so that both players see the same row. */
const SIDELINE = '.LMSLSML.';

/** §1.2 Three large, two medium and two small spectators on nine squares. */
const isSideline = (value: unknown): value is string =>
	typeof value === 'string' &&
	value.length === ROWS &&
	Array.from(value).sort().join('') === '..LLLMMSS';

export const options: OptionsSchema<Options> = optionsOf({
	sets: choice(['two', 'three'], 'two'),
	sideline: given<string>(SIDELINE, isSideline, [SIDELINE, 'L.SMLMS.L', 'SSMMLLL..']),
	chickenOrder: choice(['SLM', 'SML', 'MSL', 'MLS', 'LSM', 'LMS'], 'SLM')
});
