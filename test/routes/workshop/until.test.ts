import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysTo, fromDay } from '../../../src/routes/workshop/[workshop]/clock/until.ts';

const DAY = 86_400_000;

test('a day so many days after the opening is found again, whatever the hour and the season', () => {
	const moments = fc.integer({ min: 1.7e12, max: 2e12 });
	fc.assert(
		fc.property(moments, fc.integer({ min: 1, max: 365 }), (opened, days) => {
			expect(daysTo(opened, fromDay(opened, days))).toBe(days);
			// what the server makes of it is that day, but for an hour of summer time
			const date = opened + daysTo(opened, fromDay(opened, days)) * DAY;
			const near = [date - DAY / 24, date, date + DAY / 24].map(dayOf);
			expect(near).toContain(fromDay(opened, days));
		})
	);
});

test('what is no day is none', () => {
	expect(daysTo(0, '')).toBeNaN();
	expect(daysTo(0, '2026-13-40')).toBeNaN();
});
