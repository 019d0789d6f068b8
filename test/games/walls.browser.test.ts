/** The wall of every registered game, played without a server: what a whole room reads from eight metres. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { faults } from '../components/axe.ts';
import { PROJECTOR, resize, speak, until } from '../components/mounting.ts';
import { nearEdge } from '../components/seen.ts';
import { arrived, showWall } from '../components/tables.ts';

const each = games.map((game) => [game.id, game] as const);
/** Walls of old schools, and of most. */
const WALLS = [{ width: 1024, height: 768 }, PROJECTOR];
/** How wide a square of a board that lies down on a wall is at least, in px. */
const LYING: Readonly<Record<string, number>> = { 'chicken-run': 130, 'scavenger-hunt': 95 };

const middleOf = (element: Element | null | undefined) => {
	const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
	return left + width / 2;
};

/** On which side of the board it stands what happens: 1 right, -1 left. */
const sideOfNews = () =>
	Math.sign(middleOf(document.querySelector('aside')) - middleOf(document.querySelector('main')));

test.each(each)(
	'%s: while people come in and while it is played all words stand clear of the edges, and axe finds nothing',
	async (id, game) => {
		const table = await showWall(game);
		for (const size of WALLS) {
			await resize(size);
			await until(nearEdge, (found) => found.length === 0);
		}
		for (let done = 0; done < 20; done++) if (!table.playOn()) break;
		await arrived();
		for (const size of WALLS) {
			await resize(size);
			await until(nearEdge, (found) => found.length === 0);
		}
		if (id !== 'biome') expect(sideOfNews()).toBe(1);
		const square = document.querySelector('.square');
		expect(square?.clientWidth ?? LYING[id] ?? 0).toBeGreaterThanOrEqual(LYING[id] ?? 0);
		expect(await faults()).toEqual([]);
	}
);

test.each(each.filter(([id]) => id !== 'biome'))(
	'%s: in Arabic what stands beside the board is at its left, and all words stand clear of the edges',
	async (_id, game) => {
		speak('ar');
		const table = await showWall(game);
		for (let done = 0; done < 6; done++) if (!table.playOn()) break;
		await arrived();
		expect(sideOfNews()).toBe(-1);
		await until(nearEdge, (found) => found.length === 0);
	}
);
