/** The pages of a table in a browser test: a seat's phone, and the wall. */
import { vi } from 'vitest';
import { bookOf, phoneOf, picturesOf } from '../../src/lib/games/boards.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import PhonePage from '../../src/routes/table/[table]/+page.svelte';
import WallPage from '../../src/routes/table/[table]/screen/+page.svelte';
import { drawn, PHONE, PROJECTOR, show } from './mounting.ts';
import { PlayedTable } from './table.svelte.ts';

vi.mock(import('../../src/routes/table/[table]/following.ts'), () => ({
	following: (data: object, found: (live: never) => void) => {
		found(Reflect.get(data, 'live') as never);
		return () => undefined;
	}
}));

/** Long for an address, as some schools have it. */
export const INVITATION = {
	address: '192.168.178.217:3000/join',
	link: 'http://192.168.178.217:3000/join/JC4M7P',
	qr: { size: 29, path: 'M2 2h7v7h-7z' }
};

/** The phone of the first seat at a new table of this game, for the fewest that can play it and as ever unless said. */
export async function showPhone(
	game: AnyModule,
	size = PHONE,
	seed = 1,
	seats?: number,
	options: object = {}
): Promise<PlayedTable> {
	const table = new PlayedTable(game, 0, seed, seats, options);
	const data = { ...table.data, phone: await phoneOf(game.id, table.data.start.view) };
	// what comes later in play is there at once: no test ends before it has come
	await (await bookOf(game.id)).ahead?.();
	await show(PhonePage as never, { data }, size);
	await arrived();
	return table;
}

/** The middle of a game, where most of it is on the page. */
export async function showMiddle(game: AnyModule) {
	const table = await showPhone(game);
	for (let done = 0; done < 12; done++) if (!table.playOn()) break;
	await arrived();
	return table;
}

/** The wall of a new table of this game. */
export async function showWall(game: AnyModule, size = PROJECTOR): Promise<PlayedTable> {
	const table = new PlayedTable(game, null);
	await showWallOf(table, table.data, size);
	return table;
}

/** The wall of a table as its page is served, before it hears of anything; perhaps with another view than the table's. */
export function reloadWall(
	table: PlayedTable,
	size = PROJECTOR,
	view: unknown = table.view
): Promise<void> {
	const { start } = table.data;
	return showWallOf(table, { ...table.data, start: { ...start, view }, live: null }, size);
}

async function showWallOf({ game }: PlayedTable, begun: object, size: typeof PROJECTOR) {
	const pictures = await picturesOf(game.module.id);
	const data = { ...begun, pictures, invitation: INVITATION, workshop: null };
	await show(WallPage as never, { data }, size);
	await arrived();
}

/** Once no part of a page has come for two pictures. */
export async function arrived(): Promise<void> {
	let parts = -1;
	while (parts !== document.querySelectorAll('*').length) {
		parts = document.querySelectorAll('*').length;
		await new Promise((done) => setTimeout(done));
		await drawn();
	}
}
