/** What the server sends of a page looks as it will once its scripts have come: a board that is laid out anew jumps. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../src/lib/games/registry.ts';
import { demand } from './house.ts';
import { lodge } from './lodging.ts';
import { seated, type Table } from './seated.ts';

const lodging = lodge();
const ASSETS = 'build/client/_app/immutable/assets';

/** Each style sheet of the build, by its file's name. */
const sheets = new Map<string, string>();

beforeAll(async () => {
	for (const name of await readdir(ASSETS))
		if (name.endsWith('.css')) sheets.set(name, await readFile(join(ASSETS, name), 'utf8'));
});

/** The marks by which rules find the parts of one component. */
const marksIn = (text: string) => new Set(text.match(/svelte-[a-z0-9]+/g));

/** The marks in a page as it is sent for which a sheet of the build has rules, and the page has none; how many others there are. */
async function unstyled(path: string, cookie = '') {
	const answer = await fetch(`${lodging.house.origin}${path}`, { headers: { cookie } });
	const page = await answer.text();
	const within = page.match(/<style[^>]*>[^]*?<\/style>/g) ?? [];
	const links = page.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
	// a sheet that stands in the page is linked too, but switched off
	const linked = links
		.filter((link) => !link.includes(' disabled'))
		.map((link) => sheets.get(/([^/"]+\.css)"/.exec(link)?.[1] ?? '') ?? '');
	const styled = marksIn([...within, ...linked].join('\n'));
	const parts = marksIn(within.reduce((rest, style) => rest.replace(style, ''), page));
	const ruled = marksIn([...sheets.values()].join('\n'));
	const bare = [...parts].filter((mark) => ruled.has(mark) && !styled.has(mark));
	return { status: answer.status, bare, parts: parts.size };
}

test.each(games.map((game) => [game.id, game] as const))(
	'%s: its table, wall, desk, page in the library and trial come with all their styles',
	async (id, game) => {
		const { id: table, workshop, lead, tokens } = await seated(lodging.house, game);
		const seat = `t_${table}=${tokens[0] ?? ''}`;
		const pages = [
			await unstyled(`/table/${table}`, seat),
			await unstyled(`/table/${table}/screen`, seat),
			await unstyled(`/workshop/${workshop}`, `w_${workshop}=${lead}`),
			await unstyled(`/games/${id}`),
			await unstyled(`/games/${id}/try?seats=${String(game.about.seats[0])}`)
		];
		for (const page of pages) {
			expect(page).toMatchObject({ status: 200, bare: [] });
			expect(page.parts).toBeGreaterThan(0);
		}
	}
);

/** How often somebody acts before a wall has shown about all that stands on it. */
const ACTS = 24;

/** Whoever is waited for does something of what the rules offer; false once nobody is. */
async function playOn({ id, tokens }: Table, game: (typeof games)[number], turn: number) {
	const views = await Promise.all(
		tokens.map((token) => demand<{ view: object }>(lodging.house, `tables/${id}/view`, { token }))
	);
	for (const [seat, { view }] of views.entries()) {
		if (!game.toAct(view).includes(seat)) continue;
		const offered = [...game.legal(view, seat)];
		const action = offered[(7 * turn) % offered.length];
		const body = { id: `act-${String(turn)}`, action };
		if (!action) continue;
		await demand(lodging.house, `tables/${id}/actions`, { body, token: tokens[seat] });
		return true;
	}
	return false;
}

test.each(games.map((game) => [game.id, game] as const))(
	'%s: its wall comes with all its styles at every moment of a game, dice and stacks too',
	async (_id, game) => {
		const table = await seated(lodging.house, game);
		const seat = `t_${table.id}=${table.tokens[0] ?? ''}`;
		for (let turn = 0; turn < ACTS; turn++) {
			if (!(await playOn(table, game, turn))) break;
			const wall = await unstyled(`/table/${table.id}/screen`, seat);
			expect(wall).toMatchObject({ status: 200, bare: [] });
		}
	}
);
