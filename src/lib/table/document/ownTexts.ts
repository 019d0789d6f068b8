/** What people wrote into a game, as its log has it. */
import { isObject } from '../../engine/json.ts';

/** The names under which actions hold texts of people's own; everything else in them are the game's words. */
const FREE = new Set([
	'text',
	'solution',
	'name',
	'copyName',
	'facet',
	'because',
	'reason',
	'to',
	'resource'
]);

/** What people wrote into a game: each text once, in the order in which it was written. */
export const textsIn = (deeds: readonly Deed[]): string[] => [
	...new Set(deeds.flatMap((deed) => ('action' in deed ? textsOf(deed.action) : [])))
];

/** An entry of a log, as far as it matters here. */
type Deed = { readonly kind: string } | { readonly action: unknown };

function textsOf(value: unknown, name = ''): string[] {
	if (typeof value === 'string') return FREE.has(name) && value.trim() !== '' ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, name));
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([key, one]) => textsOf(one, key));
}
