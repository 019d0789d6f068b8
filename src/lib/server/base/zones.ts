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

/** One of several dates, in milliseconds since 1970, with the day and the hour that it was said for. */
interface Dated {
	readonly by: number;
	readonly day: string;
}

/**
 * The date after `by`, so many days after its day and at the hour that was said, whatever change to summer time lies between;
 * null where no more follow, or it would be after `last`.
 */
export function nextDate(
	{ by, day, hour, zone, every }: Dated & { hour: string; zone: string; every: number },
	last: number
): Dated | null {
	if (every < 1) return null;
	// a day that a zone left out is at the same moment as the one after it
	for (let next = later(day, every); ; next = later(next, every)) {
		const at = momentIn(zone, next, hour);
		if (at === null || at > last) return null;
		if (at > by) return { by: at, day: next };
	}
}

const later = (day: string, days: number): string =>
	Temporal.PlainDate.from(day).add({ days }).toString();
