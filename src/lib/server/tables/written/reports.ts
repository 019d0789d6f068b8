/** What somebody at a table does not want to stand there: the desk is told, and nobody else. */
import type { Reported } from '../../../table/room.ts';
import { storage } from '../../storage/store.ts';
import { host } from '../tables.ts';
import { newToken } from '../../base/tokens.ts';

/** How many may wait for the facilitator at one table. */
const MOST = 50;

/** Tells the desk of a text or picture; one that waits there already is not told twice. */
export const report = (table: string, what: Reported): Promise<unknown> =>
	host.withPeople(table, async () => {
		const before = await storage().reportsOf(table);
		const { text, picture } = { text: '', picture: null, ...what };
		const known = before.some((one) => one.text === text && one.picture === picture);
		if (before.length >= MOST || known) return;
		await storage().addReport({ id: newToken(), table, text, at: Date.now(), picture });
	});

/** Forgets a report. False where the table has no such one. */
export const settleReport = async (table: string, id: string): Promise<boolean> =>
	(await host.withPeople(table, () => storage().dropReport(table, id))) ?? false;
