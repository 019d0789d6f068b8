/** The wall of every registered game, played without a server: what a whole room reads from eight metres. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { faults } from '../components/axe.ts';
import { PROJECTOR, resize, speak, until } from '../components/mounting.ts';
import { nearEdge } from '../components/seen.ts';
import { arrived, reloadWall, showWall } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';

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

test.each(partOf(each))(
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

test.each(partOf(each.filter(([id]) => id !== 'biome')))(
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

test.each([
	{ width: 341, height: 192 },
	{ width: 320, height: 768 }
])(
	'in a window of $width × $height, as of somebody who zooms in, the wall stays readable and is scrolled',
	async (size) => {
		for (const [, game] of each.slice(0, 2)) {
			await showWall(game, size);
			const root = document.documentElement;
			expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBe(8);
			expect(getComputedStyle(root).overflow).toBe('auto');
			const { scrollWidth, scrollHeight } = root;
			expect(scrollWidth).toBeGreaterThanOrEqual(size.width < size.height ? 720 : 960);
			expect(scrollHeight).toBeGreaterThanOrEqual(540);
		}
	}
);

/** A wall of this game some acts on, with a turn going on. */
async function inPlay(game: (typeof games)[number]) {
	const table = await showWall(game);
	for (let done = 0; done < 6; done++) table.playOn();
	await arrived();
	return table;
}

test.runIf(isWhole).each(each)(
	'%s: what happens now stands at one place, and what is below it holds still',
	async (_id, game) => {
		const table = await inPlay(game);
		for (let done = 0; done < 4; done++) {
			const now = document.querySelector('aside .now');
			const said = now?.querySelector('[role="status"] p');
			// how it ended takes its place
			if (now && said) {
				expect(said.getBoundingClientRect().top).toBeCloseTo(110, 0);
				expect(parseFloat(getComputedStyle(said).fontSize)).toBeGreaterThanOrEqual(36);
				const least = parseFloat(getComputedStyle(now).minHeight);
				await until(
					() => now.getBoundingClientRect().height,
					(high) => high <= least + 1
				);
			}
			table.playOn();
			await arrived();
			// in the midst of play nothing beside the board is cut either
			await until(nearEdge, (found) => found.length === 0);
		}
		expect(document.querySelector('footer')).not.toBeNull();
	}
);

test.runIf(isWhole).each(each)(
	'%s: what just happened stands at the foot, and still does when the wall is loaded again',
	async (_id, game) => {
		const table = await inPlay(game);
		const said = () => document.querySelector('[data-just]')?.textContent ?? '';
		for (let done = 0; done < 60 && said() === ''; done++) {
			table.playOn();
			await arrived();
		}
		// dice that have been thrown come to rest first
		await until(said, (words) => words !== '');
		const { left, right } = document.querySelector('.just')?.getBoundingClientRect() ?? {};
		expect(left).toBeGreaterThanOrEqual(PROJECTOR.width / 2 - 50);
		expect(right).toBeLessThanOrEqual(PROJECTOR.width);
		await reloadWall(table);
		expect(said()).not.toBe('');
	}
);

test.each(['global-warming', 'scavenger-hunt'])(
	'%s: whoever acts is known by their pawn, in the head and at the foot',
	async (id) => {
		const game = games.find((one) => one.id === id);
		if (!game) throw new Error(id);
		const table = await inPlay(game);
		const pawns = (place: string) => document.querySelectorAll(`${place} [data-piece^="pawn"]`);
		for (let done = 0; done < 60 && pawns('footer').length === 0; done++) {
			table.playOn();
			await arrived();
		}
		expect(pawns('footer')).toHaveLength(1);
		expect(pawns('header').length).toBeGreaterThan(0);
	}
);

test('the last move has brackets 4 px wide on small squares and on large ones', async () => {
	for (const id of ['hunt', 'martian-gunslinger', 'chicken-run']) {
		const game = games.find((one) => one.id === id);
		if (!game) throw new Error(id);
		const table = await showWall(game);
		const corners = () => document.querySelectorAll<SVGElement>('.corner');
		for (let done = 0; done < 60 && corners().length === 0; done++) {
			table.playOn();
			await arrived();
		}
		const [corner] = corners();
		if (!corner) throw new Error(`nothing moved in ${id}`);
		const { strokeWidth, vectorEffect } = getComputedStyle(corner);
		expect([strokeWidth, vectorEffect]).toEqual(['4px', 'non-scaling-stroke']);
	}
});
