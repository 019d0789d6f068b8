/** Lists as the language writes them. Where one reads from right to left each part is set apart from the others. */
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** Between names and other short parts: "a, b". */
export const comma = m.list_comma;

/** Between parts that have commas of their own: "a, b; c". */
export const semicolon = m.list_semicolon;

/** In a sentence: "a, b and c". */
export const listed = (parts: readonly string[]): string =>
	new Intl.ListFormat(getLocale() === 'en' ? 'en-GB' : getLocale()).format(
		parts.map((part) => m.list_part({ part }))
	);
