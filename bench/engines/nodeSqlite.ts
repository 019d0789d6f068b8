/** Node's own SQLite with as much of better-sqlite3's interface as our storage asks for: stands in its place while the two are compared. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** SQLite's primary results by their numbers, as far as we tell them apart. */
const RESULTS: Readonly<Record<number, string>> = {
	...{ 1: 'ERROR', 3: 'PERM', 5: 'BUSY', 6: 'LOCKED', 8: 'READONLY', 10: 'IOERR', 11: 'CORRUPT' },
	...{ 13: 'FULL', 14: 'CANTOPEN', 19: 'CONSTRAINT', 20: 'MISMATCH', 26: 'NOTADB' }
};

class SqliteError extends Error {
	readonly code: string;

	constructor(cause: Error & { readonly errcode: unknown }) {
		super(cause.message, { cause });
		this.code = `SQLITE_${RESULTS[Number(cause.errcode) & 0xff] ?? 'ERROR'}`;
	}
}

/** What SQLite refuses, as better-sqlite3 says it. */
function told<Answer>(ask: () => Answer): Answer {
	try {
		return ask();
	} catch (cause) {
		if (cause instanceof Error && 'errcode' in cause) throw new SqliteError(cause);
		throw cause;
	}
}

type Row = Record<string, unknown>;
const bytes = (value: unknown): unknown =>
	value instanceof Uint8Array
		? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
		: value;

class Statement {
	readonly #statement: StatementSync;
	#plucks = false;

	constructor(statement: StatementSync) {
		this.#statement = statement;
		statement.setAllowUnknownNamedParameters(true);
	}

	pluck(): this {
		this.#plucks = true;
		return this;
	}

	readonly #read = (row: Row): unknown => {
		for (const [name, value] of Object.entries(row)) row[name] = bytes(value);
		return this.#plucks ? Object.values(row)[0] : { ...row };
	};

	run(...given: SQLInputValue[]) {
		return told(() => this.#statement.run(...given));
	}

	get(...given: SQLInputValue[]): unknown {
		const row = told(() => this.#statement.get(...given));
		return row && this.#read(row);
	}

	all(...given: SQLInputValue[]): unknown[] {
		return told(() => this.#statement.all(...given)).map(this.#read);
	}

	*iterate(...given: SQLInputValue[]): Generator {
		const rows = told(() => this.#statement.iterate(...given));
		for (;;) {
			const next = told(() => rows.next());
			if (next.done) return;
			yield this.#read(next.value);
		}
	}
}

type Way = '' | 'IMMEDIATE' | 'EXCLUSIVE';

export default class Database {
	static readonly SqliteError = SqliteError;
	readonly #db: DatabaseSync;
	readonly name: string;
	#depth = 0;

	constructor(
		name: string,
		{
			timeout = 5_000,
			readonly = false,
			fileMustExist = false
		}: { timeout?: number; readonly?: boolean; fileMustExist?: boolean } = {}
	) {
		this.name = name;
		this.#db = told(
			() =>
				new DatabaseSync(fileMustExist && !readonly ? `file:${name}?mode=rw` : name, {
					timeout,
					readOnly: readonly
				})
		);
	}

	get open(): boolean {
		return this.#db.isOpen;
	}

	get inTransaction(): boolean {
		return this.#db.isTransaction;
	}

	prepare(sql: string): Statement {
		return new Statement(told(() => this.#db.prepare(sql)));
	}

	exec(sql: string): this {
		told(() => {
			this.#db.exec(sql);
		});
		return this;
	}

	pragma(sql: string, { simple = false } = {}): unknown {
		const rows = this.prepare(`PRAGMA ${sql}`).all() as Row[];
		return simple ? Object.values(rows[0] ?? {})[0] : rows;
	}

	transaction<Given extends unknown[], Answer>(work: (...given: Given) => Answer) {
		const way =
			(begin: Way) =>
			(...given: Given): Answer =>
				this.#within(begin, () => work(...given));
		return Object.assign(way(''), { immediate: way('IMMEDIATE'), exclusive: way('EXCLUSIVE') });
	}

	/** Inside another one: all of it or nothing, and that one goes on. */
	#within<Answer>(begin: Way, work: () => Answer): Answer {
		const nested = this.inTransaction;
		const point = `nested_${String(this.#depth)}`;
		this.exec(nested ? `SAVEPOINT ${point}` : `BEGIN ${begin}`);
		this.#depth += 1;
		try {
			const answer = work();
			this.exec(nested ? `RELEASE ${point}` : 'COMMIT');
			return answer;
		} catch (cause) {
			if (this.inTransaction)
				this.exec(nested ? `ROLLBACK TO ${point}; RELEASE ${point}` : 'ROLLBACK');
			throw cause;
		} finally {
			this.#depth -= 1;
		}
	}

	/** Lets a test damage a file's own schema. */
	unsafeMode(on = true): this {
		this.#db.enableDefensive(!on);
		return this;
	}

	close(): this {
		if (this.open) this.#db.close();
		return this;
	}
}
