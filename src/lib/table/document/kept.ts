/** A shared document as this device keeps it, in IndexedDB: what was written without a network outlives a reload. */
import * as Y from 'yjs';

/** The stores, as the versions up to 0.2 made them: what a device kept then still comes. */
const UPDATES = 'updates';
const CUSTOM = 'custom';
/** How many updates are written before they are made one. */
const ROWS = 500;
/** How often in a row the database may fail before this device counts as one that keeps nothing. */
const TRIES = 3;
/** Milliseconds after which it is tried again then, with the next edit. */
const REST = 60_000;

/**
 * Loads what is kept under a name into a document, and keeps what the document becomes. No failure of the database is
 * anybody's but its own: it is opened anew, and what is missing in it written again.
 */
export class Kept {
	readonly #name: string;
	readonly #doc: Y.Doc;
	readonly #told: (keeps: boolean) => void;
	#database: IDBDatabase | null = null;
	#failures = 0;
	#failedAt = 0;
	#rows = 0;
	#closed = false;

	/** `told` hears that all of it has been written, or that this device keeps nothing; the former may come after the latter. */
	constructor(name: string, doc: Y.Doc, told: (keeps: boolean) => void) {
		this.#name = name;
		this.#doc = doc;
		this.#told = told;
		doc.on('update', this.#edited);
		this.#open();
	}

	/** Keeps nothing more; what was kept stays. */
	close(): void {
		this.#closed = true;
		this.#doc.off('update', this.#edited);
		this.#letGo();
	}

	/** Closes it and deletes what was kept. */
	forget(): void {
		this.close();
		try {
			indexedDB.deleteDatabase(this.#name);
		} catch {
			// where there is no database nothing was kept
		}
	}

	#open(): void {
		try {
			const opening = indexedDB.open(this.#name);
			opening.onupgradeneeded = () => {
				opening.result.createObjectStore(UPDATES, { autoIncrement: true });
				opening.result.createObjectStore(CUSTOM);
			};
			opening.onsuccess = () => this.#opened(opening.result);
			opening.onerror = () => this.#failed(null);
		} catch {
			this.#failed(null);
		}
	}

	#opened(database: IDBDatabase): void {
		this.#database = database;
		if (this.#closed) {
			this.#letGo();
			return;
		}
		// somebody deletes it, or the browser has closed it
		database.onversionchange = database.onclose = () => this.#failed(database);
		this.#makeOne();
	}

	#edited = (update: Uint8Array, source: unknown): void => {
		if (source === this) return;
		if (!this.#database) this.#tryLater();
		else if (this.#rows >= ROWS) this.#makeOne();
		else {
			this.#rows += 1;
			this.#write((updates) => {
				updates.add(update);
			});
		}
	};

	/** Takes in what is kept, of another tab too, and keeps all of the document as one. */
	#makeOne(): void {
		this.#rows = 0;
		this.#write((updates) => {
			const reading: IDBRequest<unknown[]> = updates.getAll();
			reading.onsuccess = () => {
				this.#takeIn(sumOf(reading.result));
				try {
					updates.clear();
					updates.add(Y.encodeStateAsUpdate(this.#doc));
				} catch {
					updates.transaction.abort(); // which is heard
				}
			};
		});
	}

	/** Who looks at the document's texts may throw; that is no reason to keep nothing. */
	#takeIn(update: Uint8Array): void {
		try {
			Y.applyUpdate(this.#doc, update, this);
		} catch (mistake) {
			reportError(mistake);
		}
	}

	#write(write: (updates: IDBObjectStore) => void): void {
		const database = this.#database;
		try {
			const transaction = database?.transaction(UPDATES, 'readwrite');
			if (!database || !transaction) return;
			transaction.oncomplete = () => this.#written(database);
			transaction.onabort = () => this.#failed(database);
			write(transaction.objectStore(UPDATES));
		} catch {
			this.#failed(database);
		}
	}

	#written(database: IDBDatabase): void {
		if (database !== this.#database) return;
		this.#failures = 0;
		this.#told(true);
	}

	/** A database is opened anew after its first failure; later ones of the same are known already. */
	#failed(database: IDBDatabase | null): void {
		if (database !== this.#database) return;
		this.#letGo();
		if (this.#closed) return;
		this.#failures += 1;
		this.#failedAt = Date.now();
		if (this.#failures < TRIES) this.#open();
		else this.#told(false);
	}

	/** A disk that was full may have room again. */
	#tryLater(): void {
		if (this.#failures < TRIES || Date.now() - this.#failedAt < REST) return;
		this.#failures = TRIES - 1;
		this.#open();
	}

	#letGo(): void {
		const database = this.#database;
		this.#database = null;
		try {
			database?.close();
		} catch {
			// it is gone already
		}
	}
}

/** What several updates come to; one that cannot be read is left out. */
function sumOf(updates: readonly unknown[]): Uint8Array {
	const whole = new Y.Doc();
	whole.transact(() => {
		for (const update of updates) {
			try {
				if (update instanceof Uint8Array) Y.applyUpdate(whole, update);
			} catch {
				// written by halves, or by something else
			}
		}
	});
	return Y.encodeStateAsUpdate(whole);
}
