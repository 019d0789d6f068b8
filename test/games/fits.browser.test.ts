/** The phone's page of every registered game, for everybody: fingers, letters of all kinds, day and night. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { faults } from '../components/axe.ts';
import { drawn, PHONE, resize, until } from '../components/mounting.ts';
import { beyond, LETTERS, oddSquares, setLetters, tooSmall } from '../components/seen.ts';
import { showMiddle } from '../components/tables.ts';
import { partOf } from '../whole.ts';

const NARROW = { ...PHONE, width: 320 };
const each = games.map((game) => [game.id, game] as const);

test.each(partOf(each))(
	'%s: fingers find what may be pressed, nothing is wider than a phone in any letters, and axe finds nothing by day and by night',
	async (id, game) => {
		await showMiddle(game);
		await until(tooSmall, (found) => found.length === 0);
		await resize(NARROW);
		await until(tooSmall, (found) => found.length === 0);
		// far ice comes near where a finger touches it
		if (id !== 'melting-iceberg') await until(oddSquares, (found) => found.length === 0);
		for (const letters of LETTERS) {
			setLetters(letters);
			await drawn();
			expect(await beyond(NARROW.width), JSON.stringify(letters)).toEqual([]);
		}
		setLetters({});
		document.documentElement.dataset['light'] = 'day';
		expect(await faults()).toEqual([]);
		document.documentElement.dataset['light'] = 'night';
		await drawn();
		expect(await faults('page', 'colours')).toEqual([]);
	}
);
