/** A day and an hour as people of a time zone say them. */
import { Temporal } from 'temporal-polyfill';

/**
 * The moment of a day (`2026-12-08`) and an hour (`09:50`) in a zone, in milliseconds since 1970; null where there is no such
 * day or hour. An hour that a change to summer time leaves out is the one after it, one that comes twice is the first.
 */
export function momentIn(zone: string, day: string, hour: string): number | null {
	try {
		const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(
			zone
		);
		return epochMilliseconds;
	} catch (cause) {
		if (cause instanceof RangeError) return null;
		throw cause;
	}
}
