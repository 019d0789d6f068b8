/** What people wrote into a game: the free texts of its actions. */
import { isObject } from '../engine/json.ts';
import type { LogEntry } from './log.ts';

/** The names under which actions hold texts of people's own; everything else in them are the game's words. */
const FREE = new Set(['text', 'solution', 'name', 'copyName', 'facet', 'reason', 'to', 'resource']);

/** Each text once, in the order in which it was written. */
export const textsIn = (entries: readonly LogEntry[]): string[] => [
	...new Set(entries.flatMap((entry) => (entry.kind === 'action' ? textsOf(entry.action) : [])))
];

function textsOf(value: unknown, name = ''): string[] {
	if (typeof value === 'string') return FREE.has(name) && value.trim() !== '' ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, name));
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([key, one]) => textsOf(one, key));
}
