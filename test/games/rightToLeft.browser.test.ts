/** The phone's page of every registered game in a language that is read from the right. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { faults } from '../components/axe.ts';
import { drawn, PHONE, resize, speak } from '../components/mounting.ts';
import { beyond } from '../components/seen.ts';
import { showMiddle } from '../components/tables.ts';
import { partOf } from '../whole.ts';

const NARROW = { ...PHONE, width: 320 };
const each = games.map((game) => [game.id, game] as const);

test.each(partOf(each))(
	'%s: in Arabic it fits as well, and axe finds nothing',
	async (_id, game) => {
		speak('ar');
		await showMiddle(game);
		await resize(NARROW);
		await drawn();
		expect(await beyond(NARROW.width)).toEqual([]);
		expect(await faults()).toEqual([]);
		const edge = document.querySelector('header.title h1')?.getBoundingClientRect();
		expect(edge?.right).toBeGreaterThan(NARROW.width / 2);
	}
);
