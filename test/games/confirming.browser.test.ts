/** What a board asks to be confirmed can be reached by a thumb, on phones of two sizes. */
import { afterAll, expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { drawn, PHONE, resize } from '../components/mounting.ts';
import type { PlayedTable } from '../components/table.svelte.ts';
import { arrived, showPhone } from '../components/tables.ts';
import { isWhole, partOf } from '../whole.ts';

const SMALL = { width: 320, height: 568 };
/** What of the board may be chosen. */
const OPEN =
	'main :is([data-board], [role="group"], ul[aria-label]) button:not([disabled]):not([aria-disabled="true"]):not(.act button)';

/** How often a game comes to something to confirm. */
const TIMES = isWhole ? 3 : 1;
const boards = partOf(
	games.filter(({ id }) => id !== 'biome').map((game) => [game.id, game] as const)
);

/** Lets all others play until the table waits for the first seat. */
function othersPlay(table: PlayedTable) {
	for (let times = 0; times < 40 && !table.game.toAct.includes(0); times++)
		if (!table.playOn(true)) return;
}

/** Whether a press on the middle of it would get to it. */
function reached(button: Element): boolean {
	const { left, top, width, height } = button.getBoundingClientRect();
	return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The buttons over the navigation that something else covers, or that lie out of sight, at the top of the page. */
function covered(): (string | null)[] {
	window.scrollTo(0, 0);
	const buttons = [...document.querySelectorAll('.act button')];
	return buttons.filter((button) => !reached(button)).map(({ textContent }) => textContent);
}

/** Games whose buttons were seen: blind presses do not get to one in every game. */
const confirmed: string[] = [];

test.each(boards)(
	'%s: whatever is to be confirmed lies over the navigation of a phone, large or small',
	async (id, game) => {
		const table = await showPhone(game);
		let found = 0;
		let pressed = 0;
		// the first of them may be there before anything of the board is
		for (let turn = 0; turn < 40 && (found < TIMES || pressed === 0); turn++) {
			othersPlay(table);
			await arrived();
			if (document.querySelector('.act button')) {
				found++;
				for (const size of [PHONE, SMALL]) {
					await resize(size);
					await drawn();
					expect(covered(), `${String(size.width)} px`).toEqual([]);
				}
				await resize(PHONE);
			}
			const open = [...document.querySelectorAll<HTMLElement>(OPEN)];
			// what is not chosen on the board, as a program that is built in secret, is chosen for the seat
			if (open.length === 0 && !table.playOn()) break;
			if (open.length > 0) pressed++;
			open[(7 * turn) % open.length]?.click();
		}
		if (found > 0) confirmed.push(id);
		expect(pressed, 'nothing of the board was pressed').toBeGreaterThan(0);
	}
);

afterAll(() => {
	// most boards come to something to confirm
	expect(confirmed.length).toBeGreaterThanOrEqual(boards.length - 2);
});
