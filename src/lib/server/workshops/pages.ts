/** Links to a table's pages: they open without joining, until they are taken back or the workshop ends. */
import type { Seat } from '../../engine/module.ts';
import { contributionSeats, givenPrints } from '../../games/prints.ts';
import type { PageLink } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { findTable } from '../tables/tables.ts';
import { findWorkshop } from './workshops.ts';
import { membersOf } from '../people/people.ts';
import { hashOf, newToken } from '../base/tokens.ts';

/** What a new link opens: the page of the table (null) or of a seat, and what stands in its address. */
export interface NewPage {
	readonly seat: Seat | null;
	readonly token: string;
}

/** Makes a link to the table's page and one to each page of a seat that plays, in place of earlier ones. Null where the game has none. */
export async function newPages(hosted: HostedTable): Promise<NewPage[] | null> {
	const { id } = hosted.table;
	if ((await givenPrints(hosted.game.id)) === null) return null;
	const pages = [null, ...(await seatsIn(hosted))].map((seat) => ({ seat, token: newToken() }));
	const made = Date.now();
	await storage().putPages(
		id,
		pages.map(({ seat, token }) => ({ hash: hashOf(token), table: id, seat, made }))
	);
	return pages;
}

/** Seats that somebody holds or that has brought words of its own: one that nobody played has no page. */
async function seatsIn({ table, game, position }: HostedTable): Promise<Seat[]> {
	const told = await contributionSeats(game.id, game.view(position.state, 'table'));
	const taken = (await membersOf(table.id)).flatMap(({ seat, standing }) =>
		seat === 'screen' || standing !== 'seated' ? [] : [seat]
	);
	return [...new Set([...told, ...taken])].sort((one, other) => one - other);
}

/** The page that a link opens, and when it ends; null for a link that is unknown, taken back or over. */
export async function pageAt(token: string): Promise<(PageLink & { expires: number }) | null> {
	const page = await storage().page(hashOf(token));
	const table = page && (await findTable(page.table));
	const workshop = table && (await findWorkshop(table.workshop));
	if (!workshop || workshop.expires <= Date.now()) return null;
	return { ...page, expires: workshop.expires };
}
