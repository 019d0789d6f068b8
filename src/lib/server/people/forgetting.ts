/** Names that are to be forgotten, also where others read them. */
import { forgetAppraisals } from './appraisals.ts';
import { Due } from '../base/due.ts';
import { shorten } from '../sync/documents.ts';
import { deskName, roomName } from '../tables/projection.ts';
import { storage } from '../storage/store.ts';
import { findTable } from '../tables/tables.ts';

/** Milliseconds for which the name of somebody who was removed is kept; their device is known for as long as the workshop. */
const NAMED = 30_000;

const forgetting = new Due('names could not be forgotten', () => forgetRemoved(Date.now()));

/** Forgets the name of a person who is removed at this moment, in time. */
export function forgetSoon(person: string): void {
	forgetting.in(person, NAMED + 1_000);
}

/** Forgets the names of those who were removed long enough ago, also in what others read. They are known by the token alone. */
export async function forgetRemoved(now: number): Promise<void> {
	const tables = await storage().forgetNames(now - NAMED);
	for (const id of tables) await shortening.now(id);
	if (tables.length > 0) await storage().scrub();
}

/** Leaves no trace of names that do not stand at a table any more. */
export async function forgetNames(table: string): Promise<void> {
	await shortening.now(table);
	await storage().scrub();
}

/** Stores what others read of a table's people without names that were there before, and nothing of what was said of them. */
const shortening = new Due('names could not be forgotten at a table', async (id) => {
	const table = await findTable(id);
	if (!table) return;
	await forgetAppraisals(table.workshop);
	await Promise.all([shorten(roomName(table)), shorten(deskName(table))]);
});
