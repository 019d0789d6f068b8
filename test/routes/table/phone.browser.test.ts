/** What a phone says while it waits, and how what was refused goes. */
import { expect, test } from 'vitest';
import { games } from '../../../src/lib/games/registry.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const alert = () => document.querySelector('footer [role="alert"]')?.textContent ?? '';

/** Presses what may be pressed, confirmation first, until the page has sent an action that was refused. */
async function pressUntilRefused() {
	for (let turn = 0; turn < 40 && alert() === ''; turn++) {
		const confirm = document.querySelector<HTMLElement>('.act button:not(.quiet)');
		const open = document.querySelectorAll<HTMLElement>(
			'[data-board] button:not([aria-disabled="true"])'
		);
		(confirm ?? open[(7 * turn) % open.length])?.click();
		await arrived();
	}
}

test('what was refused stands until it is your turn again, and goes then', async () => {
	const game = games.find(({ id }) => id === 'wrecktangle');
	if (!game) throw new Error('wrecktangle is a game');
	const table = await showPhone(game);
	while (!table.game.toAct.includes(0)) table.playOn();
	await arrived();
	table.refuses = { code: 'waiting', message: 'Not yet. See what the table is waiting for.' };
	await pressUntilRefused();
	expect(alert()).toContain('Not yet');
	table.refuses = null;
	while (table.game.toAct.includes(0)) table.playOn();
	await arrived();
	expect(alert()).toContain('Not yet');
	while (!table.game.toAct.includes(0)) table.playOn();
	// the die of whoever acted before lies still first
	await expect.poll(alert).toBe('');
});
