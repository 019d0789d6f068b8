/** The people at a table: they join by its code, are moved, renamed and removed, come and go. */
import type { Seat } from '../engine/module.ts';
import { closePerson } from './documents.ts';
import type { Member, Table } from './storage/storage.ts';
import { storage } from './store.ts';
import { host } from './tables.ts';
import { hashOf, newToken } from './tokens.ts';

/** How many people can hold one seat together. */
const TEAM = 6;
/** How many projectors and other onlookers a table has at most. */
const SCREENS = 12;

/** WebSocket close codes: no member any more; another seat, with other rights. */
const REMOVED = 4401;
const MOVED = 4403;

/** Why somebody cannot have a place. */
export type NoPlace = 'table-locked' | 'table-closed' | 'bad-seat' | 'seat-full' | 'no-free-seat';

/** Somebody new at a table, and the token that proves it: it is not kept. */
export interface Joined {
	readonly member: Member;
	readonly token: string;
}

/** Somebody takes a seat: the one they name (a taken one as a team), else the first free one. The name is clean. */
export const join = (table: string, name: string, seat?: Seat): Promise<Joined | NoPlace | null> =>
	host.withPeople(table, async (standing, members) => {
		const place = placeAt(standing.table, members, seat);
		return typeof place === 'string' ? place : await enter(table, name, place);
	});

function placeAt(table: Table, members: readonly Member[], seat?: Seat): Seat | NoPlace {
	if (table.locked) return 'table-locked';
	if (table.closed) return 'table-closed';
	const at = (one: Seat) => members.filter((member) => member.seat === one).length;
	if (seat === undefined) {
		const free = Array.from({ length: table.seats }, (_, one) => one).find((one) => at(one) === 0);
		return free ?? 'no-free-seat';
	}
	if (seat >= table.seats) return 'bad-seat';
	return at(seat) < TEAM ? seat : 'seat-full';
}

async function enter(table: string, name: string, seat: Member['seat']): Promise<Joined> {
	const token = newToken();
	const member: Member = { id: newToken(), table, name, seat, joined: Date.now() };
	await storage().addMember(member, hashOf(token));
	return { member, token };
}

/** A seat is given by a link, though the table may be locked: the facilitator made it. */
export const seatByLink = (
	table: string,
	name: string,
	seat: Seat
): Promise<Joined | NoPlace | null> =>
	host.withPeople(table, async (standing, members) => {
		const place = placeAt({ ...standing.table, locked: false }, members, seat);
		return typeof place === 'string' ? place : await enter(table, name, place);
	});

/** A projector: it looks, and holds no seat. The oldest one makes room when there are too many. */
export async function screenByLink(table: string): Promise<Joined | null> {
	return host.withPeople(table, async (_, members) => {
		const screens = members.filter(({ seat }) => seat === 'screen');
		const [oldest] = screens;
		if (oldest && screens.length >= SCREENS) await leave(oldest);
		return enter(table, '', 'screen');
	});
}

/** Everybody at the table. */
export const membersOf = (table: string): Promise<Member[]> => storage().membersOf(table);

/** Renames somebody or gives them another seat. Null when there is no such person at this table. */
export async function changePerson(
	table: string,
	person: string,
	{ name, seat }: { name?: string | undefined; seat?: Seat | undefined }
): Promise<Member | NoPlace | null> {
	return host.withPeople(table, async (standing, members) => {
		const before = members.find(({ id }) => id === person);
		if (!before) return null;
		const moved = seat !== undefined && seat !== before.seat;
		const open = { ...standing.table, locked: false, closed: false };
		const place = moved ? placeAt(open, members, seat) : before.seat;
		if (typeof place === 'string' && place !== 'screen') return place;
		const after = { ...before, name: name ?? before.name, seat: place };
		await storage().updateMember(after);
		if (moved) closePerson(person, MOVED);
		return after;
	});
}

/** Removes somebody: their tokens and sockets end at once. False when there is no such person at this table. */
export async function removePerson(table: string, person: string): Promise<boolean> {
	const found = await host.withPeople(table, async (_, members) => {
		const member = members.find(({ id }) => id === person);
		if (member) await leave(member);
		return member !== undefined;
	});
	return found ?? false;
}

async function leave(member: Member): Promise<void> {
	await storage().deleteMember(member.id);
	closePerson(member.id, REMOVED);
}

/** Notes whether somebody is connected; the room and the desk show it. */
export const presence = (member: Member, present: boolean): Promise<void> =>
	host.presence(member, present);
