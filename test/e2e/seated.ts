/** Tables with somebody on every seat, made through the doors. */
import type { Browser, Page } from 'playwright';
import { games } from '../../src/lib/games/registry.ts';
import { demand, device, type House } from './house.ts';
import { saved } from './phone.ts';

/** The games that are played on a board: all but the one with a book. */
export const boards = games.filter(({ id }) => id !== 'biome');

export interface Table {
	readonly id: string;
	readonly workshop: string;
	/** The facilitator's token. */
	readonly lead: string;
	/** A token for each seat. */
	readonly tokens: readonly string[];
}

/** A table of this game with somebody on every seat. */
export async function seated(house: House, game: (typeof games)[number]): Promise<Table> {
	const seats = Math.max(2, game.about.seats[0] ?? 2);
	const opened = await demand(house, 'workshops', { body: { title: 'Year 7' } });
	const { workshop = '', token: lead = '' } = opened;
	const { table = '', code } = await demand(house, `workshops/${workshop}/tables`, {
		body: { title: 'Oak', game: game.id, seats },
		token: lead
	});
	const tokens: string[] = [];
	for (let seat = 0; seat < seats; seat++) {
		const body = { code, name: `Player ${String(seat + 1)}`, seat };
		tokens.push((await demand(house, 'join', { body })).token ?? '');
	}
	return { id: table, workshop, lead, tokens };
}

/** The page of whoever has the first seat, on a device of this size; where it `moves`, with motion. */
export async function firstSeat(
	browser: Browser,
	house: House,
	{ id, tokens }: Table,
	viewport: { readonly width: number; readonly height: number },
	moves = false
): Promise<Page> {
	const { page } = await device(browser, {
		viewport,
		...(moves ? { reducedMotion: 'no-preference' } : {})
	});
	await openSeat(page, house, id, tokens[0] ?? '');
	return page;
}

/** Turns a device to the seat of this token, without the way through the join page. */
export async function openSeat(
	page: Page,
	house: Pick<House, 'origin'>,
	table: string,
	token: string
) {
	await page.context().addCookies([{ name: `t_${table}`, value: token, url: house.origin }]);
	await page.goto(`${house.origin}/table/${table}`);
	await saved(page);
}
