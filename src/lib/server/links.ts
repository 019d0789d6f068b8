/** One-use links: they carry a role at a table to another device. */
import type { Seat } from '../engine/module.ts';
import { membersOf, screenByLink, seatByLink, type NoPlace } from './people.ts';
import type { Link, Member } from './storage/storage.ts';
import { storage } from './store.ts';
import { findTable } from './tables.ts';
import { hashOf, newToken } from './tokens.ts';
import { findWorkshop } from './workshops.ts';

/** How long a link waits to be used. */
const LASTS = 24 * 60 * 60 * 1000;

/** Makes a link and answers its token. For a seat it carries `own`, else the person who sits there first. */
export async function newLink(
	table: string,
	as: Link['as'],
	seat: Seat | null,
	own: Member | null
): Promise<string> {
	const token = newToken();
	const first = (await membersOf(table)).find((member) => member.seat === seat);
	const member = seat === null ? null : ((own ?? first)?.id ?? null);
	const expires = Date.now() + LASTS;
	await storage().addLink({ hash: hashOf(token), table, as, seat, member, expires });
	return token;
}

/** What a used link gave: a token for the table or its workshop, and until when it holds. */
export interface Carried {
	readonly as: Link['as'];
	readonly table: string;
	readonly workshop: string;
	readonly token: string;
	readonly expires: number;
}

/** Uses a link up; `guest` names somebody who takes an empty seat. Null for one unknown, used or out of date. */
export async function useLink(token: string, guest: string): Promise<Carried | NoPlace | null> {
	const link = await storage().takeLink(hashOf(token), Date.now());
	const table = link && (await findTable(link.table));
	if (!table) return null;
	const given = await tokenFor(link, table.workshop, guest);
	if (given?.kind !== 'token') return given?.why ?? null;
	const expires = (await findWorkshop(table.workshop))?.expires ?? Date.now();
	return { as: link.as, table: table.id, workshop: table.workshop, token: given.token, expires };
}

type Given = { kind: 'token'; token: string } | { kind: 'no-place'; why: NoPlace } | null;

async function tokenFor(link: Link, workshop: string, guest: string): Promise<Given> {
	if (link.as === 'facilitator') return { kind: 'token', token: await oneMore({ workshop }) };
	if (link.member !== null) {
		return { kind: 'token', token: await oneMore({ member: link.member }) };
	}
	const joined =
		link.seat === null
			? await screenByLink(link.table)
			: await seatByLink(link.table, guest, link.seat);
	if (typeof joined === 'string') return { kind: 'no-place', why: joined };
	return joined && { kind: 'token', token: joined.token };
}

async function oneMore(holder: { workshop: string } | { member: string }): Promise<string> {
	const token = newToken();
	await storage().addToken(hashOf(token), holder);
	return token;
}
