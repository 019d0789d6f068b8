/** Workshops: opened by anybody, led by who holds the token, deleted with everything in them. */
import type { DeskLine } from '../table/room.ts';
import { closeTable, closeWorkshop } from './documents.ts';
import { storage } from './store.ts';
import type { Workshop } from './storage/storage.ts';
import { host } from './tables.ts';
import { hashOf, newToken } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long a workshop is kept when nobody says otherwise. */
export const DAYS = 30;

/** WebSocket close code: what was connected to is no more. */
const GONE = 4404;

/** Opens a workshop. The facilitator's token is handed out once and not kept. */
export async function openWorkshop(
	title: string,
	days = DAYS
): Promise<{ workshop: Workshop; token: string }> {
	const now = Date.now();
	const token = newToken();
	const workshop = { id: newToken(), title, opened: now, expires: now + days * DAY };
	await storage().addWorkshop(workshop, hashOf(token));
	return { workshop, token };
}

export const findWorkshop = (id: string): Promise<Workshop | null> => storage().workshop(id);

/** The workshop's tables, each as its line on the desk. */
export async function linesOf(workshop: string): Promise<({ table: string } & DeskLine)[]> {
	const tables = await storage().tablesOf(workshop);
	const lines = await Promise.all(tables.map(({ id }) => host.line(id)));
	return lines.flatMap((line, index) => {
		const table = tables[index];
		return line && table ? [{ table: table.id, ...line }] : [];
	});
}

/** Deletes the workshop with all rows of it, and closes what is connected to it. */
export async function removeWorkshop(id: string): Promise<void> {
	const tables = await storage().tablesOf(id);
	await storage().deleteWorkshop(id);
	closeWorkshop(id, GONE);
	for (const table of tables) {
		closeTable(table.id, GONE);
		host.dropped(table);
	}
}

/** Deletes the workshops whose date has come. */
export async function removeExpired(now = Date.now()): Promise<void> {
	for (const id of await storage().expired(now)) await removeWorkshop(id);
}
