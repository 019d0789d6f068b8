/** Times and dates as the readers of a language write them. */
import { getLocale, type Locale } from '../../paraglide/runtime.js';

/** Our English is British, its dates and times too. */
const WRITTEN: Readonly<Record<Locale, string>> = { en: 'en-GB' };

/** A time of day, such as 14:05; `at` in milliseconds since 1970. */
export const timeOf = (at: number): string =>
	new Intl.DateTimeFormat(WRITTEN[getLocale()], { hour: '2-digit', minute: '2-digit' }).format(at);

/** A day, such as 22 November 2026; `at` in milliseconds since 1970. */
export const dateOf = (at: number): string =>
	new Intl.DateTimeFormat(WRITTEN[getLocale()], { dateStyle: 'long' }).format(at);
