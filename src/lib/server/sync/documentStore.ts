/** The documents in memory: each loaded once, stored in batches, made short, and put away when nobody needs it. */
import type * as Y from 'yjs';
import type { Storage } from '../storage/storage.ts';
import { isElsewhere } from '../base/away.ts';
import { note, trouble } from '../base/logger.ts';
import { parseName } from '../../table/documents.ts';
import { textsOf } from './admit.ts';
import { examined } from './examining/examiner.ts';
import { LiveDocument, type Staged } from './document.ts';
import type { Form } from './forms/forming.ts';
import type { Reader } from './reader.ts';
import { stored } from './storing.ts';
import { GONE } from '../base/closeCodes.ts';

/** Milliseconds within which edits are stored by one commit. */
const TICK = 30;
/** Beyond how many rows or bytes a document's updates become one. */
const ROWS = 500;
const FRESH = 256 * 1024;
/** How many new pieces come in before it is measured again how much work a document is to load. */
const UNTRIED = 200;
/** Milliseconds after which a document that nobody needs is put away. */
const IDLE = 60_000;

/** Storage failed: come back later. */
export const TRY_LATER = 4500;
/** Come back at once. */
export const RESTART = 1012;
export class DocumentStore {
	readonly #storage: () => Storage;
	readonly #documents = new Map<string, LiveDocument>();
	readonly #loading = new Map<string, Promise<LiveDocument>>();
	readonly #edited = new Set<LiveDocument>();
	#writing: Promise<void> | null = null;
	#timer: NodeJS.Timeout | null = null;
	#flushed = 0;
	/** Told of every document whose edits were stored. */
	readonly watchers: ((name: string) => void)[] = [];
	/** Told how texts of a document stood before an edit that ends a form of theirs. */
	formed: (name: string, forms: ReadonlyMap<string, Form>) => void = () => undefined;
	/** Rises with every right that was taken away, so that nobody slips in who was being let in at that moment. */
	revoked = 0;

	constructor(storage: () => Storage) {
		this.#storage = storage;
	}

	/** How many documents are in memory. */
	get size(): number {
		return this.#documents.size;
	}

	/** The document; loads that come together share one. */
	async open(name: string): Promise<LiveDocument> {
		const document = this.#documents.get(name) ?? (await this.#loaded(name));
		document.touched = Date.now();
		return document;
	}

	#loaded(name: string): Promise<LiveDocument> {
		const known = this.#loading.get(name);
		if (known) return known;
		const loading = this.#load(name)
			.then((document) => {
				if (this.#loading.get(name) === loading) this.#documents.set(name, document);
				else document.end(GONE); // forgotten while it was loaded
				return document;
			})
			.finally(() => {
				if (this.#loading.get(name) === loading) this.#loading.delete(name);
			});
		this.#loading.set(name, loading);
		return loading;
	}

	async #load(name: string): Promise<LiveDocument> {
		const storage = this.#storage();
		const [rows, authors] = await Promise.all([storage.updates(name), storage.authors(name)]);
		const updates = rows.map(({ bytes }) => bytes);
		const last = rows.at(-1)?.seq ?? 0;
		if (!isWrittenByPeople(name)) {
			return new LiveDocument(name, updates, authors, updates.length, last);
		}
		if (updates.length === 0) return this.#noticing(new LiveDocument(name, [], authors));
		const { state, renewed } = await examined(name, updates);
		if (renewed) await this.#renew(name, updates.length, last, state);
		return this.#noticing(new LiveDocument(name, [state], authors, updates.length, last));
	}

	#noticing(document: LiveDocument): LiveDocument {
		document.formed = (forms) => this.formed(document.name, forms);
		return document;
	}

	/** What cannot be stored is made anew when it is opened next. */
	async #renew(name: string, rows: number, last: number, state: Uint8Array): Promise<void> {
		note('a document was written anew', { rows });
		try {
			await this.#storage().compact(name, last, state);
		} catch (error) {
			trouble('a document written anew could not be stored', error);
		}
	}

	/** What stands in the texts of a document that people write, as it is stored. */
	async texts(name: string): Promise<Record<string, string>> {
		const { live } = await this.open(name);
		return Object.fromEntries(
			[...live.share.keys()].map((text) => [text, live.getText(text).toJSON()])
		);
	}

	/** One of these texts; '' where nothing stands in it. */
	async text(name: string, key: string): Promise<string> {
		const { live } = await this.open(name);
		return live.share.has(key) ? live.getText(key).toJSON() : '';
	}

	/** Whether a document in memory should begin anew under another name; see `LiveDocument.isWorn`. */
	isWorn(name: string): boolean {
		return this.#documents.get(name)?.isWorn() ?? false;
	}

	/** Prepares a change of a server-written document. */
	async stage(name: string, change: (doc: Y.Doc) => void): Promise<Staged> {
		const document = await this.open(name);
		const staged = await document.stage(change);
		return {
			...staged,
			publish: () => {
				staged.publish();
				void this.#shorten(document);
			}
		};
	}

	/** Tells the connections that have a document open just now; later ones learn nothing of it. */
	tell(name: string, frame: Uint8Array): void {
		for (const reader of this.#documents.get(name)?.readers ?? []) reader.tell(frame);
	}

	/** Stores a document's accepted edits, if it has any, with the next batch; what follows a silence, at once. */
	edited(document: LiveDocument): void {
		if (!document.unstored) return;
		this.#edited.add(document);
		if (this.#timer || this.#writing) return;
		const wait = Math.max(0, this.#flushed + TICK - Date.now());
		this.#timer = setTimeout(() => void this.flush(), wait);
	}

	/** Stores all that was accepted up to now. */
	async flush(): Promise<void> {
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = null;
		await this.#writing;
		if (this.#edited.size === 0) return;
		this.#writing = this.#write();
		await this.#writing;
		this.#writing = null;
		this.#flushed = Date.now();
		for (const document of this.#edited) this.edited(document);
	}

	/** One commit for all edited documents. They are shown only when it has succeeded. */
	async #write(): Promise<void> {
		const batches = [...this.#edited].map((document) => ({ document, ...document.batch() }));
		this.#edited.clear();
		try {
			const updates = batches.flatMap((batch) => batch.updates);
			const others = new Set(await stored(this.#storage(), updates));
			for (const { document, stored: show } of batches) {
				if (others.has(document.name)) {
					this.#end(document, RESTART);
					continue;
				}
				if (!document.dead) show();
				for (const watch of this.watchers) watch(document.name);
			}
		} catch (error) {
			trouble('edits could not be stored', error);
			for (const { document } of batches) this.#end(document, TRY_LATER);
		}
		for (const { document } of batches) {
			if (document.untried > UNTRIED) void this.examine(document);
			void this.#shorten(document);
		}
	}

	/** Ends every document that `gone` names (deleted or replaced), and closes its sockets. */
	forget(gone: (name: string) => boolean, code = GONE): void {
		this.revoked += 1;
		for (const name of [...this.#loading.keys()]) if (gone(name)) this.#loading.delete(name);
		for (const [name, document] of [...this.#documents]) {
			if (gone(name)) this.#end(document, code);
		}
	}

	/** Whether a document that `which` names is in memory, or on its way there. */
	has(which: (name: string) => boolean): boolean {
		return [...this.#documents.keys(), ...this.#loading.keys()].some(which);
	}

	/** Closes the sockets that `whose` picks. */
	close(whose: (reader: Reader) => boolean, code: number): void {
		this.revoked += 1;
		for (const document of this.#documents.values()) {
			for (const reader of [...document.readers]) if (whose(reader)) reader.close(code);
		}
	}

	/** Makes a document's stored updates one, so that nothing stays of what has gone from it. */
	async shorten(name: string): Promise<void> {
		const document = await this.open(name);
		if (document.rows > 1) await this.#compacted(document);
	}

	/** Puts away what nobody has needed for a while. */
	async tidy(now = Date.now()): Promise<void> {
		const idle = (document: LiveDocument) => !document.busy && now - document.touched >= IDLE;
		for (const document of [...this.#documents.values()].filter(idle)) {
			if (document.rows > 1) await this.#compact(document);
			// somebody may have come meanwhile
			if (idle(document)) this.#documents.delete(document.name);
		}
	}

	#end(document: LiveDocument, code: number): void {
		this.#edited.delete(document);
		this.#documents.delete(document.name);
		document.end(code);
	}

	async #shorten(document: LiveDocument): Promise<void> {
		if (document.rows > ROWS || document.fresh > FRESH) await this.#compact(document);
	}

	/** Tries how much work a document is to load, and writes it anew where it is too much: then all come back to it. */
	async examine(document: LiveDocument): Promise<void> {
		if (document.compacting || document.dead) return;
		const { last, untried } = document;
		document.compacting = true;
		try {
			const { state, renewed } = await examined(document.name, [document.state()]);
			document.untried -= untried;
			if (!renewed || this.#documents.get(document.name) !== document) return;
			await this.#storage().compact(document.name, last, state);
			this.#end(document, RESTART);
		} catch (error) {
			trouble('a document could not be tried', error);
		} finally {
			document.compacting = false;
		}
	}

	async #compact(document: LiveDocument): Promise<void> {
		try {
			await this.#compacted(document);
		} catch (error) {
			// the rows stay as they were: nothing is lost, and it is tried again; by its owner, where that is another process
			if (!isElsewhere(error)) trouble('a document could not be made shorter', error);
		}
	}

	/** Makes the stored updates one, with the ids they have: a client that holds the old ones merges it. */
	async #compacted(document: LiveDocument): Promise<void> {
		if (document.compacting || document.dead) return;
		const { rows, last, fresh } = document;
		document.compacting = true;
		try {
			await this.#storage().compact(document.name, last, document.state());
			document.rows -= rows - 1;
			document.fresh -= fresh;
		} finally {
			document.compacting = false;
		}
	}
}

function isWrittenByPeople(name: string): boolean {
	const parsed = parseName(name);
	return parsed !== null && textsOf(parsed) !== null;
}
