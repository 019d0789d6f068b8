/** Days by this device's calendar, as a date field has them. */

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment: `2026-11-21`. */
export function dayOf(at: number): string {
	const date = new Date(at);
	const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
		String(part).padStart(2, '0')
	);
	return `${date.getFullYear()}-${month}-${day}`;
}

const noonOf = (day: string): number => new Date(`${day}T12:00`).getTime();

/** How many days lie between a moment's own day and another; NaN for what is no day. */
export const daysTo = (from: number, day: string): number =>
	Math.round((noonOf(day) - noonOf(dayOf(from))) / DAY);

/** The day a number of days after a moment's own. */
export const fromDay = (from: number, days: number): string =>
	dayOf(noonOf(dayOf(from)) + days * DAY);
