/** Whether what stands in the rows can be read: entries as JSON, edits as Yjs wrote them. No database looks into them. */
import type Database from 'better-sqlite3';
import * as Y from 'yjs';
import { isObject } from '../../../engine/json.ts';

const DEEDS = ['setup', 'action', 'rewind', 'desk'];

/** Whether this is an entry of a log with that number. */
export function isEntry(body: string, seq: number): boolean {
	try {
		const entry: unknown = JSON.parse(body);
		if (!isObject(entry) || entry['seq'] !== seq || !isObject(entry['deed'])) return false;
		const { deed, draws, told } = entry;
		return DEEDS.includes(String(deed['kind'])) && Array.isArray(draws) && Array.isArray(told);
	} catch {
		return false;
	}
}

/** Whether this is an update of a document. */
function isUpdate(bytes: Uint8Array): boolean {
	try {
		Y.decodeUpdate(bytes);
		return true;
	} catch {
		return false;
	}
}

/** Those of a document's updates, in order, that make a document together. */
export function takenUp(updates: readonly Uint8Array[]): Uint8Array[] {
	const good: Uint8Array[] = [];
	let doc = new Y.Doc();
	for (const update of updates) {
		try {
			Y.applyUpdate(doc, update);
			good.push(update);
		} catch {
			doc = new Y.Doc(); // a part of it may stand in the other
			for (const one of good) Y.applyUpdate(doc, one);
		}
	}
	return good;
}

/** Whether everything in an open file can be read. */
export function isReadable(db: Database.Database): boolean {
	const entries = db.prepare<[], { seq: number; body: string }>('SELECT seq, body FROM entries');
	for (const { seq, body } of entries.iterate()) if (!isEntry(body, seq)) return false;
	const updates = db.prepare<[], Buffer>('SELECT bytes FROM updates').pluck();
	for (const bytes of updates.iterate()) if (!isUpdate(bytes)) return false;
	const lists = db
		.prepare<[], string>(
			`SELECT marks FROM workshops UNION ALL SELECT open FROM tables
			UNION ALL SELECT ready FROM packs UNION ALL SELECT own FROM packs`
		)
		.pluck();
	for (const list of lists.iterate()) if (!isList(list)) return false;
	return true;
}

/** Whether this is a list, as JSON. */
export function isList(text: string): boolean {
	try {
		return Array.isArray(JSON.parse(text));
	} catch {
		return false;
	}
}
