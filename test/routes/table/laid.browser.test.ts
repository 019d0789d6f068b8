/** A phone that lies on the table: what it shows, what is heard of it, and how it is taken up again. */
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { PlayedTable } from '../../components/table.svelte.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { faults } from '../../components/axe.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const lay = () =>
	[...document.querySelectorAll('button')].find(
		({ textContent }) => textContent === 'Lay the phone on the table'
	);
const dialog = () => document.querySelector('dialog[open]');

/** The phone of a seat that waits. */
async function waiting(id: string, acts = 0): Promise<PlayedTable> {
	const game = games.find((one) => one.id === id);
	if (!game) throw new Error(`${id} is a game`);
	const table = await showPhone(game);
	document.documentElement.dataset['motion'] = 'still';
	for (let done = 0; done < acts || table.game.toAct.includes(0); done++) table.playOn();
	await arrived();
	return table;
}

async function layDown() {
	await expect.poll(lay).toBeDefined();
	lay()?.click();
	await expect.poll(() => dialog()?.querySelector('.up')).toBeInstanceOf(HTMLElement);
	await arrived();
}

test.each([
	['hunt', 0],
	['chicken-run', 0]
])(
	'%s: it says whom the table waits for, and lights up with words when one’s turn comes',
	async (id, acts) => {
		const table = await waiting(id, acts);
		await layDown();
		expect(dialog()?.textContent).toContain('Player 1');
		const heard = () => dialog()?.querySelector('[role="status"]')?.textContent;
		expect(heard()).toContain('Waiting for');
		expect(await faults('page')).toEqual([]);
		expect(document.querySelector('.due')).toBeNull();
		while (!table.game.toAct.includes(0)) table.playOn();
		await expect.poll(heard).toBe('Your turn');
		expect(document.querySelector('.due')).not.toBeNull();
		expect(await faults('page')).toEqual([]);
	}
);

test('a press anywhere, Escape, and its button take it up again', async () => {
	await waiting('hunt');
	await layDown();
	await userEvent.keyboard('{Escape}');
	await expect.poll(dialog).toBeNull();
	await layDown();
	await expect.poll(() => document.activeElement?.textContent).toBe('Tap anywhere to pick it up');
	await userEvent.keyboard('{Enter}');
	await expect.poll(dialog).toBeNull();
	await layDown();
	dialog()
		?.querySelector('svg')
		?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	await expect.poll(dialog).toBeNull();
});

test('who is waited for has nothing to lay down', async () => {
	const table = await waiting('hunt');
	await expect.poll(lay).toBeDefined();
	while (!table.game.toAct.includes(0)) table.playOn();
	await expect.poll(lay).toBeUndefined();
});
