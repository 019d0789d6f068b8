import { expect, test } from 'vitest';
import {
	clockTime,
	endOf,
	keepLesson,
	keptLesson,
	lessonFrom,
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

test('a browser that keeps nothing does no harm', () => {
	const closed = () => {
		throw new Error('not allowed');
	};
	keepLesson({ setItem: closed }, 'one', { from: NOON, minutes: 45 });
	expect(keptLesson({ getItem: closed }, 'one')).toBeNull();
});
