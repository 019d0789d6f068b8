/** §1.3 Blocks of stats that players make for themselves. */
import { isObject, isWhole } from '../../../engine/json.ts';
import { STATS, type StatBlock } from './parts.ts';

/** What players may make: the same numbers in another order, any numbers, or nothing. */
export const CUSTOM_STATS = ['same-spread', 'free', 'off'] as const;

const SPREAD = '-1,0,1,1';

/** §1.3 Whether a block of one's own is one that the option `customStats` allows. */
export function isOwnBlock(
	given: unknown,
	custom: (typeof CUSTOM_STATS)[number]
): given is StatBlock {
	if (custom === 'off' || !isObject(given)) return false;
	if (Object.keys(given).length !== STATS.length) return false;
	const numbers = STATS.map((stat) => (Object.hasOwn(given, stat) ? given[stat] : null));
	if (!numbers.every(isWhole)) return false;
	if (custom === 'free') return numbers.every((value) => value >= -2 && value <= 3);
	return numbers.toSorted((a, b) => a - b).join(',') === SPREAD;
}
