/** The next lesson as the fields of a form have it: a day, an hour, and their zone. */
import type { Adjourned } from '$lib/table/facilitation.ts';

export interface Typed {
	/** `2026-12-08` */
	readonly day: string;
	/** `09:50` */
	readonly hour: string;
	readonly zone: string;
}

/** How many days lie between two lessons where nobody says otherwise. */
const WEEK = 7;

/** A lesson that is set, in its own zone. */
export function typedIn({ at, zone }: Pick<Adjourned, 'at' | 'zone'>): Typed {
	const parts = new Intl.DateTimeFormat('en-GB', {
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
		timeZone: zone
	} as const).formatToParts(at);
	const of = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((part) => part.type === type)?.value ?? '';
	return {
		day: `${of('year')}-${of('month')}-${of('day')}`,
		hour: `${of('hour')}:${of('minute')}`,
		zone
	};
}

/** A week after a lesson, or as many as have gone by: at its own hour, whatever change to summer time lies between. `from` and `now` in milliseconds since 1970. */
export function inAWeek(
	from: number,
	now: number,
	zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
): Typed {
	const { day, hour } = typedIn({ at: from, zone });
	const today = typedIn({ at: now, zone }).day;
	const next = new Date(`${day}T12:00Z`);
	const dayOf = () => next.toISOString().slice(0, 10);
	do next.setUTCDate(next.getUTCDate() + WEEK);
	while (dayOf() <= today);
	return { day: dayOf(), hour, zone };
}
