import { expect, test } from 'vitest';
import type { LogEntry } from '../../../src/lib/table/log.ts';
import {
	clockTime,
	endOf,
	keepLesson,
	keptLesson,
	later,
	lessonFrom,
	lessonIn,
	momentOf,
	newLesson
} from '../../../src/routes/workshop/[workshop]/clock/lesson.ts';

const NOON = new Date(2026, 5, 1, 12).getTime();

/** What a browser keeps. */
function drawer() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	};
}

test('a lesson is a time of today and a length, and ends so much later', () => {
	const lesson = lessonFrom('9:05', 45, NOON);
	expect(lesson && clockTime(lesson.from)).toBe('09:05');
	expect(lesson && clockTime(endOf(lesson))).toBe('09:50');
	for (const [time, minutes] of [
		['', 45],
		['nine', 45],
		['9:05', null],
		['9:05', 4],
		['9:05', 601]
	] as const) {
		expect(lessonFrom(time, minutes, NOON)).toBeNull();
	}
});

test('it is kept for its workshop, and what is not one is none', () => {
	const storage = drawer();
	const lesson = { from: NOON, minutes: 90 };
	keepLesson(storage, 'one', lesson);
	expect(keptLesson(storage, 'one')).toEqual(lesson);
	expect(keptLesson(storage, 'two')).toBeNull();
	for (const spoilt of ['{', '7', '{"from":"now","minutes":45}', '{"from":1,"minutes":0}']) {
		storage.setItem('lesson.one', spoilt);
		expect(keptLesson(storage, 'one')).toBeNull();
	}
});

test('a workshop opened for a lesson begins it at once, and one opened for none does not', () => {
	expect(newLesson('45', NOON)).toEqual({ from: NOON, minutes: 45 });
	for (const none of [null, '', 'long', '4', '601']) expect(newLesson(none, NOON)).toBeNull();
});

test('a part of the run sheet falls on its share of a lesson of any length', () => {
	const lesson = { from: NOON, minutes: 60 };
	expect(momentOf(lesson, 0)).toBe(NOON);
	expect(momentOf(lesson, 23 / 45)).toBeCloseTo(NOON + (23 / 45) * 60 * 60_000);
	expect(momentOf(lesson, 1)).toBe(endOf(lesson));
});

test('a browser that keeps nothing does no harm', () => {
	const closed = () => {
		throw new Error('not allowed');
	};
	keepLesson({ setItem: closed }, 'one', { from: NOON, minutes: 45 });
	expect(keptLesson({ getItem: closed }, 'one')).toBeNull();
});

/** An entry of the desk. */
const desk = (seq: number, at: number, set: object): LogEntry =>
	({ kind: 'desk', set, seq, at, told: [], says: [] }) as unknown as LogEntry;
const NEXT = { at: NOON, zone: 'Europe/Berlin', minutes: 90, due: 'nothing' };
const BEGINS = { adjourned: null, screen: { view: 'previously' } };

test('the lesson after a date begins when the table goes on, on any laptop', () => {
	const log = [desk(1, NOON, { adjourned: NEXT }), desk(2, NOON + 500, BEGINS)];
	expect(lessonIn(log.slice(0, 1))).toBeNull();
	expect(lessonIn(log)).toEqual({ from: NOON + 500, minutes: 90 });
	const third = [
		desk(3, NOON + 600, { adjourned: { ...NEXT, minutes: 45 } }),
		desk(4, NOON + 900, BEGINS)
	];
	expect(lessonIn([...log, ...third])).toEqual({ from: NOON + 900, minutes: 45 });
});

test('a date that was taken back begins no lesson', () => {
	const log = [desk(1, NOON, { adjourned: NEXT }), desk(2, NOON + 500, { adjourned: null })];
	expect(lessonIn(log)).toBeNull();
});

test('of two lessons the later one counts', () => {
	const [early, late] = [NOON, NOON + 1].map((from) => ({ from, minutes: 45 }));
	expect(later(early ?? null, late ?? null)).toBe(late);
	expect(later(late ?? null, early ?? null)).toBe(late);
	expect(later(null, late ?? null)).toBe(late);
	expect(later(null, null)).toBeNull();
});
