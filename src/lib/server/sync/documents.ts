/** The process's shared documents: what the host writes into them, and whom it shuts out. */
import type * as Y from 'yjs';
import { storage } from '../storage/store.ts';
import type { Staged } from './document.ts';
import { Forms } from './forms/forms.ts';
import { GONE } from '../base/closeCodes.ts';
import { DocumentStore, RESTART } from './documentStore.ts';

/** Every document of this process, each at most once in memory. */
export const documents = new DocumentStore(storage);

/** How the texts that people write stood before. */
export const forms = new Forms(documents, storage);

/**
 * Prepares a change of a server-written document: made on a shadow copy, nobody sees it until `publish()`, which
 * applies the very same bytes to the live document and sends them; `spoil()` after a failed commit forgets it.
 * One of the two must follow: the document's next stage waits for it. `update` is null when nothing changed.
 */
export const stage = (name: string, change: (doc: Y.Doc) => void): Promise<Staged> =>
	documents.stage(name, change);

/** Changes a server-written document, stores that, and then shows it. */
export async function change(name: string, how: (doc: Y.Doc) => void): Promise<void> {
	const staged = await stage(name, how);
	try {
		if (staged.update) await storage().addUpdates([staged.update]);
		staged.publish();
	} finally {
		staged.spoil(); // does nothing to what is published
	}
}

/** Tells the connections that have a document open just now something that is nowhere kept. */
export function tell(name: string, frame: Uint8Array): void {
	documents.tell(name, frame);
}

/** Stores a document without what has gone from it, such as the name of somebody who left. */
export const shorten = (name: string): Promise<void> => documents.shorten(name);

/** What stands in the texts of a document that people write, as it is stored. */
export const textsAt = (name: string): Promise<Record<string, string>> => documents.texts(name);

/** One of these texts; '' where nothing stands in it. */
export const textAt = (name: string, key: string): Promise<string> => documents.text(name, key);

/** Closes every socket of this person: 4401 when they are no member any more, 4403 when their seat changed. */
export function closePerson(member: string, code: number): void {
	documents.close((reader) => reader.member === member, code);
}

/** Closes every socket of a table and forgets its documents. */
export function closeTable(table: string, code: number): void {
	documents.forget((name) => name.startsWith(`${table}/`), code);
}

/** Closes every socket of a workshop and forgets its desk; its tables' documents go with `closeTable`. */
export function closeWorkshop(workshop: string, code: number): void {
	documents.close((reader) => reader.workshop === workshop, code);
	documents.forget((name) => name.startsWith(`${workshop}/`), code);
}

/** Makes this person's devices come back, those that still may. */
export function comeBack(member: string): void {
	documents.close((reader) => reader.member === member, RESTART);
}

/** Makes everybody who leads a workshop come back, if they still may. */
export function closeLeads(workshop: string): void {
	documents.close((reader) => reader.member === null && reader.workshop === workshop, RESTART);
}

/** Makes who looks at a document come back, with the right they have now: a sheet was opened or closed to the table. */
export function rejudge(name: string): void {
	documents.close((reader) => reader.name === name, RESTART);
}

/** Forgets a document that was deleted or replaced by its next epoch. */
export function forget(name: string): void {
	documents.forget((other) => other === name, GONE);
}
