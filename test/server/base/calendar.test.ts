import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Calendar } from '../../../src/lib/server/base/calendar.ts';
import { newFolder } from '../../folder.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = Date.UTC(2026, 8, 1);
const newFile = () => join(newFolder(), 'clock');

test('the date is believed while it goes as the process runs', () => {
	const calendar = new Calendar(newFile(), 0);
	for (let hour = 0; hour < 72; hour += 1) {
		expect(calendar.isBelieved(TODAY + hour * HOUR, hour * HOUR)).toBe(true);
	}
});

test.each([
	['forward', 200 * DAY],
	['back', -200 * DAY]
])('a clock that jumps %s is believed after a day of running', (_, jump) => {
	const calendar = new Calendar(newFile(), 0);
	expect(calendar.isBelieved(TODAY, 0)).toBe(true);
	const later = (hours: number) => calendar.isBelieved(TODAY + jump + hours * HOUR, hours * HOUR);
	expect([1, 2, 24].map(later)).toEqual([false, false, false]);
	expect([25, 26].map(later)).toEqual([true, true]);
});

test('a day is waited across restarts, and counted while the server runs; no stop begins it anew', () => {
	const file = newFile();
	expect(new Calendar(file, 0).isBelieved(TODAY - 300 * DAY, 0)).toBe(true);
	for (let week = 0; week < 3; week += 1) {
		const calendar = new Calendar(file, 0);
		const at = (hours: number) =>
			calendar.isBelieved(TODAY + week * 7 * DAY + hours * HOUR, hours * HOUR);
		expect([0, 7].map(at)).toEqual([false, false]);
	}
	const calendar = new Calendar(file, 0);
	expect(calendar.isBelieved(TODAY + 21 * DAY, 0)).toBe(false);
	expect(calendar.isBelieved(TODAY + 21 * DAY + 4 * HOUR, 4 * HOUR)).toBe(true);
});

test('a note that cannot be read is none', () => {
	const file = newFile();
	writeFileSync(file, '{');
	expect(new Calendar(file, 0).isBelieved(TODAY, 0)).toBe(true);
});
