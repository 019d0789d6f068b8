/** A game that is tried in the middle: the good move is the one on offer, and what is played is taken back. */
import { expect, test } from 'vitest';
import { picturesOf } from '../../../src/lib/games/boards.ts';
import { TRIES } from '../../../src/lib/games/kit/tries.ts';
import { speechOf } from '../../../src/lib/games/parts.ts';
import { triesOf } from '../../../src/lib/games/tries.ts';
import { games } from '../../../src/lib/games/registry.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import Tries from '../../../src/routes/games/[game]/try/Tries.svelte';
import { PHONE, show } from '../../components/mounting.ts';
import { faults } from '../../components/axe.ts';
import { arrived } from '../../components/tables.ts';
import { partOf } from '../../whole.ts';

async function showTries(module: AnyModule) {
	const [tries, speech, pictures] = await Promise.all([
		triesOf(module.id),
		speechOf(module.id),
		picturesOf(module.id)
	]);
	const props = { module, tries, speech, pictures, whole: '#whole' };
	await show(Tries as never, props, PHONE);
	document.documentElement.dataset['motion'] = 'still';
	await arrived();
}

const button = (name: string) =>
	[...document.querySelectorAll<HTMLButtonElement>('button')].find(
		({ textContent }) => textContent === name
	);
const status = () => document.querySelector('main > [role="status"]')?.textContent ?? '';
/** What may be pressed on the board, or is the main act beside it. */
const open = () =>
	document.querySelectorAll<HTMLElement>(
		':is(:is([data-board], [data-act]) button:not([data-sign]), button[data-act]):not([aria-disabled="true"])'
	);
/** What has light around it. */
const glowing = () =>
	[...document.querySelectorAll<HTMLElement>('.shines button')].filter((one) =>
		getComputedStyle(one).boxShadow.includes('14px')
	);

async function press(name: string) {
	button(name)?.click();
	await arrived();
}

/** Plays what glows, step by step; false where nothing came of it. */
async function playGood(): Promise<boolean> {
	const before = status();
	for (let step = 0; step < 8 && status() === before; step++) {
		const acts = [...open()].filter((one) => one.matches('[data-act]') && one.checkVisibility());
		const act = acts.at(-1);
		const fresh = [...open()].filter((one) => one.getAttribute('aria-pressed') !== 'true');
		(act ?? fresh.at(-1))?.click();
		await arrived();
	}
	return status() !== before;
}

test.each(partOf(games).map((game) => [game.id, game] as const))(
	'%s: what glows is played, told, and taken back; then all moves are open',
	async (_id, game) => {
		await showTries(game);
		for (const [at, name] of TRIES.entries()) {
			document.querySelectorAll<HTMLInputElement>('input[name="moment"]')[at]?.click();
			await arrived();
			const line = status();
			expect(line).not.toBe('');
			await expect.poll(() => open().length).toBeGreaterThan(0);
			expect(glowing().length, name).toBeGreaterThan(0);
			expect(glowing().filter((one) => one.matches('[aria-pressed="true"]'))).toEqual([]);
			expect(await playGood()).toBe(true);
			await press('Take it back');
			expect(status()).toBe(line);
			expect(document.querySelector('.shines')).toBeNull();
		}
	}
);

test('the page has no fault, and its tabs, buttons and way to a whole game have names', async () => {
	const [game] = games;
	if (!game) throw new Error('there is no game');
	await showTries(game);
	expect(await faults('part')).toEqual([]);
	expect(document.querySelector('a[href="#whole"]')?.textContent).toBe('Play a whole game');
});
