/** What a client may write into a co-edited document: judged before it touches any document of ours. */
import * as Y from 'yjs';
import type { DocumentName } from '../../table/documents.ts';
import { scan } from './scan.ts';

/** A text holds at most so many characters. */
const TEXT_LIMIT = 4_000;
/** So many texts a document has at most: Yjs looks through all names for each text that it writes down. */
const TEXTS = 1_500;
/** A document's whole state holds at most so many bytes. */
export const DOCUMENT_LIMIT = 2 * 1024 * 1024;
/** One update brings new content of at most so many clients, and at most so much. */
const CLIENTS = 64;
const LENGTH = 256 * 1024;

/**
 * `whole`: may be applied. `holes`: what it builds on is not here yet; the sender's sync step 2 brings both.
 * `refused`: no client of ours sends it.
 */
export type Admission = 'whole' | 'holes' | 'refused';

/** The verdict on an update, and the client ids under which it brings something new. */
export interface Judged {
	readonly admission: Admission;
	readonly clients: readonly number[];
}

/** The texts that a kind of document may have; null for one that nobody co-edits. */
export function textsOf(name: DocumentName): RegExp | null {
	switch (name.kind) {
		case 'sheet':
			return /^(?:notes|caption)$/;
		case 'story':
			return /^[a-z]+(?:\.[0-9]{1,6}){1,2}$/;
		case 'view':
		case 'room':
		case 'desk':
			return null;
	}
}

/**
 * Judges an update by its bytes alone: plain characters in allowed texts, by few clients, joining on to what `doc`
 * holds. Yjs sees it only when all of it was good.
 */
export function admit(doc: Y.Doc, update: Uint8Array, texts: RegExp): Judged {
	/** Where each client's content ends with what is new here; who comes back sends old content along. */
	const ends = new Map<number, number>();
	const endOf = (client: number) => ends.get(client) ?? Y.getState(doc.store, client);
	const known = (client: number, clock: number) => client < 0 || clock < endOf(client);
	let admission: Admission;
	try {
		admission = extend(update, texts, ends, endOf);
		if (admission === 'whole' && !joins(update, known)) admission = 'holes';
	} catch {
		admission = 'refused';
	}
	return { admission, clients: [...ends.keys()] };
}

/** Notes in `ends` what the update adds. */
function extend(
	update: Uint8Array,
	texts: RegExp,
	ends: Map<number, number>,
	endOf: (client: number) => number
): Admission {
	let added = 0;
	for (const { kind, client, clock, length, root } of scan(update)) {
		const end = endOf(client);
		if (root !== null && !texts.test(root)) return 'refused';
		if (kind === 'skip' || clock > end) return 'holes';
		const fresh = clock + length - end;
		if (fresh <= 0) continue;
		added += fresh;
		ends.set(client, clock + length);
		if (ends.size > CLIENTS || added > LENGTH) return 'refused';
	}
	return 'whole';
}

/** Whether all that the update refers to is there, now that its own content counts. */
function joins(update: Uint8Array, known: (client: number, clock: number) => boolean): boolean {
	const structs = scan(update);
	let next = structs.next();
	for (; !next.done; next = structs.next()) {
		const { leftClient, leftClock, rightClient, rightClock } = next.value;
		if (!known(leftClient, leftClock) || !known(rightClient, rightClock)) return false;
	}
	for (const { client, end } of next.value) if (!known(client, end - 1)) return false;
	return true;
}

/** Whether a text, or the number of texts, has grown beyond what we keep. */
export function isOvergrown(doc: Y.Doc): boolean {
	if (doc.share.size > TEXTS) return true;
	for (const text of doc.share.keys()) if (doc.getText(text).length > TEXT_LIMIT) return true;
	return false;
}
