/** What is kept: one interface, promises throughout, with one contract test for every database. */
import type { Entry } from '../../engine/referee.ts';

export interface Workshop {
	readonly id: string;
	readonly title: string;
	/** SHA-256 of the facilitator's token, base64url. */
	readonly tokenHash: string;
	/** Milliseconds since 1970, as all times here. */
	readonly opened: number;
	/** When it is deleted with everything in it. */
	readonly expires: number;
}

export interface Table {
	readonly id: string;
	readonly workshop: string;
	readonly code: string;
	readonly title: string;
	readonly game: string;
	/** The module's version when the table was opened. */
	readonly version: number;
	readonly seats: number;
	readonly dice: 'app' | 'real';
	readonly locked: boolean;
	readonly closed: boolean;
	/** Epoch of its view and room documents; raised when they had to be built anew. */
	readonly epoch: number;
	/** Seats whose sheet the owner opened to the table. */
	readonly open: readonly number[];
	readonly opened: number;
}

/** Somebody who took a seat, or a screen that only looks. */
export interface Member {
	/** Public: stands in the room document. */
	readonly id: string;
	readonly table: string;
	readonly tokenHash: string;
	readonly name: string;
	readonly seat: number | 'screen';
	readonly joined: number;
}

/** A one-use link that carries a role to another device. */
export interface Link {
	readonly hash: string;
	readonly table: string;
	readonly as: 'screen' | 'seat' | 'facilitator';
	/** Whose seat it carries, for `seat`. */
	readonly member: string | null;
	readonly expires: number;
}

export interface StoredEntry extends Entry {
	readonly at: number;
}

/** One Yjs update of one document. */
export interface Update {
	readonly document: string;
	readonly bytes: Uint8Array;
}

/** `stored`: it is true now. `taken`: another entry got this seq first; load and try again. */
export type Appended = 'stored' | 'taken';

export interface Storage {
	addWorkshop(workshop: Workshop): Promise<void>;
	workshop(id: string): Promise<Workshop | null>;
	/** Deletes it with its tables, members, links, entries and documents. */
	deleteWorkshop(id: string): Promise<void>;
	/** Ids of the workshops whose date has come. */
	expired(now: number): Promise<string[]>;

	/** With entry 0 and the first updates of its documents, all or nothing. */
	addTable(table: Table, setup: StoredEntry, updates: readonly Update[]): Promise<void>;
	table(id: string): Promise<Table | null>;
	tableByCode(code: string): Promise<Table | null>;
	tablesOf(workshop: string): Promise<Table[]>;
	updateTable(table: Table): Promise<void>;
	/** Entry 0 made anew (other seats or options before the first action): replaces the log and the table's server-written documents. */
	resetTable(table: Table, setup: StoredEntry, updates: readonly Update[]): Promise<void>;
	deleteTable(id: string): Promise<void>;

	addMember(member: Member): Promise<void>;
	memberByToken(tokenHash: string): Promise<Member | null>;
	membersOf(table: string): Promise<Member[]>;
	updateMember(member: Member): Promise<void>;
	deleteMember(id: string): Promise<void>;

	addLink(link: Link): Promise<void>;
	/** Returns the link and forgets it, once. Null for one unknown, used or out of date. */
	takeLink(hash: string, now: number): Promise<Link | null>;

	/** The entry and the updates it made, in one transaction, flushed to disk before it resolves. */
	append(table: string, entry: StoredEntry, updates: readonly Update[]): Promise<Appended>;
	/** The entries after `after` (-1 for all), rising. */
	entries(table: string, after: number): Promise<StoredEntry[]>;

	/** Updates of any documents in one transaction. */
	addUpdates(updates: readonly Update[]): Promise<void>;
	/** A document's updates, in order; empty for one never written. */
	updates(document: string): Promise<Uint8Array[]>;
	/** Replaces a document's first `count` updates by one that holds the same. */
	compact(document: string, count: number, bytes: Uint8Array): Promise<void>;

	/** Resolves when the database answers. */
	ping(): Promise<void>;
	close(): Promise<void>;
}
