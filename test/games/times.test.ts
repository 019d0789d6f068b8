import { expect, test } from 'vitest';
import { dateOf, timeOf } from '../../src/lib/games/kit/times.ts';

test('dates and times are British, as the words are', () => {
	const at = new Date(2026, 10, 22, 14, 5).getTime();
	expect(timeOf(at)).toBe('14:05');
	expect(dateOf(at)).toBe('22 November 2026');
});
