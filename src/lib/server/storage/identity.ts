/** Who is calling: what tokens prove at a table and at a workshop. */
import { storage } from './store.ts';
import type { Member } from './storage.ts';
import { hashOf } from '../base/tokens.ts';

/** What a request or a socket brings along: its cookies, and tokens it names outright. */
export interface Credentials {
	readonly cookies: Readonly<Record<string, string>>;
	readonly bearer: readonly string[];
}

/** What somebody is at one table. Neither: a stranger there. */
export interface Visitor {
	readonly facilitator: boolean;
	readonly member: Member | null;
}

/** The name of the cookie that holds a person's token at this table. */
export const tableCookie = (table: string) => `t_${table}`;

/** The name of the cookie that holds a facilitator's token of this workshop. */
export const workshopCookie = (workshop: string) => `w_${workshop}`;

/** Whether there is anything that could prove somebody: a bearer's token or one of our cookies. */
export const hasToken = ({ cookies, bearer }: Credentials): boolean =>
	bearer.length > 0 || Object.keys(cookies).some((name) => /^[tw]_/.test(name));

/** What could prove somebody where this cookie names a place. */
export const tokensFor = (cookie: string, { cookies, bearer }: Credentials): string[] => {
	const token = cookies[cookie];
	return token === undefined ? [...bearer] : [token, ...bearer];
};

/** What the caller is at this table, and whose it is: nobody, when the table is unknown. */
export async function visitorAt(
	table: string,
	credentials: Credentials
): Promise<Visitor & { readonly workshop: string }> {
	const found = await storage().table(table);
	if (!found) return { facilitator: false, member: null, workshop: '' };
	return {
		workshop: found.workshop,
		facilitator: await facilitates(found.workshop, credentials),
		member: await memberAt(table, credentials)
	};
}

async function memberAt(table: string, credentials: Credentials): Promise<Member | null> {
	const holder = await holderAt(table, credentials);
	return holder?.standing === 'seated' ? holder : null;
}

/** Whom the caller's token names at this table, also one who waits there, was removed or moved away. */
export async function holderAt(table: string, credentials: Credentials): Promise<Member | null> {
	for (const token of tokensFor(tableCookie(table), credentials)) {
		const member = await storage().memberByToken(hashOf(token));
		if (member?.table === table) return member;
	}
	return null;
}

/** Whether the caller leads this workshop. */
export async function facilitates(workshop: string, credentials: Credentials): Promise<boolean> {
	for (const token of tokensFor(workshopCookie(workshop), credentials)) {
		if ((await storage().workshopByToken(hashOf(token))) === workshop) return true;
	}
	return false;
}
