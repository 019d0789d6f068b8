/** Who leaves a table by the facilitator's word: removed, let back in at any later time, or moved to another table. */
import type { Seat } from '../../engine/module.ts';
import { closePerson } from '../sync/documents.ts';
import { notePerson } from '../tables/facilitation.ts';
import { emptiest, enter, noteMoved, placeAt, settle, standingAt, type NoPlace } from './people.ts';
import { MOVED, REMOVED } from '../base/closeCodes.ts';
import type { Computer } from '../../table/facilitation.ts';
import type { Member, Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { findTable, host } from '../tables/tables.ts';
import { takeAppraisalAlong } from './appraisals.ts';
import { forgetNames, forgetSoon } from './forgetting.ts';
import { suggestName } from './suggestName.ts';
import { hashOf, newToken } from '../base/tokens.ts';

/** Removes somebody, who may join again or is barred: their sockets end at once. False when there is no such person at this table. */
export async function removePerson(table: string, person: string, back = true): Promise<boolean> {
	const member = await host.withPeople(table, async (_, members) => {
		const found = members.find(({ id }) => id === person) ?? null;
		if (found) {
			const standing = back ? 'removed' : 'barred';
			// who only said that a place is theirs is nobody, whom nobody could let back in
			if (found.next !== null) await storage().deleteMember(person);
			else await storage().updateMember({ ...found, standing, since: Date.now() });
			closePerson(person, REMOVED);
		}
		return found;
	});
	if (!member) return false;
	if (member.seat !== 'screen') {
		const did = member.standing === 'waiting' ? 'refused' : back ? 'removed' : 'barred';
		await notePerson(host, table, did, member.seat);
	}
	forgetSoon(person);
	return true;
}

/** Somebody gives up their own place: name and tokens are forgotten at once, on all of their devices. */
export async function leave(
	table: string,
	{ id, seat }: { readonly id: string; readonly seat: Seat }
): Promise<void> {
	await host.withPeople(table, async () => {
		await storage().deleteMember(id);
		closePerson(id, REMOVED);
	});
	await notePerson(host, table, 'left', seat);
	await forgetNames(table);
}

/** Lets somebody who was removed back in: the same person, seat and devices, with a made-up name where theirs is gone. Null when nobody was removed so. */
export async function takeBack(table: string, person: string): Promise<Member | NoPlace | null> {
	const returned = await host.withPeople(table, async (hosted, members) => {
		const before = await storage().member(person);
		if (before?.table !== table || before.seat === 'screen') return null;
		if (before.standing !== 'removed' && before.standing !== 'barred') return null;
		const open = { ...hosted.table, locked: false, closed: false };
		const seat = placeAt(open, members, before.seat);
		if (typeof seat === 'string') return seat;
		const name = before.name || suggestName();
		const standing = standingAt({ hosted, members }, seat);
		const after: Member = { ...before, name, standing, since: Date.now() };
		await storage().updateMember(after);
		return after;
	});
	if (returned === null || typeof returned === 'string' || returned.seat === 'screen') {
		return returned;
	}
	await notePerson(host, table, 'returned', returned.seat);
	return settle(returned);
}

/** Gives somebody a place at another table of the workshop: this seat, else a free one, else the emptiest. */
export async function moveTo(
	table: string,
	person: string,
	to: string,
	seat?: Seat
): Promise<Member | NoPlace | null> {
	const [here, there] = [await findTable(table), await findTable(to)];
	if (!here || here.workshop !== there?.workshop) return 'no-such-table';
	const before = (await storage().membersOf(table)).find(({ id }) => id === person);
	if (!before || before.seat === 'screen') return null;
	const sat = await host.withPeople<Member | NoPlace>(to, async (hosted, members) => {
		const place = placeFor(hosted.table, members, hosted.facilitation.computers, seat);
		if (typeof place === 'string') return place;
		return (await enter({ hosted, members }, before.name, place)).member;
	});
	if (sat === null || typeof sat === 'string') return sat;
	const placed = await settle(sat);
	await host.withPeople(table, async () => {
		const after = { ...before, standing: 'moved', since: Date.now(), next: placed.id } as const;
		await storage().updateMember(after);
		closePerson(person, MOVED);
	});
	await takeAppraisalAlong(here.workshop, person, placed.id);
	await notePerson(host, table, 'away', before.seat);
	if (placed.seat !== 'screen') await noteMoved(to, placed.seat);
	return placed;
}

function placeFor(
	table: Table,
	members: readonly Member[],
	computers: readonly Computer[],
	seat?: Seat
): Seat | NoPlace {
	const open = { ...table, locked: false };
	const place = placeAt(open, members, seat, computers);
	return place === 'no-free-seat' ? placeAt(open, members, emptiest(table, members)) : place;
}

/** One more token of who this person has become at the table to which they were moved. */
export async function tokenAfterMove({
	next
}: Member): Promise<{ member: Member; token: string } | null> {
	const member = next === null ? null : await storage().member(next);
	if (!member) return null;
	const token = newToken();
	await storage().addToken(hashOf(token), { member: member.id });
	return { member, token };
}
