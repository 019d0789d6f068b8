import { expect, test } from 'vitest';
import { leftBehind } from '../../src/lib/table/takingAlong.ts';

test('the desk names the tables that no file holds, and those whose file is not opened again', () => {
	const tables = [
		{ title: 'Oak', seq: 0 },
		{ title: 'Elm', seq: -1 },
		{ title: 'Ash', seq: 2_999 },
		{ title: 'Fir', seq: 3_000 }
	];
	expect(leftBehind(tables)).toEqual({ unreadable: ['Elm'], tooLong: ['Fir'] });
});
