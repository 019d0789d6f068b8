/** A game of a board, task by task: what of the act is not in view, and where the board begins. */
import { expect } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { until } from '../components/mounting.ts';
import { actsOutOfView, inView, visible } from '../components/seen.ts';
import type { PlayedTable } from '../components/table.svelte.ts';
import { arrived } from '../components/tables.ts';
import { isWhole } from '../whole.ts';

/** All games but biome, whose screens have tests of their own. */
export const boards = games
	.filter(({ id }) => id !== 'biome')
	.map((game) => [game.id, game] as const);
/** Actions of a game at one size. */
const MOST = isWhole ? 60 : 8;

const task = () => visible('[data-task]:not([data-task=""])')[0];

/** What of the task is not in view, or cut, and whether nothing is marked as its act. */
function hidden(): string[] {
	const sentence = task()?.querySelector<HTMLElement>('.sentence');
	const out = [sentence].filter((one) => one && !inView(one));
	const card = sentence?.closest('.card')?.getBoundingClientRect();
	const cut = card && sentence && sentence.getBoundingClientRect().bottom > card.bottom + 1;
	return [
		...out.map((one) => `out of view: ${one?.outerHTML.slice(0, 120) ?? ''}`),
		...(task() ? actsOutOfView() : []),
		...(cut ? [`cut: ${sentence.textContent}`] : [])
	];
}

/** Where the board begins on the page; it stays in the window where it lies beside a column. */
function top(): number {
	const place = document.querySelector('[data-board]');
	if (!place) return 0;
	const fixed = getComputedStyle(place).position === 'fixed';
	return Math.round(place.getBoundingClientRect().top + (fixed ? 0 : window.scrollY));
}

const isOver = ({ game }: PlayedTable) => game.over;

/** Plays on, each time from the worst place of the page: where the board began, and how many tasks came. */
export async function played(table: PlayedTable) {
	// what dice decide is said at once
	document.documentElement.dataset['motion'] = 'still';
	const tops = new Set<number>();
	let tasks = 0;
	let before = task()?.dataset['task'] ?? '';
	let mine = true;
	for (let done = 0; done < MOST; done++) {
		window.scrollTo(0, document.documentElement.scrollHeight);
		if (!table.playOn() || isOver(table)) break;
		const { toAct } = table.game;
		// what others do among themselves leaves this phone without a task
		const was = mine;
		mine = toAct.includes(0);
		if (!mine && !was) continue;
		await arrived();
		tops.add(top());
		const now = task()?.dataset['task'] ?? '';
		if (now !== '') expect(toAct).toContain(0);
		// of several who may act some need not
		else if (toAct.length === 1) expect(toAct).not.toContain(0);
		if (now !== '' && now !== before) {
			await until(hidden, (out) => out.length === 0);
			tasks++;
		}
		before = now;
	}
	return { tops, tasks };
}
