/** What is kept: one interface, promises throughout, with one contract test for every database. */
import type { Entry } from '../../engine/referee.ts';
import type { Brought } from '../../engine/module.ts';

export interface Workshop {
	readonly id: string;
	readonly title: string;
	/** Milliseconds since 1970, as all times here. */
	readonly opened: number;
	/** When it is deleted with everything in it. */
	readonly expires: number;
	/** Admits to one of its tables. */
	readonly code: string;
	/** Whether who comes by that code picks a table; else people are spread evenly. */
	readonly picks: boolean;
	/** Whether names wait for the facilitator's word at tables that are opened from now on. */
	readonly approve: boolean;
	/** Ids of what its facilitators like of a game. */
	readonly marks: readonly string[];
	/** What its walls and prints speak, as a language tag; a file may name one that this program does not speak. */
	readonly language: string;
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
	/** Below 0 while it is being brought from a file, with all that belongs to it; see `finishTables`. */
	readonly opened: number;
	/** The table at which its people play on after the end; null while there is none. */
	readonly next: string | null;
	/** Whether the people of one seat agree on what it does before it is played. */
	readonly agree: boolean;
	/** Whether the desk is its only device, and acts for every seat. */
	readonly single: boolean;
}

/** Somebody who took a seat, or a screen that only looks. */
export interface Member {
	/** Public: stands in the room document. */
	readonly id: string;
	readonly table: string;
	readonly name: string;
	readonly seat: number | 'screen';
	readonly joined: number;
	readonly standing: MemberStanding;
	/** When the facilitator last decided about them; 0 for never. */
	readonly since: number;
	/** Who they are at the table to which they were moved; of one who waits, whose place they say is theirs. */
	readonly next: string | null;
}

/**
 * `waiting`: holds a place, until the facilitator lets them in or not. `removed`: may come back; `barred`: may not;
 * `moved`: is somebody at another table now. Those three hold no place.
 */
export type MemberStanding = 'seated' | 'waiting' | 'removed' | 'barred' | 'moved';

/** A text or picture that somebody at a table does not want to stand there. Who said so is not kept. */
export interface Report {
	readonly id: string;
	readonly table: string;
	/** Empty where it is about a picture. */
	readonly text: string;
	readonly at: number;
	/** The seat on whose sheet the picture hangs; null where it is about a text. */
	readonly picture: number | null;
}

/** The drawing or photo on a seat's sheet. */
export interface Picture {
	readonly table: string;
	readonly seat: number;
	/** The same for the same bytes, and for no others. */
	readonly mark: string;
	readonly type: 'jpeg' | 'png';
	readonly width: number;
	readonly height: number;
	readonly bytes: Uint8Array;
}

/** Whom a token speaks for: a person at a table, or the facilitator of a workshop. */
export type Holder = { readonly member: string } | { readonly workshop: string };

/** A one-use link that carries a role to another device. */
export interface Link {
	/** SHA-256 of the link's token, base64url, as all hashes here. */
	readonly hash: string;
	/** The table it leads to; null where it leads to a workshop. */
	readonly table: string | null;
	readonly workshop: string | null;
	readonly as: 'screen' | 'seat' | 'facilitator';
	/** Which seat it gives, for `seat`. */
	readonly seat: number | null;
	/** Whose place there it carries; null where nobody sat yet. */
	readonly member: string | null;
	readonly expires: number;
}

/** A link to a page of a table, open to all who have the link. */
export interface PageLink {
	/** Of what stands in its address. */
	readonly hash: string;
	readonly table: string;
	/** Whose own page it is; null for the table's. */
	readonly seat: number | null;
	/** Milliseconds since 1970. */
	readonly made: number;
}

export interface StoredEntry extends Entry {
	readonly at: number;
}

/** One Yjs update of one document. */
export interface Update {
	readonly document: string;
	readonly bytes: Uint8Array;
	/** Whose the client ids are that it brings for the first time; none in a document that the server writes. */
	readonly authors?: readonly Author[];
}

/** A row of a document; the next one's number is one more. */
export interface StoredUpdate {
	readonly seq: number;
	readonly bytes: Uint8Array;
}

/** A Yjs client id, and the person (or `facilitator`) under whose hand it writes. */
export interface Author {
	readonly client: number;
	readonly member: string;
}

/** `stored`: it is true now. `taken`: another entry got this seq first; load and try again. */
export type Appended = 'stored' | 'taken';

export interface Storage {
	/** With the hash of its first facilitator's token. */
	addWorkshop(workshop: Workshop, tokenHash: string): Promise<void>;
	workshop(id: string): Promise<Workshop | null>;
	workshopByCode(code: string): Promise<Workshop | null>;
	updateWorkshop(workshop: Workshop): Promise<void>;
	/** Deletes it with its tables, members, tokens, links, entries and documents; see `scrub`. */
	deleteWorkshop(id: string): Promise<void>;
	/** In place of the workshop's earlier pack; nothing where the workshop is gone. */
	putPack(workshop: string, pack: Brought): Promise<void>;
	/** Null where none was put in. */
	packOf(workshop: string): Promise<Brought | null>;
	/** Ids of the workshops whose date has come. */
	expired(now: number): Promise<string[]>;

	/** With its log, of entry 0 at least, and the first updates of its documents, all or nothing. */
	addTable(table: Table, log: readonly StoredEntry[], updates: readonly Update[]): Promise<void>;
	table(id: string): Promise<Table | null>;
	tableByCode(code: string): Promise<Table | null>;
	/** All that are there: those that are being brought are not among them. */
	tablesOf(workshop: string): Promise<Table[]>;
	/** These tables of a workshop have been brought whole: from now on they are there, all or none. */
	finishTables(workshop: string, ids: readonly string[]): Promise<void>;
	/** The tables that are being brought, or were when a process was killed. */
	unfinishedTables(): Promise<string[]>;
	updateTable(table: Table): Promise<void>;
	/**
	 * Replaces the table's server-written documents by those of the record's new epoch; with `setup`,
	 * the log too begins anew (other seats or options before the first action).
	 */
	renewTable(table: Table, updates: readonly Update[], setup?: StoredEntry): Promise<void>;
	deleteTable(id: string): Promise<void>;

	addMember(member: Member, tokenHash: string): Promise<void>;
	/** Those who hold a place: who was removed or moved away is not among them. */
	membersOf(table: string): Promise<Member[]>;
	member(id: string): Promise<Member | null>;
	updateMember(member: Member): Promise<void>;
	/** Those whom the desk has removed and could let back in, barred or not. */
	removedFrom(table: string): Promise<Member[]>;
	/** Forgets the names of those who were removed, barred or moved before this time. Answers from which tables. */
	forgetNames(before: number): Promise<string[]>;
	/** With their tokens and links. */
	deleteMember(id: string): Promise<void>;

	/** One more token of somebody: another device. */
	addToken(tokenHash: string, holder: Holder): Promise<void>;
	/** Forgets a token of somebody: one device. */
	dropToken(tokenHash: string, holder: Holder): Promise<void>;
	memberByToken(tokenHash: string): Promise<Member | null>;
	/** The hashes of all tokens of somebody, in any order. */
	tokensOf(member: string): Promise<string[]>;
	/** The id of the workshop that this token leads. */
	workshopByToken(tokenHash: string): Promise<string | null>;
	/** Deletes all tokens that lead this workshop but these, and all links to its lead. */
	dropLeads(workshop: string, kept: readonly string[]): Promise<void>;

	addLink(link: Link): Promise<void>;
	/** Returns the link and forgets it, once. Null for one unknown, used or out of date. */
	takeLink(hash: string, now: number): Promise<Link | null>;

	/** In place of all earlier ones to the table's pages; nothing where the table is gone. */
	putPages(table: string, pages: readonly PageLink[]): Promise<void>;
	page(hash: string): Promise<PageLink | null>;
	/** The table's own first, then by seat. */
	pagesOf(table: string): Promise<PageLink[]>;
	/** Takes back those to one page of the table (null for the table's own), or to all of them. */
	dropPages(table: string, seat?: number | null): Promise<void>;

	addReport(report: Report): Promise<void>;
	/** The table's reports, oldest first. */
	reportsOf(table: string): Promise<Report[]>;
	/** False where the table has no such report. */
	dropReport(table: string, id: string): Promise<boolean>;

	/** In place of the seat's earlier one; nothing where the table is gone. */
	putPicture(picture: Picture): Promise<void>;
	picture(table: string, seat: number): Promise<Picture | null>;
	/** The table's pictures by seat, without their bytes. */
	picturesOf(table: string): Promise<Omit<Picture, 'bytes'>[]>;
	/** False where the seat has none. */
	dropPicture(table: string, seat: number): Promise<boolean>;

	/**
	 * The entry, the updates it made and the table's new number of seats, in one transaction, flushed to
	 * disk before it resolves. A repeated id, and a table that is gone, are `taken` too.
	 */
	append(
		table: string,
		entry: StoredEntry,
		updates: readonly Update[],
		seats: number
	): Promise<Appended>;
	/** The entries after `after` (-1 for all), rising. */
	entries(table: string, after: number): Promise<StoredEntry[]>;
	/** The open tables at which something may happen by itself: the desk has ever given a seat to the computer, or a turn a date. Missing where alarms lead to them, whichever process is there. */
	tablesOnTheirOwn?(): Promise<string[]>;

	/**
	 * Updates of any documents, in one transaction for each workshop; those of a table or workshop that is gone are
	 * dropped. Answers the documents that another process owns by now: nothing was written there.
	 */
	addUpdates(updates: readonly Update[]): Promise<readonly string[]>;
	/** A document's updates, in order; empty for one never written. */
	updates(document: string): Promise<StoredUpdate[]>;
	/** Whose the client ids in a document are. */
	authors(document: string): Promise<Author[]>;
	/** Replaces a document's updates up to the one with number `last` by one that holds the same, in its place; nothing where that is gone. */
	compact(document: string, last: number, bytes: Uint8Array): Promise<void>;

	/** Forgets what is out of date beside workshops: links, and files that were set aside. */
	tidy(now: number): Promise<void>;
	/** Leaves no trace of what was deleted where the data lie, or of what a document was `shortened` by; soon, where that was done just before. */
	scrub(shortened?: boolean): Promise<void>;
	/** How many workshops, tables and people there are. */
	count(): Promise<{ workshops: number; tables: number; people: number }>;
	/** Whether the database can be written to just now, and has room to grow. */
	canStore(): Promise<boolean>;
	/** Resolves when the database answers. */
	ping(): Promise<void>;
	close(): Promise<void>;
}
