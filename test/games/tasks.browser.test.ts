/** One screen, one task: through a game of every board the act is in view wherever the page was scrolled to, its sentence is whole, and the board stays. */
import { expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { PHONE, resize, until } from '../components/mounting.ts';
import { actsOutOfView, inView, LETTERS, setLetters, visible } from '../components/seen.ts';
import type { PlayedTable } from '../components/table.svelte.ts';
import { arrived, showPhone } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';

const boards = games.filter(({ id }) => id !== 'biome').map((game) => [game.id, game] as const);
const PHONES = [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }];
const OTHERS = [
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 }
];
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
async function played(table: PlayedTable) {
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

/** Every game at every size where there is time; else some, each at one of a phone's. */
const sized = partOf(boards).flatMap(([id, game], place) =>
	(isWhole ? [...PHONES, ...OTHERS] : PHONES.slice(place % 3, (place % 3) + 1)).map(
		(size) => [id, size, game] as const
	)
);

test.each(sized)(
	'%s at %o: the task and its button are in view at each step, the sentence is whole and the board stays',
	async (_id, size, game) => {
		const { tops, tasks } = await played(await showPhone(game, size));
		expect(tasks).toBeGreaterThan(0);
		expect([...tops]).toHaveLength(1);
	}
);

test
	.runIf(isWhole)
	.each(boards.flatMap(([id, game]) => LETTERS.map((letters) => [id, letters, game] as const)))(
	'%s with letters set to %j: the task and its button are in view on a phone, and the sentence is whole',
	async (_id, letters, game) => {
		const table = await showPhone(game, { width: 390, height: 844 });
		setLetters(letters);
		const { tasks } = await played(table);
		expect(tasks).toBeGreaterThan(0);
	}
);

test('a status that lost its lines on a small phone has them again in a large window', async () => {
	const [, game] = boards.find(([id]) => id === 'wrecktangle') ?? [];
	if (!game) throw new Error('wrecktangle is a game');
	const table = await showPhone(game, { width: 320, height: 568 });
	while (!table.game.toAct.includes(0)) table.playOn();
	const opens = () => visible('.status [aria-expanded]').length;
	await until(opens, (count) => count === 1);
	await resize({ width: 844, height: 390 });
	await resize({ width: 1440, height: 900 });
	await until(opens, (count) => count === 0);
	const rules = document.querySelector('.status .rules');
	expect(rules?.scrollHeight).toBe(rules?.clientHeight);
	expect(rules?.textContent.trim()).not.toBe('');
});
