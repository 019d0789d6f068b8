/** The people at a table: they take a seat by its code or a link, are let in, renamed and moved, come and go. */
import { hasHands, type Seat } from '../../engine/module.ts';
import { MOVED, REMOVED } from '../base/closeCodes.ts';
import { Due } from '../base/due.ts';
import { Soon } from '../tables/queue.ts';
import { handOver } from '../tables/handOver.ts';
import { closePerson } from '../sync/documents.ts';
import { seatLate } from './lateJoining.ts';
import { notePerson, tellTakenOver } from '../tables/facilitation.ts';
import type { Computer } from '../../table/facilitation.ts';
import { isComputer } from '../../table/room.ts';
import type { Member, MemberStanding, Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { host } from '../tables/tables.ts';
import { renameListed } from './classList.ts';
import { forgetNames } from './forgetting.ts';
import { hashOf, newToken } from '../base/tokens.ts';

/** How many people can hold one seat together. */
export const TEAM = 6;
/** How many projectors and other onlookers a table has at most. */
const SCREENS = 12;

/** Why somebody cannot have a place. */
export type NoPlace =
	| 'table-locked'
	| 'table-closed'
	| 'bad-seat'
	| 'seat-full'
	| 'no-free-seat'
	| 'barred'
	| 'no-picking'
	| 'no-open-table'
	| 'no-such-table'
	| 'name-taken';

/** Somebody new at a table, and the token that proves it: it is not kept. */
export interface Joined {
	readonly member: Member;
	readonly token: string;
}

/**
 * Somebody takes a seat: the one they name (a taken one as a team), else the first free one. The name is clean. They wait
 * where the desk wants to see names first, and where `standingAt` says so.
 */
export const join = async (
	table: string,
	name: string,
	seat?: Seat
): Promise<Joined | NoPlace | null> => seated(await sitDown(table, name, seat));

/** Somebody new on the seat at which they play. */
async function seated(joined: Joined | NoPlace | null): Promise<Joined | NoPlace | null> {
	if (joined === null || typeof joined === 'string') return joined;
	return { ...joined, member: await settle(joined.member) };
}

/** Somebody on the seat at which they play: a new one where theirs is out of the game, the computer's where it had it. */
export async function settle(member: Member): Promise<Member> {
	const seated = await seatLate(member);
	await handOver(member.table);
	return seated;
}

const sitDown = (table: string, name: string, seat?: Seat) =>
	host.withPeople<Joined | NoPlace>(table, async (hosted, members) => {
		const place = placeAt(hosted.table, members, seat, hosted.facilitation.computers);
		if (typeof place === 'string') return place;
		return enter({ hosted, members }, name, place, { held: hosted.facilitation.approve });
	});

/** Where somebody who wants this seat, or any, would sit: at one that the computer plays only where no other is free. */
export function placeAt(
	table: Table,
	members: readonly Member[],
	seat?: Seat,
	computers: readonly Computer[] = []
): Seat | NoPlace {
	if (table.locked) return 'table-locked';
	if (table.closed) return 'table-closed';
	const at = (one: Seat) => members.filter((member) => member.seat === one).length;
	if (seat === undefined) {
		const seats = Array.from({ length: table.seats }, (_, one) => one);
		const free = seats.filter((one) => at(one) === 0);
		return free.find((one) => !isComputer({ computers }, one)) ?? free[0] ?? 'no-free-seat';
	}
	if (seat >= table.seats) return 'bad-seat';
	return at(seat) < TEAM ? seat : 'seat-full';
}

/** The seat that the fewest people hold, the first of them; of the empty ones one that the computer does not play. */
export const emptiest = (
	{ seats }: Table,
	members: readonly Member[],
	computers: readonly Computer[] = []
): Seat => {
	const at = (one: Seat) =>
		members.filter((member) => member.seat === one).length +
		(isComputer({ computers }, one) ? 0.5 : 0);
	return Array.from({ length: seats }, (_, one) => one).reduce((least, one) =>
		at(one) < at(least) ? one : least
	);
};

/** A table and its people, as they are while somebody comes to it. */
interface Around {
	readonly hosted: HostedTable;
	readonly members: readonly Member[];
}

/**
 * How somebody comes to a seat, by whichever door: where others sit there and the game has hands, they wait for a word,
 * since that hand is what they would see.
 */
export function standingAt({ hosted, members }: Around, seat: Member['seat']): MemberStanding {
	const taken = members.some((one) => one.seat === seat && one.standing === 'seated');
	return taken && seat !== 'screen' && hasHands(hosted.game) ? 'waiting' : 'seated';
}

/** How somebody comes beside their name. */
interface Coming {
	/** Whether they wait for the facilitator's word. */
	readonly held?: boolean;
	/** Whose place they say is theirs. */
	readonly next?: string | null;
}

/** Somebody new, with the token that proves it. */
export async function enter(
	around: Around,
	name: string,
	seat: Member['seat'],
	{ held = false, next = null }: Coming = {}
): Promise<Joined> {
	const token = newToken();
	const standing = held ? 'waiting' : standingAt(around, seat);
	const now = { joined: Date.now(), standing, since: 0, next } as const;
	const member: Member = { id: newToken(), table: around.hosted.table.id, name, seat, ...now };
	await storage().addMember(member, hashOf(token));
	host.noteComing(member, true);
	loading.in(`${member.table} ${member.id}`, LOADING);
	return { member, token };
}

/**
 * A seat is given by a link, though the table may be locked: the facilitator made it. At a taken one they wait as in `join`;
 * where the link is for somebody, not for this seat, they have a free one then.
 */
export const seatByLink = async (
	table: string,
	name: string,
	seat: Seat,
	forSomebody = false
): Promise<Joined | NoPlace | null> =>
	seated(
		await host.withPeople<Joined | NoPlace>(table, async (hosted, members) => {
			const open = { ...hosted.table, locked: false };
			const free =
				forSomebody && members.some((one) => one.seat === seat) && placeAt(open, members);
			const place = typeof free === 'number' ? free : placeAt(open, members, seat);
			return typeof place === 'string' ? place : await enter({ hosted, members }, name, place);
		})
	);

/** A projector: it looks, and holds no seat. The oldest one makes room when there are too many. */
export async function screenByLink(table: string): Promise<Joined | null> {
	return host.withPeople(table, async (hosted, members) => {
		const screens = members.filter(({ seat }) => seat === 'screen');
		const [oldest] = screens;
		if (oldest && screens.length >= SCREENS) {
			await storage().deleteMember(oldest.id);
			closePerson(oldest.id, REMOVED);
		}
		return enter({ hosted, members }, '', 'screen');
	});
}

/** Everybody who has a place at the table. */
export const membersOf = (table: string): Promise<Member[]> => storage().membersOf(table);

/** What the desk may change of somebody; what is left out stays. */
export interface PersonChanges {
	readonly name?: string | undefined;
	readonly seat?: Seat | undefined;
	/** Lets in who waited. */
	readonly approved?: true | undefined;
}

/** Renames somebody, gives them another seat, or lets them in. Null when there is no such person at this table. */
export async function changePerson(
	table: string,
	person: string,
	changes: PersonChanges
): Promise<Member | NoPlace | null> {
	const changed = await host.withPeople(table, async (hosted, members) => {
		const before = members.find(({ id }) => id === person);
		if (!before) return null;
		const after = changedTo(before, { hosted, members }, changes);
		if (typeof after === 'string') return after;
		await storage().updateMember(after);
		if (after.seat !== before.seat) closePerson(person, MOVED);
		return { before, after, workshop: hosted.table.workshop };
	});
	if (changed === null || typeof changed === 'string') return changed;
	const { before } = changed;
	const sits = changed.after.seat !== before.seat || changed.after.standing !== before.standing;
	const after = sits ? await settle(changed.after) : changed.after;
	await noteChanges(table, { before, after });
	if (after.name !== before.name) {
		await renameListed(changed.workshop, before.name, after.name);
		await forgetNames(table);
	}
	return after;
}

function changedTo(
	before: Member,
	around: Around,
	{ name = before.name, seat, approved }: PersonChanges
): Member | NoPlace {
	const moved = seat !== undefined && seat !== before.seat;
	const table = { ...around.hosted.table, locked: false, closed: false };
	const place = moved ? placeAt(table, around.members, seat) : before.seat;
	if (typeof place === 'string' && place !== 'screen') return place;
	const seated = before.standing === 'seated' && moved;
	const standing = seated ? standingAt(around, place) : before.standing;
	// whose place it is they have already, as soon as the desk says that it is theirs
	if (approved && before.next !== null) return { ...before, standing: 'moved', since: Date.now() };
	return { ...before, name, seat: place, standing: approved ? 'seated' : standing };
}

async function noteChanges(
	table: string,
	{ before, after }: { readonly before: Member; readonly after: Member }
): Promise<void> {
	if (after.seat === 'screen') return;
	const note = (did: Parameters<typeof notePerson>[2], seat: Seat) =>
		notePerson(host, table, did, seat);
	if (before.standing === 'waiting' && after.standing === 'seated')
		await note('approved', after.seat);
	if (after.name !== before.name) await note('renamed', after.seat);
	if (after.seat !== before.seat) await noteMoved(table, after.seat);
}

/** Notes that somebody was given this seat; where they hold it alone now, the game is told too. */
export async function noteMoved(table: string, seat: Seat): Promise<void> {
	await notePerson(host, table, 'moved', seat);
	const holders = (await membersOf(table)).filter((one) => one.seat === seat);
	if (holders.length === 1) await tellTakenOver(host, table, seat);
}

/** Milliseconds in which the page of somebody who has just joined may load: until then nobody says that they are offline. */
const LOADING = 20_000;

/** By table and person: they are offline if they have not come by then. */
const loading = new Due('who did not come could not be shown', async (key) => {
	const [table = '', id = ''] = key.split(' ');
	host.noteComing({ id }, false);
	await host.show(table);
});

const showing = new Due('presence could not be shown', (table) => host.show(table));

/** Comings and goings at a table within a moment are shown together: a class joins all at once. */
const soon = new Soon();

/** Notes whether somebody is connected; the room and the desk show it. */
export function presence(member: Member, present: boolean): Promise<void> {
	host.notePresence(member, present);
	loading.drop(`${member.table} ${member.id}`);
	return soon.run(member.table, () => showing.now(member.table));
}
