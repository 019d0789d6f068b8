/** One-use links: they carry a role at a table, or the lead of a workshop, to another device. */
import type { Seat } from '../../engine/module.ts';
import { comesOnce, pupilOfPass } from '../people/classList.ts';
import { screenByLink, seatByLink, type NoPlace } from '../people/people.ts';
import type { Link, Table, Workshop } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { findTable, hostedTable } from '../tables/tables.ts';
import { hashOf, newToken } from '../base/tokens.ts';
import { findWorkshop } from './workshops.ts';

/** How long a link waits to be used. */
const LASTS = 24 * 60 * 60 * 1000;

/** What a link gives at a table: a projector's view, the lead, an empty seat, or the place of somebody there. */
export type Given =
	| { readonly as: 'screen' | 'facilitator' }
	| { readonly as: 'seat'; readonly seat: Seat; readonly member: string | null };

/** Makes a link to a table and answers its token. One to a seat waits for the next lesson too, where that has a date. */
export async function newLink(table: string, given: Given): Promise<string> {
	const { seat, member } = given.as === 'seat' ? given : { seat: null, member: null };
	const hosted = given.as === 'seat' ? await hostedTable(table) : null;
	const from = Math.max(Date.now(), hosted?.facilitation.adjourned?.at ?? 0);
	return keep({ table, workshop: null, as: given.as, seat, member, expires: from + LASTS });
}

/** Makes a link to a workshop's lead: for a colleague it waits a day, for one's own need as long as the workshop lasts. */
export const newLead = ({ id, expires }: Workshop, lasts: 'day' | 'workshop'): Promise<string> =>
	keep({
		table: null,
		workshop: id,
		as: 'facilitator',
		seat: null,
		member: null,
		expires: lasts === 'workshop' ? expires : Date.now() + LASTS
	});

async function keep(link: Omit<Link, 'hash'>): Promise<string> {
	const token = newToken();
	await storage().addLink({ ...link, hash: hashOf(token) });
	return token;
}

/** What a used link gave: a token for the table or its workshop, and until when it holds. */
export type Carried =
	| ({ readonly as: 'screen' | 'seat'; readonly table: string } & Token)
	| ({ readonly as: 'facilitator'; readonly workshop: string } & Token);

interface Token {
	readonly token: string;
	readonly expires: number;
}

/** Uses a link up; `guest` names somebody who takes an empty seat. Null for one unknown, used or out of date. */
export async function useLink(token: string, guest: string): Promise<Carried | NoPlace | null> {
	const link = await storage().takeLink(hashOf(token), Date.now());
	const table = link?.table == null ? null : await findTable(link.table);
	const workshop = await findWorkshop(table?.workshop ?? link?.workshop ?? '');
	if (!link || !workshop) return null;
	const { expires } = workshop;
	if (link.as === 'facilitator') {
		const lead = await oneMore({ workshop: workshop.id });
		return { as: link.as, workshop: workshop.id, token: lead, expires };
	}
	if (!table) return null;
	const given = await tokenFor(link, table, guest);
	if (given === null || 'why' in given) return given?.why ?? null;
	return { as: link.as, table: table.id, token: given.token, expires };
}

async function tokenFor(
	{ hash, member, seat }: Link,
	{ id, workshop }: Table,
	guest: string
): Promise<{ token: string } | { why: NoPlace } | null> {
	if (member !== null) return { token: await oneMore({ member }) };
	const pupil = await pupilOfPass(workshop, hash);
	const come = () =>
		seat === null ? screenByLink(id) : seatByLink(id, pupil ?? guest, seat, pupil !== null);
	const joined = pupil === null ? await come() : await comesOnce(workshop, pupil, come);
	if (typeof joined === 'string') return { why: joined };
	return joined;
}

async function oneMore(holder: { workshop: string } | { member: string }): Promise<string> {
	const token = newToken();
	await storage().addToken(hashOf(token), holder);
	return token;
}
