/** What comes while somebody plays lies over the foot: it pushes neither the task nor its buttons. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { games } from '../../../../src/lib/games/registry.ts';
import * as m from '../../../../src/lib/paraglide/messages.js';
import { showPhone } from '../../../components/tables.ts';
import { drawn, PHONE } from '../../../components/mounting.ts';

const DESK = { width: 1440, height: 900 };
const LOW = { width: 844, height: 390 };

/** Where the first of these stands that is to be seen; null where none is. */
function place(what: string) {
	const all = [...document.querySelectorAll<HTMLElement>(what)];
	const shown = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
	if (!shown) return null;
	const { top, bottom } = shown.getBoundingClientRect();
	return { top: Math.round(top), bottom: Math.round(bottom) };
}
const places = () => ({
	task: place('[data-task]:not([data-task=""])'),
	act: place('.act > .bar'),
	board: place('[data-board]'),
	words: place('footer > .words')
});

/** The game of words, and one with a board. */
const both = games.filter(({ id, pack }) => pack !== undefined || id === 'martian-12s');
const played = both.flatMap((game) =>
	[PHONE, LOW, DESK].map((size) => [game.id, size.width, size, game] as const)
);

test.each(played)('%s, %i px: a note pushes nothing', async (_id, _wide, size, game) => {
	const table = await showPhone(game, size);
	// what a tab has read it remembers
	sessionStorage.clear();
	const before = places();
	expect(before.task).not.toBeNull();
	table.note = { text: 'Speak up, please.\nThe others want to hear you.', at: 1 };
	const read = page.getByRole('button', { name: m.told_read() });
	await expect.element(read).toBeVisible();
	await drawn();
	expect(places()).toEqual(before);
	const note = place('.over');
	// in the column of a low window it covers the end of the task's card
	const task = size === LOW && before.board ? before.task?.top : before.task?.bottom;
	expect(note?.top).toBeGreaterThan(task ?? Infinity);
	const under = size === PHONE ? (before.act ?? before.words) : null;
	if (under) expect(Math.abs((note?.bottom ?? 0) - under.top)).toBeLessThanOrEqual(2);
	await read.click();
	await drawn();
	expect(document.querySelector('.over')?.textContent.trim()).toBe('');
	expect(places()).toEqual(before);
});
