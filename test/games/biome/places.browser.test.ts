/** Who is where: a row of emblems on a phone, with a word under each. */
import { expect, test, vi } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { PHONE, until } from '../../components/mounting.ts';
import { linesOf, visible } from '../../components/seen.ts';
import { PlayedTable } from '../../components/table.svelte.ts';
import { arrived, reloadWall, showPhone } from '../../components/tables.ts';

const row = () => visible('ul[aria-label="Who is where"] > li');
const words = () => row().map((one) => one.querySelector('small')?.textContent.trim() ?? '');
const tops = () => new Set(row().map((one) => Math.round(one.getBoundingClientRect().top)));
const NARROW = { width: 320, height: 568 };

test.each([PHONE, NARROW])(
	'at %o four stand in one row: what each prepares, then who plays now, next and later',
	async (size) => {
		const table = await showPhone(anyModule(biome), size, 1, 4, { tempo: 'together' });
		document.documentElement.dataset['motion'] = 'still';
		const step = () => table.game.view(0)['step'];
		const playUntil = async (is: () => boolean) => {
			for (let done = 0; done < 200 && !is(); done++) table.playOn();
			await arrived();
		};
		await playUntil(() => step() === 'prepare');
		await until(words, (all) => all.length === 4 && all.every((one) => one === 'Sphere'));
		expect(tops().size).toBe(1);
		await playUntil(() => step() === 'roll');
		const said = await until(words, (all) => all.includes('now'));
		expect(said.toSorted()).toEqual(['later', 'later', 'next', 'now']);
		expect(tops().size).toBe(1);
	}
);

test('eight stand in two rows of four', async () => {
	const table = await showPhone(anyModule(biome), PHONE, 1, 8, { tempo: 'together' });
	while (table.game.view(0)['step'] !== 'prepare') table.playOn();
	await until(row, (all) => all.length === 8);
	expect(tops().size).toBe(2);
});

/** What people call themselves, and what is suggested to them. */
const NAMES = ['Lucky Moss', 'Schildkrötenkönig', 'Mud Otter', 'طحلب محظوظ'];

/** Those who sit down are called so, until what comes back is restored. */
function callThem() {
	const { get } = Reflect.getOwnPropertyDescriptor(PlayedTable.prototype, 'room') ?? {};
	const people = Object.fromEntries(
		NAMES.map((name, seat) => [name, { name, seat, away: null }] as const)
	);
	const called = vi.spyOn(PlayedTable.prototype, 'room', 'get');
	called.mockImplementation(function (this: PlayedTable) {
		const room: unknown = get?.call(this);
		return { ...(room as PlayedTable['room']), people };
	});
	return called;
}

test('under each emblem the whole name is read, in more than one line where it is long', async () => {
	const called = callThem();
	const table = await showPhone(anyModule(biome), PHONE, 1, 4, { tempo: 'together' });
	while (table.game.view(0)['step'] !== 'prepare') table.playOn();
	const shown = await until(
		() => row().map((one) => one.querySelector<HTMLElement>('b[translate]')),
		(all) => all.length === 4
	);
	const said = shown.map((one) => one?.textContent.replace(/[\u2068\u2069]/g, ''));
	expect(said).toEqual(NAMES);
	for (const one of shown) {
		expect(one?.scrollWidth, one?.textContent).toBeLessThanOrEqual(one?.clientWidth ?? 0);
		expect(one && getComputedStyle(one).textOverflow).toBe('clip');
	}
	called.mockRestore();
});

test('on the wall while all prepare each whole name stays on its card, no word parted', async () => {
	const called = callThem();
	const table = new PlayedTable(anyModule(biome), null, 7, 4, { tempo: 'together' });
	const step = () => (table.view as { step: string }).step;
	while (step() !== 'prepare') {
		if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
	}
	await reloadWall(table);
	const cards = await until(
		() => visible('aside .who'),
		(all) => all.length === 4
	);
	for (const card of cards) {
		const [name] = card.getElementsByTagName('b');
		expect(name && getComputedStyle(name).textOverflow, name?.textContent).toBe('clip');
		expect(card.clientWidth, name?.textContent).toBeLessThan(card.parentElement?.clientWidth ?? 0);
		expect(card.scrollWidth, name?.textContent).toBeLessThanOrEqual(card.clientWidth);
		expect(name && Math.max(...linesOf(name)), name?.textContent).toBe(1);
	}
	called.mockRestore();
});
