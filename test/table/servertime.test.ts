import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServerClock } from '../../src/lib/table/servertime.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

/** An answer's `Date` header names the second in which it was written. */
const header = (at: number) => new Date(at).toUTCString();

test('a device whose clock is hours wrong knows the server’s time, the better the more it has heard', () => {
	const delay = fc.integer({ min: 0, max: 900 });
	const answer = fc.record({ pause: fc.integer({ min: 0, max: 5000 }), there: delay, back: delay });
	fc.assert(
		fc.property(
			fc.integer({ min: -1e8, max: 1e8 }),
			fc.array(answer, { minLength: 1, maxLength: 12 }),
			(wrong, answers) => {
				const clock = new ServerClock();
				let now = NOON;
				let width = Infinity;
				for (const { pause, there, back } of answers) {
					const sent = now + pause;
					now = sent + there + back;
					clock.heard(header(sent + there), sent + wrong, now + wrong);
					width = Math.min(width, 1000 + there + back);
					expect(Math.abs(clock.at(now + wrong) - now)).toBeLessThanOrEqual(width / 2);
				}
			}
		)
	);
});

test('a clock that is set right in between is believed again', () => {
	const clock = new ServerClock();
	clock.heard(header(NOON), NOON - 3_600_000, NOON - 3_600_000);
	clock.heard(header(NOON), NOON, NOON);
	expect(Math.abs(clock.at(NOON) - NOON)).toBeLessThanOrEqual(500);
});

test('before anything is heard the device’s own clock counts', () => {
	const clock = new ServerClock();
	clock.heard(null, NOON, NOON);
	clock.heard('soon', NOON, NOON);
	expect(clock.at(NOON)).toBe(NOON);
});
