/** An hour as people of a zone say it. */
import { expect, test } from 'vitest';
import { momentIn } from '../../../src/lib/server/base/zones.ts';

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
