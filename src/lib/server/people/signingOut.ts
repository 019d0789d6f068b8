/** Signing one device out: its own tokens are void, and the place or the lead stays with the others who hold it. */
import { closeLeads, comeBack } from '../sync/documents.ts';
import { storage } from '../storage/store.ts';
import { tableCookie, tokensFor, workshopCookie, type Credentials } from '../storage/identity.ts';
import { hashOf } from '../base/tokens.ts';

/** Forgets what proves the caller's place at a table. False where nothing did, or where it is what keeps them out. */
export async function signOutAt(table: string, credentials: Credentials): Promise<boolean> {
	let done = false;
	for (const hash of tokensFor(tableCookie(table), credentials).map(hashOf)) {
		const member = await storage().memberByToken(hash);
		if (member?.table !== table || member.seat === 'screen') continue;
		if (member.standing === 'removed' || member.standing === 'barred') continue;
		await storage().dropToken(hash, { member: member.id });
		comeBack(member.id);
		done = true;
	}
	return done;
}

/** Forgets what proves that the caller leads a workshop. */
export async function signOutOf(workshop: string, credentials: Credentials): Promise<void> {
	for (const hash of tokensFor(workshopCookie(workshop), credentials).map(hashOf)) {
		if ((await storage().workshopByToken(hash)) !== workshop) continue;
		await storage().dropToken(hash, { workshop });
		closeLeads(workshop);
	}
}
