/** Who is let in to a document, with what right, and how much they may send. */
import type { Credentials, Visitor } from '../storage/identity.ts';
import type { Member, Table } from '../storage/storage.ts';
import { textsOf } from './admit.ts';
import { Allowance } from './bucket.ts';
import { TRY_LATER } from './documentStore.ts';
import type { Handshake } from './handshake.ts';
import { exists, right, type Right, type TableDocument } from './rights.ts';
import { GONE, MOVED, REMOVED } from '../base/closeCodes.ts';

/** Sockets of one table and of one person: a phone opens about ten. */
const SOCKETS = { table: 1_000, person: 64 };
/** A person may send this many times as much as one of their sockets. */
const SHARE = 4;

/** Whom the server let in, and to what. */
export interface Admitted {
	readonly right: Right;
	/** The texts that may be written; null for a document that is only read. */
	readonly texts: RegExp | null;
	readonly member: Member | null;
	readonly facilitator: boolean;
	readonly table: string | null;
	readonly workshop: string;
	readonly acks: boolean;
	/** What this person may send over all connections. */
	readonly allowance: Allowance;
}

/** What the rest of the server knows of a visitor. */
export interface People {
	findTable(id: string): Promise<Table | null>;
	visitorAt(table: string, credentials: Credentials): Promise<Visitor>;
	facilitates(workshop: string, credentials: Credentials): Promise<boolean>;
}

/** How many sockets are open. */
interface Sockets {
	ofTable(table: string): number;
	ofPerson(member: string): number;
}

export class Judge {
	readonly #people: People;
	readonly #sockets: Sockets;
	readonly #allowances = new Map<string, Allowance>();

	constructor(people: People, sockets: Sockets) {
		this.#people = people;
		this.#sockets = sockets;
	}

	/** Forgets who has sent nothing for a while. */
	tidy(): void {
		for (const [who, one] of this.#allowances) if (one.isFull()) this.#allowances.delete(who);
	}

	/** What the visitor may do here, or the code of the refusal. Nothing is loaded for a stranger. */
	async judge({ document, credentials, acks }: Handshake): Promise<Admitted | number> {
		if (document.kind !== 'desk') return this.#judgeAtTable(document, credentials, acks);
		const { workshop } = document;
		if (!(await this.#people.facilitates(workshop, credentials))) return REMOVED;
		return {
			right: 'read',
			texts: null,
			member: null,
			facilitator: true,
			table: null,
			workshop,
			acks,
			allowance: this.#allowanceOf(workshop)
		};
	}

	async #judgeAtTable(
		document: TableDocument,
		credentials: Credentials,
		acks: boolean
	): Promise<Admitted | number> {
		const table = await this.#people.findTable(document.table);
		if (!table) return GONE;
		const visitor = await this.#people.visitorAt(table.id, credentials);
		const { member, facilitator } = visitor;
		if (!member && !facilitator) return REMOVED;
		const granted = right(visitor, document, table);
		if (!granted) return MOVED;
		if (!exists(document, table)) return GONE;
		if (this.#isFull(table.id, member)) return TRY_LATER;
		return {
			right: granted,
			texts: textsOf(document),
			member,
			facilitator,
			table: table.id,
			workshop: table.workshop,
			acks,
			allowance: this.#allowanceOf(member?.id ?? table.workshop)
		};
	}

	#allowanceOf(who: string): Allowance {
		const known = this.#allowances.get(who) ?? new Allowance(SHARE);
		this.#allowances.set(who, known);
		return known;
	}

	#isFull(table: string, member: Member | null): boolean {
		if (member && this.#sockets.ofPerson(member.id) >= SOCKETS.person) return true;
		return this.#sockets.ofTable(table) >= SOCKETS.table;
	}
}
