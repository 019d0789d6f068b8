/** The signs between the parts of a list, as the language writes them. */
import * as m from '../paraglide/messages.js';

/** Between names and other short parts: "a, b". */
export const comma = (): string => `${m.list_comma()} `;

/** Between parts that have commas of their own: "a, b; c". */
export const semicolon = (): string => `${m.list_semicolon()} `;
