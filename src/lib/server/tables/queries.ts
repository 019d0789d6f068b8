/** What somebody at a table may look at: the view, the documents' names, the log. */
import type { Audience, Seat } from '../../engine/module.ts';
import type { Json } from '../../engine/json.ts';
import { endOf } from '../../games/boards.ts';
import * as m from '../../paraglide/messages.js';
import { nameOf } from '../../table/documents.ts';
import { namesIn } from '../../table/room.ts';
import type { Start } from '../../table/start.ts';
import type { Visitor } from '../storage/identity.ts';
import { ModuleFault } from './guarded.ts';
import { positionAfter, seatsIn, type HostedTable } from './hosted.ts';
import { seenAt, seenNow } from './memory.ts';
import { latestTo, roomName, viewName } from './projection.ts';
import type { PublicEntry } from './publicEntry.ts';
import { storage } from '../storage/store.ts';
import { host, hostedTable } from './tables.ts';
import { toldFrom, toldOf, type Hearer } from './toldLog.ts';

/** Looks at a table; where the rules throw at that, at the table as it stands then. Null for an unknown one. */
async function lookAt<Seen>(
	table: string,
	look: (hosted: HostedTable) => Promise<Seen> | Seen
): Promise<Seen | null> {
	const hosted = await hostedTable(table);
	if (!hosted) return null;
	try {
		return await look(hosted);
	} catch (cause) {
		if (hosted.down || !(cause instanceof ModuleFault)) throw cause;
		return lookAt(table, look);
	}
}

/** The seat that a visitor holds; null for a facilitator and a screen. */
export const seatOf = ({ member }: Visitor): Seat | null =>
	member && member.seat !== 'screen' ? member.seat : null;

/** What this visitor begins with, for their own seat or, with `asTable`, as the table sees it. Null when the table is gone. */
export async function startAt(
	table: string,
	visitor: Visitor,
	asTable = false
): Promise<Start | null> {
	return lookAt(table, async (hosted) => {
		const seat = asTable ? null : seatOf(visitor);
		const audience: Audience = seat ?? 'table';
		const screen = !visitor.facilitator && visitor.member?.seat === 'screen';
		return {
			seq: hosted.position.log.length - 1,
			events: latestTo(hosted, audience).events,
			view: seenNow(hosted, audience) as Record<string, Json>,
			seat,
			person: visitor.member?.id ?? null,
			room: await host.room(hosted),
			expires: (await storage().workshop(hosted.table.workshop))?.expires ?? 0,
			documents: {
				view: viewName(hosted.table, audience),
				room: roomName(hosted.table),
				story: screen ? null : nameOf({ kind: 'story', table }),
				sheets: screen ? [] : sheetNames(hosted.table.seats, table)
			}
		};
	});
}

const sheetNames = (seats: number, table: string): string[] =>
	Array.from({ length: seats }, (_, seat) => nameOf({ kind: 'sheet', table, seat }));

/** What this visitor, or with `asTable` the table, saw after entry `at`. Null when table or entry is not there. */
export async function viewAt(
	table: string,
	visitor: Visitor,
	asTable: boolean,
	at: number
): Promise<{ seq: number; view: Record<string, Json> } | null> {
	return lookAt(table, (hosted) => {
		if (!hosted.position.log[at]) return null;
		const before = positionAfter(hosted, at);
		const seat = asTable ? null : seatOf(visitor);
		// who joined in mid-game had no view of their own before
		const audience = seat !== null && seat < seatsIn(hosted.game, before) ? seat : 'table';
		const view = seenAt(hosted, before, audience);
		return { seq: at, view: view as Record<string, Json> };
	});
}

/** Some entries of the log, by their numbers, each with what this visitor may know of it. Null when the table is gone. */
export async function entriesAt(
	table: string,
	visitor: Visitor,
	seqs: readonly number[]
): Promise<PublicEntry[] | null> {
	return lookAt(table, async (hosted) => {
		const hearer = await hearerAt(hosted, visitor);
		return seqs.flatMap((seq) => {
			const entry = hosted.position.log[seq];
			return entry ? [toldOf(entry, hosted, hearer)] : [];
		});
	});
}

/** All entries after `after` as JSON, and how many had to be put into words for that: a long log is put together piece by piece. */
export async function logTextAt(
	table: string,
	visitor: Visitor,
	after: number
): Promise<{ text: string; made: number } | null> {
	return lookAt(table, async (hosted) =>
		toldFrom(hosted, await hearerAt(hosted, visitor), Math.max(0, after + 1))
	);
}

async function hearerAt(hosted: HostedTable, visitor: Visitor): Promise<Hearer> {
	const room = await host.room(hosted);
	return {
		audience: seatOf(visitor) ?? 'table',
		names: namesIn(room, (number) => m.seat_number({ number }))
	};
}

/** How the game ended, in words; `end` is null while it goes on, and where it tells that on its own board. Null when the table is gone. */
export async function endAt(table: string) {
	return lookAt(table, async (hosted) => {
		if (hosted.down) return { end: null };
		const names = namesIn(await host.room(hosted), (number) => m.seat_number({ number }));
		const view = seenNow(hosted, 'table');
		return { end: await endOf(hosted.game.id, view, names) };
	});
}
