/** One screen, one task: whatever comes, a phone stands at what is to be done, and its button is in view. */
import { expect, test } from 'vitest';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import type { PlayedTable } from '../../components/table.svelte.ts';
import { PHONE, resize, until } from '../../components/mounting.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const game = anyModule(biome);
const SIZES = [PHONE, { width: 390, height: 844 }, { width: 320, height: 568 }];

const visible = (selector: string) =>
	[...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** What of these lies wholly in the window, and is not covered. */
function inView(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
	return top >= 0 && bottom <= innerHeight && element.contains(middle);
}

/** The task that stands there, its first line and its buttons; where they are not in view, what is. */
function seen() {
	const tasks = visible('[data-task]').filter((one) => one.dataset['task'] !== '');
	const hidden = [...tasks.map((one) => one.querySelector('p') ?? one), ...visible('[data-act]')];
	return {
		task: tasks[0]?.dataset['task'] ?? '',
		acts: visible('[data-act]').length,
		out: hidden.filter((one) => !inView(one)).map((one) => one.outerHTML.slice(0, 120))
	};
}

/** Lets the table go on where it waits for the facilitator. */
function goOn({ game }: PlayedTable): boolean {
	const word = game.module.facilitate?.resumed?.(game.view('table'));
	return word !== undefined && game.act('facilitator', word);
}

test.each(SIZES)(
	'§13 a lesson at %o: the task and its button are in view at each step',
	async (size) => {
		const table = await showPhone(game);
		await resize(size);
		const steps = new Set<string>();
		let before = seen().task;
		for (let turn = 0; turn < 160 && !table.game.over; turn++) {
			// from the worst place of the page
			window.scrollTo(0, document.documentElement.scrollHeight);
			if (!table.playOn() && !goOn(table)) break;
			await arrived();
			const { task } = seen();
			if (task !== '' && task !== before) {
				await until(seen, ({ out }) => out.length === 0);
				if (seen().acts > 0) steps.add(task.split(' ').at(-2) ?? '');
			}
			before = task;
		}
		expect([...steps], `${table.game.view('table')['phase']} ${table.game.view('table')['step']} ${table.game.position.log.length}`).toEqual(expect.arrayContaining(['sphere', 'plan', 'agree', 'roll']));
	}
);
