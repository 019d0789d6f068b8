/** Signing this browser out: of the lead of workshops, and of the places at tables. */
import { forgetTable, forgetWorkshop } from '$lib/table/deviceStorage.ts';
import { ask, type Refused } from '$lib/table/requests.ts';

/** What a browser is signed out of, by ids. */
export interface SignedIn {
	readonly leads?: readonly string[];
	readonly sits?: readonly string[];
}

/** Nothing to be signed out of any more: somebody else was faster, or it is gone. */
const GONE = ['no-token', 'no-such-table', 'no-such-workshop', 'moved'];

/** Signs out, and forgets what was kept here; null when all of it was done, else the first reason why not. Throws without a network. */
export async function signOut({ leads = [], sits = [] }: SignedIn): Promise<Refused | null> {
	for (const id of leads) {
		const answer = await ask<{ tables: string[] }>('POST', `/api/workshops/${id}/signout`);
		if ('error' in answer && !GONE.includes(answer.error.code)) return answer.error;
		await forgetWorkshop(id, 'ok' in answer ? answer.ok.tables : []);
	}
	for (const id of sits) {
		const answer = await ask('POST', `/api/tables/${id}/signout`);
		if ('error' in answer && !GONE.includes(answer.error.code)) return answer.error;
		await forgetTable(id);
	}
	return null;
}
