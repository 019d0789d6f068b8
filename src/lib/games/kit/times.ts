/** Times and dates as the readers of a language write them. */
import { getLocale, type Locale } from '../../paraglide/runtime.js';

/** Our English is British, its dates and times too. */
const written = (locale: Locale): string => (locale.startsWith('en') ? 'en-GB' : locale);

/** By language, since a phone makes one more slowly than it writes a hundred times with it: a log has a time on each line. */
const clocks: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** A time of day, such as 14:05; `at` in milliseconds since 1970. */
export function timeOf(at: number): string {
	const locale = getLocale();
	clocks[locale] ??= new Intl.DateTimeFormat(written(locale), {
		hour: '2-digit',
		minute: '2-digit'
	});
	return clocks[locale].format(at);
}

/** A day and an hour in its own time zone, such as Tuesday 8 December at 09:50; the zone is named where it is not the reader's. */
export function lessonOf({ at, zone }: { readonly at: number; readonly zone: string }): string {
	const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return new Intl.DateTimeFormat(written(getLocale()), {
		...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
		timeZone: zone,
		...(zone === own ? {} : { timeZoneName: 'short' })
	} as const).format(at);
}

/** A day, such as 22 November 2026; `at` in milliseconds since 1970. */
export const dateOf = (at: number): string =>
	new Intl.DateTimeFormat(written(getLocale()), { dateStyle: 'long' }).format(at);
