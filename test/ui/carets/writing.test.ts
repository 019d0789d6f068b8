/** Whoever listens to the page hears once that somebody writes beside them, not at each pause. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayer } from '../../../src/lib/ui/carets/writing.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('somebody who pauses again and again is said once', () => {
	const say = vi.fn<(names: readonly string[]) => void>();
	const { look } = sayer(say);
	for (let pause = 0; pause < 43; pause++) {
		look(['Ann']);
		vi.advanceTimersByTime(300);
		look([]);
		vi.advanceTimersByTime(5_000);
	}
	expect(say.mock.calls).toEqual([[['Ann']]]);
});

test('who comes beside them is said alone, and who leaves is not', () => {
	const say = vi.fn<(names: readonly string[]) => void>();
	const { look } = sayer(say);
	look(['Ann']);
	look(['Ann', 'Ben']);
	look(['Ann']);
	vi.advanceTimersByTime(120_000);
	expect(say.mock.calls).toEqual([[['Ann']], [['Ben']]]);
});

test('who was away for long is said anew', () => {
	const say = vi.fn<(names: readonly string[]) => void>();
	const { look } = sayer(say);
	look(['Ann']);
	look([]);
	vi.advanceTimersByTime(120_000);
	look(['Ann']);
	expect(say.mock.calls).toEqual([[['Ann']], [[]], [['Ann']]]);
});

test('nothing is said after the field is gone', () => {
	const say = vi.fn<(names: readonly string[]) => void>();
	const { look, end } = sayer(say);
	look(['Ann']);
	look([]);
	end();
	vi.advanceTimersByTime(120_000);
	expect(say.mock.calls).toEqual([[['Ann']]]);
});
