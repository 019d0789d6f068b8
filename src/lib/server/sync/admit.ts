/** What a client may write into a co-edited document: judged before it touches any document of ours. */
import * as Y from 'yjs';
import type { DocumentName } from '../../table/documents.ts';
import { scan } from './scan.ts';

/** How many characters a text may hold. */
export const TEXT_LIMIT = 4_000;
/** How many texts a document may have: Yjs looks through all names for each text that it writes down. */
export const TEXTS = 1_500;
/** How many bytes a document's whole state may hold. */
export const DOCUMENT_LIMIT = 2 * 1024 * 1024;
/** Of how many clients one update may bring new content, and how much of it. */
const CLIENTS = 64;
const LENGTH = 256 * 1024;
/** How many new pieces an update may bring, each a stretch of letters or of their traces, or a deletion. */
const PIECES = 4_000;
/** How many pieces a document may hold, traces of deleted ones included. */
const PIECES_LIMIT = 20_000;

/**
 * `whole`: may be applied. `holes`: what it builds on is not here yet; the sender's sync step 2 brings both.
 * `full`: the document holds no more pieces. `refused`: no client of ours sends it.
 */
export type Admission = 'whole' | 'holes' | 'full' | 'refused';

/** The verdict on an update, the client ids under which it brings something new, and how many pieces that are. */
export interface Judged {
	readonly admission: Admission;
	readonly clients: readonly number[];
	readonly pieces: number;
}

/** The texts that a kind of document may have; null for one that nobody co-edits. */
export const textsOf = ({ kind }: DocumentName): RegExp | null => FIELDS[kind];

const FIELDS: Readonly<Record<DocumentName['kind'], RegExp | null>> = {
	sheet: /^(?:notes|caption)$/,
	story: /^[a-z]+(?:\.[0-9]{1,6}){1,2}$/,
	view: null,
	room: null,
	desk: null
};

/**
 * Judges an update by its bytes alone: plain characters in allowed texts, by few clients and in few pieces, joining on
 * to what `doc` holds. Yjs sees it only when all of it was good.
 */
export function admit(doc: Y.Doc, update: Uint8Array, texts: RegExp): Judged {
	const judge = new Judge(doc, texts);
	let admission: Admission;
	try {
		admission = judge.verdict(update);
	} catch {
		admission = 'refused';
	}
	return { admission, clients: [...judge.ends.keys()], pieces: judge.pieces };
}

class Judge {
	/** Where each client's content ends with what is new here; who comes back sends old content along. */
	readonly ends = new Map<number, number>();
	/** What is new here. */
	pieces = 0;
	#length = 0;
	readonly #doc: Y.Doc;
	readonly #texts: RegExp;
	readonly #names: Set<string>;

	constructor(doc: Y.Doc, texts: RegExp) {
		this.#doc = doc;
		this.#texts = texts;
		this.#names = new Set(doc.share.keys());
	}

	verdict(update: Uint8Array): Admission {
		const added = this.#extend(update);
		if (added !== 'whole') return added;
		if (!this.#joins(update)) return 'holes';
		if (this.pieces > PIECES) return 'refused';
		// each may cut two others in two
		return piecesOf(this.#doc) + 3 * this.pieces > PIECES_LIMIT ? 'full' : 'whole';
	}

	/** Notes what the update adds. */
	#extend(update: Uint8Array): Admission {
		for (const { kind, client, clock, length, root } of scan(update)) {
			const end = this.#endOf(client);
			if (root !== null && !this.#isText(root)) return 'refused';
			if (kind === 'skip' || clock > end) return 'holes';
			const fresh = clock + length - end;
			if (fresh <= 0) continue;
			this.#length += fresh;
			this.pieces += 1;
			this.ends.set(client, clock + length);
			if (this.ends.size > CLIENTS || this.#length > LENGTH) return 'refused';
		}
		return 'whole';
	}

	/** Whether all that the update refers to is there, now that its own content counts. */
	#joins(update: Uint8Array): boolean {
		const structs = scan(update);
		let next = structs.next();
		for (; !next.done; next = structs.next()) {
			const { leftClient, leftClock, rightClient, rightClock } = next.value;
			if (!this.#knows(leftClient, leftClock) || !this.#knows(rightClient, rightClock))
				return false;
		}
		for (const { client, clock, end } of next.value) {
			if (!this.#knows(client, end - 1)) return false;
			if (!this.#isDeleted(client, clock, end)) this.pieces += 1;
		}
		return true;
	}

	#isText(name: string): boolean {
		this.#names.add(name);
		return this.#texts.test(name) && this.#names.size <= TEXTS;
	}

	#knows(client: number, clock: number): boolean {
		return client < 0 || clock < this.#endOf(client);
	}

	#isDeleted(client: number, clock: number, end: number): boolean {
		if (clock >= Y.getState(this.#doc.store, client)) return false;
		const there = Y.getItem(this.#doc.store, Y.createID(client, clock));
		return there.deleted && there.id.clock + there.length >= end;
	}

	#endOf(client: number): number {
		return this.ends.get(client) ?? Y.getState(this.#doc.store, client);
	}
}

/** How many pieces a document is made of. */
export function piecesOf(doc: Y.Doc): number {
	let pieces = 0;
	for (const own of doc.store.clients.values()) pieces += own.length;
	return pieces;
}
