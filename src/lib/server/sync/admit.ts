/** What a client may write into a co-edited document: judged before it touches any document of ours. */
import * as Y from 'yjs';
import type { DocumentName } from '../../table/documents.ts';

/** A text holds at most so many characters. */
const TEXT_LIMIT = 4_000;
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
 * holds. The reader takes one struct after the other, so a declared count costs nothing.
 */
export function admit(doc: Y.Doc, update: Uint8Array, texts: RegExp): Admission {
	const decoded = decode(update);
	if (!decoded) return 'refused';
	const { structs, ds } = decoded;
	/** Where each client's content ends with what is new here; a page that comes back sends old content along. */
	const ends = new Map<number, number>();
	const endOf = (client: number) => ends.get(client) ?? Y.getState(doc.store, client);
	let added = 0;
	for (const struct of structs) {
		const { client, clock } = struct.id;
		if (struct instanceof Y.Skip || clock > endOf(client)) return 'holes';
		if (!isPlain(struct, texts)) return 'refused';
		const fresh = clock + struct.length - endOf(client);
		if (fresh <= 0) continue;
		added += fresh;
		ends.set(client, clock + struct.length);
		if (ends.size > CLIENTS || added > LENGTH) return 'refused';
	}
	const known = (id: Y.ID | null) => id === null || id.clock < endOf(id.client);
	for (const struct of structs) {
		if (struct instanceof Y.Item && !(known(struct.origin) && known(struct.rightOrigin))) {
			return 'holes';
		}
	}
	for (const [client, deleted] of ds.clients) {
		if (deleted.some(({ clock, len }) => clock + len > endOf(client))) return 'holes';
	}
	return 'whole';
}

function decode(update: Uint8Array) {
	try {
		return Y.decodeUpdate(update);
	} catch {
		return null;
	}
}

/** Characters or their deletion, in a text: no types within types, no formats, no embedded values, no map keys. */
function isPlain(struct: Y.Item | Y.GC | Y.Skip, texts: RegExp): boolean {
	if (struct.length === 0) return false;
	if (!(struct instanceof Y.Item)) return true;
	const { parent, parentSub, content } = struct as { parent: unknown } & Y.Item;
	const inText = typeof parent === 'string' ? texts.test(parent) : parent === null;
	const plain = content instanceof Y.ContentString || content instanceof Y.ContentDeleted;
	return inText && plain && parentSub === null;
}

/** Whether a text has grown beyond what we keep. */
export function hasLongText(doc: Y.Doc): boolean {
	for (const text of doc.share.keys()) if (doc.getText(text).length > TEXT_LIMIT) return true;
	return false;
}
