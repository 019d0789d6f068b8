/** Seats of the computer's that somebody has sat down on. */
import type { Computer, Set } from '../../table/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { noteSet, tellTakenOver } from './facilitation.ts';
import { host } from './tables.ts';

/** Gives a seat of the computer's to the person who sits down there: the log says so, and the game where it has a word for it. */
export async function handOver(table: string): Promise<void> {
	const hosted = await host.table(table);
	if (!hosted || hosted.facilitation.computers.length === 0) return;
	const held = await heldSeats(table);
	for (const { seat } of hosted.facilitation.computers.filter((one) => held.has(one.seat))) {
		await noteSet(host, table, newToken(), ({ facilitation }): Set => ({
			computers: withoutComputer(facilitation.computers, seat),
			person: { did: 'relieved', seat, at: Date.now() }
		}));
		await tellTakenOver(host, table, seat);
	}
}

/** The seats that a person holds. */
export async function heldSeats(table: string): Promise<ReadonlySet<Member['seat']>> {
	const members = await storage().membersOf(table);
	return new Set(members.filter(({ standing }) => standing === 'seated').map(({ seat }) => seat));
}

/** The computer's seats but for one. */
export const withoutComputer = (
	computers: readonly Computer[],
	seat: Computer['seat']
): Computer[] => computers.filter((one) => one.seat !== seat);
