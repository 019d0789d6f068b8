/** An hour as people of a zone say it. */
import { expect, test } from 'vitest';
import { nextDate, momentIn } from '../../../src/lib/server/base/zones.ts';

const utc = (zone: string, day: string, hour: string) => {
	const moment = momentIn(zone, day, hour);
	return moment === null ? null : new Date(moment).toISOString().slice(0, 16);
};

test.each([
	['in winter', 'Europe/Berlin', '2027-03-22', '09:50', '2027-03-22T08:50'],
	['in summer, a week later', 'Europe/Berlin', '2027-03-29', '09:50', '2027-03-29T07:50'],
	['that is left out', 'Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30'],
	['that comes twice, the first', 'Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30'],
	['at midnight', 'Europe/Warsaw', '2027-01-01', '00:00', '2026-12-31T23:00'],
	['where the day begins early', 'Pacific/Apia', '2027-01-04', '08:00', '2027-01-03T19:00']
])('an hour %s', (_, zone, day, hour, expected) => {
	expect(utc(zone, day, hour)).toBe(expected);
});

test('a day that no year has is none', () => {
	expect(utc('Europe/Berlin', '2027-02-29', '09:50')).toBeNull();
	expect(utc('Europe/Berlin', '2027-02-28', '25:00')).toBeNull();
});

/** The dates that follow one another from a day on, until the last may be. */
function datesFrom(zone: string, day: string, hour: string, every: number, last: string) {
	let date = { by: momentIn(zone, day, hour) ?? 0, day };
	const dates = [date];
	for (;;) {
		const next = nextDate({ ...date, hour, zone, every }, Date.parse(last));
		if (!next) return dates.map(({ by }) => new Date(by).toISOString().slice(5, 16));
		date = next;
		dates.push(date);
	}
}

test.each([
	[
		'keep the hour that was said, over a change to summer time that leaves it out once',
		['Europe/Berlin', '2027-03-27', '02:30', 1, '2027-03-29T12:00Z'] as const,
		['03-27T01:30', '03-28T01:30', '03-29T00:30']
	],
	[
		'at midnight, a week apart, over a change to winter time',
		['Europe/Warsaw', '2027-10-28', '00:00', 7, '2027-11-12T00:00Z'] as const,
		['10-27T22:00', '11-03T23:00', '11-10T23:00']
	],
	[
		'leave out a day that a zone has left out: none is at the same moment as another',
		['Pacific/Apia', '2011-12-29', '09:00', 1, '2012-01-01T00:00Z'] as const,
		['12-29T19:00', '12-30T19:00', '12-31T19:00']
	],
	[
		'end with the last that may be',
		['UTC', '2027-03-22', '18:00', 2, '2027-03-24T18:00Z'] as const,
		['03-22T18:00', '03-24T18:00']
	],
	[
		'are one where no other was asked for',
		['UTC', '2027-03-22', '18:00', 0, '2028-01-01'] as const,
		['03-22T18:00']
	]
])('dates %s', (_, [zone, day, hour, every, last], expected) => {
	expect(datesFrom(zone, day, hour, every, last)).toEqual(expected);
});
