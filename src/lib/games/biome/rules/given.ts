/** Reading what was sent: in an action that `refuse` is asked about, only the type is sure. */
import { isObject, isWhole } from '../../../engine/json.ts';
import { refusal, type Refusal } from '../../../engine/module.ts';
import { STATS, type Stat } from './parts.ts';

/** An action as it may come. */
export type Given = Readonly<Record<string, unknown>> & { readonly type: string };

/** Any JSON as an action; what has no type has one that nobody knows. */
export function givenAction(value: unknown): Given {
	const type = isObject(value) ? value['type'] : undefined;
	return isObject(value) && typeof type === 'string' ? { ...value, type } : { type: '' };
}

/** Whether a field was left out. */
export const isMissing = (value: unknown): value is null | undefined =>
	value === undefined || value === null;

export const isStat = (value: unknown): value is Stat => STATS.some((stat) => stat === value);

/** A number of RP that may be put forward. */
export const isAmount = (value: unknown): value is number => isWhole(value) && value >= 1;

/** Whether this is a text of `least` to `most` characters (code points), spaces round it not counted. */
export function isText(value: unknown, most: number, least = 0): value is string {
	if (typeof value !== 'string') return false;
	const { length } = Array.from(value.trim());
	return length >= least && length <= most;
}

/** The refusal of a text that is none or too long; one that may be left out passes when it is. */
export const refuseText = (value: unknown, most: number, rule: string, least = 0): Refusal | null =>
	isText(value, most, least) ? null : refusal('bad-text', { most }, rule);

/** The same for a text that may be left out. */
export const refuseNote = (value: unknown, most: number, rule: string): Refusal | null =>
	isMissing(value) ? null : refuseText(value, most, rule);

/** A text as it is kept: without spaces round it, '' where none was given. */
export const kept = (text: string | null | undefined): string => text?.trim() ?? '';
