/** How long the lesson lasts: kept in the facilitator's browser for all tables of a workshop, or said by the log where a table went on after a date. */
import type { Set } from '$lib/table/facilitation.ts';
import type { LogEntry } from '$lib/table/log.ts';

export interface Lesson {
	/** Milliseconds since 1970. */
	readonly from: number;
	readonly minutes: number;
}

export const MINUTE = 60_000;
const SHORTEST = 5;
/** In minutes. */
export const LONGEST = 600;

/** When this part of a lesson, from 0 to 1, has gone by. */
export const momentOf = ({ from, minutes }: Lesson, part: number): number =>
	from + part * minutes * MINUTE;

export const endOf = (lesson: Lesson): number => momentOf(lesson, 1);

const keyOf = (workshop: string) => `lesson.${workshop}`;

/** The lesson that was kept; null where there is none, or a browser that keeps nothing. */
export function keptLesson(storage: Pick<Storage, 'getItem'>, workshop: string): Lesson | null {
	try {
		const kept: unknown = JSON.parse(storage.getItem(keyOf(workshop)) ?? 'null');
		return isLesson(kept) ? kept : null;
	} catch {
		return null;
	}
}

/** The lesson that begins with a workshop opened just now, by its minutes; null where none were said. */
export function newLesson(minutes: string | null, now: number): Lesson | null {
	const length = Number(minutes ?? NaN);
	return isLength(length) ? { from: now, minutes: length } : null;
}

/** Keeps it where the browser allows that; for this visit it holds in any case. */
export function keepLesson(storage: Pick<Storage, 'setItem'>, workshop: string, lesson: Lesson) {
	try {
		storage.setItem(keyOf(workshop), JSON.stringify(lesson));
	} catch {
		// a private window keeps nothing
	}
}

/** The lesson that began last by a table's log; null where it never waited for one. A date that was taken back begins none. */
export function lessonIn(log: readonly LogEntry[]): Lesson | null {
	let [lesson, minutes]: [Lesson | null, number | null] = [null, null];
	for (const entry of log) {
		const { adjourned, screen } = entry.kind === 'desk' ? (entry.set as Set) : {};
		if (adjourned === undefined) continue;
		const begins = adjourned === null && screen?.view === 'previously';
		if (begins && minutes !== null) lesson = { from: entry.at, minutes };
		minutes = adjourned?.minutes ?? null;
	}
	return lesson;
}

/** The one of two that began later. */
export const later = (one: Lesson | null, other: Lesson | null): Lesson | null =>
	one && other ? (other.from > one.from ? other : one) : (one ?? other);

const isLesson = (kept: unknown): kept is Lesson =>
	typeof kept === 'object' &&
	kept !== null &&
	'from' in kept &&
	'minutes' in kept &&
	typeof kept.from === 'number' &&
	isLength(kept.minutes);

const isLength = (minutes: unknown): minutes is number =>
	typeof minutes === 'number' && minutes >= SHORTEST && minutes <= LONGEST;

/** A time of this day and a length, as typed; null where they are none. */
export function lessonFrom(time: string, minutes: number | null, today: number): Lesson | null {
	const [, hours, rest] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
	if (hours === undefined || rest === undefined || !isLength(minutes)) return null;
	return { from: new Date(today).setHours(Number(hours), Number(rest), 0, 0), minutes };
}

/** A time as `<input type="time">` takes it. */
export function clockTime(at: number): string {
	const time = new Date(at);
	return [time.getHours(), time.getMinutes()]
		.map((part) => String(part).padStart(2, '0'))
		.join(':');
}
