/** Who may share a taken seat of a game with hands: those who sit there say. */
import type { Seat } from '../../engine/module.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { notePerson } from '../tables/facilitation.ts';
import { host } from '../tables/tables.ts';
import { forgetSoon } from './forgetting.ts';

/**
 * Lets somebody who waits for a taken seat in, or turns them away, at the word of one who sits there. Null when nobody of
 * this id waits for that seat, or when the desk wants to see names itself.
 */
export async function decideOn(
	table: string,
	person: string,
	seat: Seat,
	welcome: boolean
): Promise<Member | null> {
	const decided = await host.withPeople(table, async ({ facilitation }, members) => {
		const guest = members.find(({ id }) => id === person);
		const theirs = guest?.standing === 'waiting' && guest.seat === seat && guest.next === null;
		if (!theirs || facilitation.approve) return null;
		const after: Member = { ...guest, standing: welcome ? 'seated' : 'removed', since: Date.now() };
		await storage().updateMember(after);
		return after;
	});
	if (decided) await notePerson(host, table, welcome ? 'welcomed' : 'declined', seat);
	if (decided?.standing === 'removed') forgetSoon(person);
	return decided;
}
