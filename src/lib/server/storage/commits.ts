/** Writes that come together share one commit: nobody is served while a commit waits for the disk, so it waits once for all of them. */
import type Database from 'better-sqlite3';

interface Write {
	/** Writes, and answers how to tell so once it is stored. */
	readonly write: () => () => void;
	readonly failed: (cause: unknown) => void;
}

/** How many writes are stored at once without waiting for others: at a busy table each action waits for the one before it. */
const MANY = 32;
/** Milliseconds from a commit that several shared until the next: while many come, each waits for the disk with others. */
const GAP = 15;
/** The platform's own, whatever a test makes of time. */
const [soon, later] = [setImmediate, setTimeout];

export class Commits {
	readonly #db: Database.Database;
	readonly #all: Database.Transaction<(writes: readonly Write[]) => (() => void)[]>;
	#waiting: Write[] = [];
	/** When the next commit is due at the earliest. */
	#next = 0;

	constructor(db: Database.Database) {
		this.#db = db;
		this.#all = db.transaction((writes: readonly Write[]) => writes.map((one) => this.#tried(one)));
	}

	/** The same function, whose answer comes once what it wrote is stored. What throws fails alone, and leaves nothing. */
	shared<Given extends unknown[], Value>(
		write: (...given: Given) => Value
	): (...given: Given) => Promise<Value> {
		const whole = this.#db.transaction(write); // within another transaction: all of it or nothing
		return (...given) =>
			new Promise((done, failed) => {
				const written = () => {
					const value = whole(...given);
					return () => done(value);
				};
				this.#waiting.push({ write: written, failed });
				if (this.#waiting.length === MANY) this.flush();
				else if (this.#waiting.length === 1) this.#await();
			});
	}

	#await(): void {
		const wait = this.#next - performance.now();
		if (wait > 0) later(() => this.flush(), wait);
		else soon(() => this.flush());
	}

	/** Stores at once what waits. */
	flush(): void {
		const writes = this.#waiting;
		this.#waiting = [];
		this.#next = writes.length > 1 ? performance.now() + GAP : 0;
		if (writes.length > 0) for (const tell of this.#stored(writes)) tell();
	}

	#stored(writes: readonly Write[]): (() => void)[] {
		try {
			// `immediate`: a transaction that begins by reading could not become a writer beside another one
			return this.#all.immediate(writes);
		} catch (cause) {
			return writes.map(
				({ failed }) =>
					() =>
						failed(cause)
			);
		}
	}

	#tried({ write, failed }: Write): () => void {
		try {
			return write();
		} catch (cause) {
			if (!this.#db.inTransaction) throw cause; // a full disk ends it for all
			return () => failed(cause);
		}
	}
}
