/** The next lesson and the turn until then, as a calendar reads them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentIn } from '../../../src/lib/server/base/zones.ts';
import { calendarOf } from '../../../src/lib/server/export/calendar.ts';

const LESSON = { workshop: 'w'.repeat(22), title: 'Class 7b', code: 'K7WZTD' };

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 2, 1) });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A lesson of 45 minutes at an hour of a zone, with a turn due at another or none. */
function eventsOf(zone: string, lesson: string, turn: string | null, about = LESSON) {
	const moment = (said: string) => {
		const [day = '', hour = ''] = said.split(' ');
		return momentIn(zone, day, hour) ?? 0;
	};
	const next = { at: moment(lesson), zone, minutes: 45, due: 'turn' } as const;
	const file = calendarOf(about, next, turn === null ? null : { by: moment(turn) });
	// long lines go on in the next one
	const unfolded = file.replaceAll('\r\n ', '');
	return unfolded
		.split('BEGIN:VEVENT')
		.slice(1)
		.map((event) =>
			Object.fromEntries(
				event.split('\r\n').flatMap((line) => {
					const [name = '', ...value] = line.split(':');
					return value.length > 0 ? [[name, value.join(':')]] : [];
				})
			)
		);
}

test.each<
	[string, said: [zone: string, lesson: string, turn: string], expected: [string, string, string]]
>([
	[
		'at an hour that the change to summer time leaves out, the hour after it',
		['Europe/Berlin', '2027-03-29 09:50', '2027-03-28 02:30'],
		['20270329T075000Z', '20270329T083500Z', '20270328T013000Z']
	],
	[
		'over the change to summer time',
		['Europe/Berlin', '2027-03-28 01:30', '2027-03-27 18:00'],
		['20270328T003000Z', '20270328T011500Z', '20270327T170000Z']
	],
	[
		'at the hour that comes twice, the first',
		['Europe/Berlin', '2027-11-02 09:50', '2027-10-31 02:30'],
		['20271102T085000Z', '20271102T093500Z', '20271031T003000Z']
	],
	[
		'at midnight, when the day begins',
		['Europe/Warsaw', '2028-01-01 00:00', '2027-12-31 00:00'],
		['20271231T230000Z', '20271231T234500Z', '20271230T230000Z']
	],
	[
		'in Apia, where it is a day later than nearly everywhere',
		['Pacific/Apia', '2027-03-29 09:50', '2027-03-25 00:00'],
		['20270328T205000Z', '20270328T213500Z', '20270324T110000Z']
	]
])('%s', (_, said, [start, end, due]) => {
	const [lesson, turn] = eventsOf(...said);
	expect(lesson).toMatchObject({ DTSTART: start, DTEND: end, SUMMARY: 'Class 7b' });
	expect(turn).toMatchObject({ DTSTART: due, DTEND: due, SUMMARY: 'Class 7b: your turn' });
});

test('a turn that has time until the lesson is no event of its own', () => {
	expect(eventsOf('UTC', '2027-03-29 09:50', null)).toHaveLength(1);
});

test('another date moves what a calendar has, and another workshop’s is another event', () => {
	const [before, due] = eventsOf('UTC', '2027-03-29 09:50', '2027-03-25 18:00');
	vi.setSystemTime(Date.UTC(2027, 2, 2));
	const [after] = eventsOf('UTC', '2027-04-05 09:50', null);
	expect(after?.['UID']).toBe(before?.['UID']);
	expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
	expect(due?.['UID']).not.toBe(before?.['UID']);
	const [other] = eventsOf('UTC', '2027-03-29 09:50', null, {
		...LESSON,
		workshop: 'v'.repeat(22)
	});
	expect(other?.['UID']).not.toBe(before?.['UID']);
});

test('a title stays one line of its file, whatever stands in it', () => {
	const title = 'Klasse 7b, Łódź; \\ أمل\r\nATTENDEE:x '.repeat(3);
	const [event = {}] = eventsOf('UTC', '2027-03-29 09:50', null, { ...LESSON, title });
	expect(event).not.toHaveProperty('ATTENDEE');
	expect(event['SUMMARY']).toContain('Klasse 7b\\, Łódź\\; \\\\ أمل');
});
