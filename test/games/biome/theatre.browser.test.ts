/** The world as a paper theatre, on the wall and on a phone, played without a server. */
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import World from '../../../src/lib/games/biome/screens/phone/book/World.svelte';
import Theatre from '../../../src/lib/games/biome/screens/wall/Theatre.svelte';
import { framesOf } from '../../../src/lib/games/biome/world/trailer.ts';
import { whoIsWho } from '../../../src/lib/games/biome/history/story.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { PHONE, PROJECTOR, show, speak } from '../../components/mounting.ts';
import { PlayedTable } from '../../components/table.svelte.ts';
import { arrived, reloadWall } from '../../components/tables.ts';

const NAMES = [
	'otter dams',
	'Wanderkaninchenbau',
	'the listening tree',
	'سدود القضاعة',
	'Луки спочинку'
];

/** The wall of a world some acts on whose Resources have these names. */
async function worldOnWall(size = PROJECTOR): Promise<string[]> {
	const table = new PlayedTable(anyModule(biome), null, 7, 5);
	for (let done = 0; done < 60; done++) table.playOn();
	const view = structuredClone(table.view) as unknown as State;
	const held = Object.values(view.sheets).flatMap(({ resources }) => Object.values(resources));
	for (const [at, resource] of held.entries()) resource.name = NAMES[at % NAMES.length] ?? '';
	await reloadWall(table, size, view);
	return held.map(({ name }) => name);
}

const onTags = () =>
	Array.from(document.querySelectorAll('[data-part^="tag"]'), (tag) => tag.textContent).join(' ');

test('each Resource stands there with its name on a tag, and a sentence says so', async () => {
	const names = await worldOnWall();
	expect(names.length).toBeGreaterThan(3);
	expect(document.querySelectorAll('[data-part^="piece"]').length).toBe(names.length);
	const said = document.querySelector('main [role=img]')?.getAttribute('aria-label') ?? '';
	for (const name of names) {
		expect(onTags()).toContain(name);
		expect(said).toContain(name);
	}
});

test.each(['en', 'uk', 'ar'] as const)('%s: no word is wider than its tag', async (language) => {
	speak(language);
	for (const size of [PROJECTOR, { width: 1024, height: 768 }]) {
		await worldOnWall(size);
		const tags = [...document.querySelectorAll('[data-part^="tag"]')];
		expect(tags.length).toBeGreaterThan(3);
		for (const tag of tags) {
			const [paper, words] = [tag.querySelector('path'), tag.querySelector(':scope > text')];
			const [outer, inner] = [paper, words].map((one) => one?.getBoundingClientRect());
			expect(inner?.left).toBeGreaterThan(outer?.left ?? Infinity);
			expect(inner?.right).toBeLessThan(outer?.right ?? 0);
		}
	}
});

/** A wall of this size on which a game of so many seats has been played until something holds. */
async function playedWall(
	seats: number,
	until: (view: State) => boolean,
	size = PROJECTOR,
	options = {}
): Promise<void> {
	const table = new PlayedTable(anyModule(biome), null, 7, seats, options);
	while (!until(table.view as unknown as State)) {
		if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
	}
	await reloadWall(table, size);
}

/** How far something reaches beyond the column that it stands in. */
const beyond = (): number => {
	const column = document.querySelector('aside');
	return (column?.scrollHeight ?? Infinity) - (column?.clientHeight ?? 0);
};

test('in a turn of phase 2 the room sees how near the balance is, and nothing is cut off', async () => {
	await playedWall(4, ({ phase, step }) => phase === 'society' && step === 'plan');
	expect(document.querySelector('aside')?.textContent).toMatch(/No loss this round: \d of 4/);
	expect(beyond()).toBeLessThanOrEqual(0);
});

test.each(['en', 'fr', 'pl', 'uk'] as const)(
	'%s: before the dice fall in phase 2 all chances stand below an answer of three lines',
	async (language) => {
		speak(language);
		const table = new PlayedTable(anyModule(biome), null, 7, 4);
		const now = () => table.view as unknown as State;
		while (now().phase !== 'society' || now().step !== 'roll')
			if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
		const view = structuredClone(now());
		const { plan } = view.current ?? {};
		if (plan) plan.solution = 'Лишайники і мохи вкривають пісок тонкою шкірою. '.repeat(3);
		await reloadWall(table, PROJECTOR, view);
		expect(document.querySelectorAll('aside li:has(> .bar)')).toHaveLength(4);
		expect(beyond()).toBeLessThanOrEqual(0);
	}
);

test('what is true of a challenge is seen whole or not at all', async () => {
	const told = () =>
		[...document.querySelectorAll('aside b')].find(
			({ textContent }) => textContent === 'True on our Earth'
		)?.parentElement;
	const next = ({ phase, step, history }: State) => {
		const turn = history.findLast((entry) => entry.kind === 'turn');
		return phase === 'society' && step === 'sphere' && Boolean(turn?.challenge?.catalogue);
	};
	await playedWall(3, next);
	await expect.poll(told).toBeDefined();
	const fact = told();
	const [column, around, own] = [document.querySelector('aside'), fact?.parentElement, fact].map(
		(one) => one?.getBoundingClientRect()
	);
	if (!column || !around || !own) throw new Error('nothing is told that is true');
	expect(own.left >= around.right || own.bottom <= column.bottom).toBe(true);
});

test('so many as hold the largest share are shown by their signs, and said by their names', async () => {
	const equal = ({ phase, step, round }: State) =>
		phase === 'society' && step === 'plan' && round === 1;
	const table = new PlayedTable(anyModule(biome), null, 7, 4);
	while (!equal(table.view as unknown as State))
		if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
	const view = structuredClone(table.view) as unknown as State;
	for (const { resources } of Object.values(view.sheets))
		for (const [at, resource] of Object.values(resources).entries()) resource.rp = at === 0 ? 3 : 0;
	await reloadWall(table, PROJECTOR, view);
	const share = document.querySelector('aside .share');
	expect(share?.querySelectorAll('svg')).toHaveLength(4);
	expect(share?.querySelector('.sr-only')?.textContent.split(', ')).toHaveLength(4);
	expect(share?.scrollWidth).toBeLessThanOrEqual(share?.clientWidth ?? 0);
});

test('a word that is wider than its column is smaller, not parted', async () => {
	speak('pl');
	const begins = ({ phase, step }: State) => phase === 'build' && step === 'prepare';
	await playedWall(4, begins, PROJECTOR, { tempo: 'together' });
	const act = document.querySelector<HTMLElement>('aside .act');
	if (!act) throw new Error('nothing is said');
	act.style.overflowWrap = 'normal';
	expect(act.textContent).toContain('przygotowują');
	expect(act.scrollWidth).toBeLessThanOrEqual(act.clientWidth);
});

test.each([4, 6, 8])(
	'§13 while %i prepare in phase 2 nothing beside the world is cut off or lies on anything else',
	async (seats) => {
		const begins = ({ phase, step, round }: State) =>
			phase === 'society' && step === 'prepare' && round === 1;
		await playedWall(seats, begins, PROJECTOR, { tempo: 'together' });
		expect(document.querySelectorAll('aside ul > li')).toHaveLength(seats);
		expect(beyond()).toBeLessThanOrEqual(0);
		const [top, said] = ['aside > .top', 'aside .now'].map((one) =>
			document.querySelector(one)?.getBoundingClientRect()
		);
		expect(said?.bottom).toBeLessThanOrEqual(top?.bottom ?? 0);
	}
);

test('at the end two players of one biome are told apart on an old wall', async () => {
	await playedWall(8, ({ phase }) => phase === 'over', { width: 1024, height: 768 });
	const names = Array.from(document.querySelectorAll('aside li > b'), (name) => name);
	expect(names.length).toBe(8);
	for (const name of names) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});

test('on a phone all names stand on tags, and only the picture is wider than the page', async () => {
	const table = new PlayedTable(anyModule(biome), 0, 7, 5);
	for (let done = 0; done < 60; done++) table.playOn();
	const view = structuredClone(table.view) as unknown as State;
	const held = Object.values(view.sheets).flatMap(({ resources }) => Object.values(resources));
	for (const [at, resource] of held.entries()) resource.name = NAMES[at % NAMES.length] ?? '';
	await show(World as never, { view, names: (seat: number) => `Player ${String(seat)}` }, PHONE);
	await vi.waitFor(() => {
		expect(document.querySelectorAll('[data-part^="tag"]').length).toBe(held.length);
	});
	for (const { name } of held) expect(onTags()).toContain(name);
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
	const stage = document.querySelector<HTMLElement>('[role="group"]');
	expect(stage?.scrollWidth).toBeGreaterThan(stage?.clientWidth ?? 0);
	expect(stage?.tabIndex).toBe(0);
});

test('where there is width the world of a player fills its place', async () => {
	const table = new PlayedTable(anyModule(biome), 0, 7, 5);
	for (let done = 0; done < 30; done++) table.playOn();
	const names = (seat: number) => `Player ${String(seat)}`;
	await show(World as never, { view: table.view, names }, { width: 1440, height: 900 });
	const wide = () => document.querySelector('[role="group"] svg')?.getBoundingClientRect().width;
	const place = document.querySelector('main, body')?.clientWidth ?? 0;
	await expect.poll(wide).toBeGreaterThan(place * 0.9);
});

const trailer = () => document.querySelector('.when');

/** So many milliseconds go by, and what comes of each second is on the page. */
async function goBy(ms: number): Promise<void> {
	for (let gone = 0; gone < ms; gone += 1_000) {
		vi.advanceTimersByTime(Math.min(1_000, ms - gone));
		await tick();
	}
}

/** What the stage of a table is given, as it is played on. */
const followed = (table: PlayedTable) => ({
	telling: whoIsWho(table.view as unknown as State, (seat) => `Player ${String(seat)}`),
	title: 'Oak',
	get view() {
		return table.view;
	}
});

test('a world that ends is looked at, then seen from its first age on, once; after an undo all of it again', async () => {
	const table = new PlayedTable(anyModule(biome), null, 7, 4);
	const { game } = table;
	const over = () => (table.view as unknown as State).result !== null;
	await show(Theatre as never, followed(table), PROJECTOR);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const toEnd = () => {
		while (!over()) if (!table.playOn()) game.act('facilitator', { type: 'advance' });
	};
	const looked = async () => {
		toEnd();
		await tick();
		await goBy(3_000);
		expect(trailer()).toBeNull();
		await goBy(1_000);
		await expect.poll(trailer).not.toBeNull();
		const [first] = framesOf(table.view as unknown as State);
		for (const { seat, rp } of first?.scene.seats ?? [])
			expect(document.querySelector(`[data-part="tab ${String(seat)}"]`)?.textContent).toContain(
				`${String(rp)} RP`
			);
	};
	await looked();
	game.goBack();
	await tick();
	expect(trailer()).toBeNull();
	await looked();
	let cover = '';
	for (let gone = 0; gone < 40 && cover === ''; gone++) {
		await goBy(1_000);
		cover = document.querySelector('hgroup')?.textContent ?? '';
	}
	expect(cover).toMatch(/^Oak\s*A world in \w+ ages? and \w+ rounds?$/);
	await goBy(60_000);
	expect(trailer()).toBeNull();
	expect(document.querySelector('h2')).toBeNull();
	expect(document.querySelectorAll('[role=img]').length).toBe(1);
});

test('where strips come to lie otherwise the stage as it was fades over the new one, and is gone', async () => {
	const table = new PlayedTable(anyModule(biome), null, 7, 5);
	await show(Theatre as never, followed(table), PROJECTOR);
	await arrived();
	const now = () => document.querySelector('[role="img"] > :not([inert])');
	const fading = () => document.querySelectorAll('[role="img"] > [inert]').length;
	await expect.poll(fading).toBe(0);
	const before = now();
	while (now() === before && !table.game.over) {
		table.playOn();
		await tick();
	}
	expect(fading()).toBe(1);
	await expect.poll(fading).toBe(0);
	expect(now()?.querySelectorAll('svg').length).toBeGreaterThan(5);
});

/** A game for two that has ended in collapse. */
function collapsed(): PlayedTable {
	for (let seed = 1; ; seed++) {
		const table = new PlayedTable(anyModule(biome), null, seed, 2);
		while (!table.game.over)
			if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
		if ((table.view as unknown as State).result?.reason === 'collapse') return table;
	}
}

test('a world that breaks drops and slides once before the room, and is still where it was broken before', async () => {
	const table = collapsed();
	const end = table.view;
	table.game.goBack();
	const telling = whoIsWho(end as unknown as State, (seat) => `Player ${String(seat)}`);
	const props = {
		telling,
		title: 'Oak',
		// however it is played on, it ends as it did
		get view() {
			return table.game.over ? end : table.view;
		}
	};
	const falling = () =>
		document
			.getAnimations()
			.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
			.flatMap((one) => one.getAttribute('data-part') ?? [])
			.filter((part) => part.startsWith('strip'));
	await show(Theatre as never, props, PROJECTOR);
	await arrived();
	expect(falling()).toEqual([]);
	while (!table.game.over) if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
	await tick();
	expect(falling()).toHaveLength(1);
	await show(Theatre as never, props, PROJECTOR);
	await arrived();
	expect(falling()).toEqual([]);
});
