/** The fields of the next lesson's form. */
import { expect, test } from 'vitest';
import { inAWeek, typedIn } from '../../../src/routes/workshop/[workshop]/next/nextLesson.ts';

test('a week later is the same hour, whatever change to summer time lies between', () => {
	const from = Date.UTC(2027, 2, 22, 8, 50);
	expect(inAWeek(from, from, 'Europe/Berlin')).toEqual({
		day: '2027-03-29',
		hour: '09:50',
		zone: 'Europe/Berlin'
	});
});

test('where the last lesson that is known here lies further back, the next is still to come', () => {
	const from = Date.UTC(2027, 2, 1, 8, 50);
	for (const [now, day] of [
		[Date.UTC(2027, 2, 8, 8, 0), '2027-03-15'],
		[Date.UTC(2027, 2, 10, 12, 0), '2027-03-15'],
		[Date.UTC(2027, 2, 14, 12, 0), '2027-03-15']
	] as const)
		expect(inAWeek(from, now, 'Europe/Berlin')).toMatchObject({ day, hour: '09:50' });
});

test('a lesson is typed in its own zone, where the day may be another', () => {
	const at = Date.UTC(2027, 0, 3, 19, 0);
	expect(typedIn({ at, zone: 'Pacific/Apia' })).toMatchObject({ day: '2027-01-04', hour: '08:00' });
});

test('midnight is the hour 00:00', () => {
	const at = Date.UTC(2027, 0, 3, 23, 0);
	expect(typedIn({ at, zone: 'Europe/Warsaw' }).hour).toBe('00:00');
});
