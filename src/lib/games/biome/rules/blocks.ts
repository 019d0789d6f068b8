/** §1.3 Blocks of stats that players make for themselves. */
import { isObject } from '../../../engine/json.ts';
import { isWhole } from './given.ts';
import { STATS, type Options, type StatBlock } from './state.ts';

const SPREAD = '-1,0,1,1';

/** §1.3 Whether a block of one's own is one that the option `customStats` allows. */
export function isOwnBlock(given: unknown, custom: Options['customStats']): given is StatBlock {
	if (custom === 'off' || !isObject(given)) return false;
	if (Object.keys(given).length !== STATS.length) return false;
	const numbers = STATS.map((stat) => (Object.hasOwn(given, stat) ? given[stat] : null));
	if (!numbers.every(isWhole)) return false;
	if (custom === 'free') return numbers.every((value) => value >= -2 && value <= 3);
	return numbers.toSorted((a, b) => a - b).join(',') === SPREAD;
}
