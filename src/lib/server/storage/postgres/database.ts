/** PostgreSQL as the storage asks it: plain SQL over one pool, every question with a time after which it has failed. */
import pg from 'pg';
import { trouble } from '../../base/logger.ts';
import { Away } from '../../base/away.ts';

/** Milliseconds. A question that takes longer is given up on both sides: its caller is refused and asks again. */
const CONNECT = 3_000;
const STATEMENT = 4_000;
const ANSWER = 5_000;
const IDLE = 300_000;
/** Connections of one process; it needs some for the tables, and one for its leases. */
const CONNECTIONS = 10;

/** PostgreSQL's bigint: all of ours fit a JavaScript number. */
const BIGINT = pg.types.builtins.INT8;
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid, format) =>
		oid === BIGINT ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown)
};

type Values = readonly unknown[];

/** Something that answers SQL: the pool, or the one connection of a transaction. */
export interface Asking {
	/** All rows. */
	readonly many: <Row extends object>(sql: string, values?: Values) => Promise<Row[]>;
	/** The first row; null for none. */
	readonly one: <Row extends object>(sql: string, values?: Values) => Promise<Row | null>;
	/** How many rows were changed. */
	readonly run: (sql: string, values?: Values) => Promise<number>;
}

/** PostgreSQL keeps no text with a zero in it, so that no row is found by one; asked for it, it would call that a mistake. */
const isNowhere = (sql: string, values: Values): boolean =>
	/^\s*SELECT\b/i.test(sql) &&
	values.flat().some((value) => typeof value === 'string' && value.includes('\0'));

const asking = (on: Pick<pg.Pool, 'query'> | pg.ClientBase): Asking => {
	const ask = async <Row extends object>(sql: string, values: Values = []) => {
		try {
			return await on.query<Row & pg.QueryResultRow>(sql, [...values]);
		} catch (cause) {
			throw judged(cause);
		}
	};
	const rowsOf = async <Row extends object>(sql: string, values: Values = []): Promise<Row[]> =>
		isNowhere(sql, values) ? [] : (await ask<Row>(sql, values)).rows;
	return {
		many: async <Row extends object>(sql: string, values?: Values) => rowsOf<Row>(sql, values),
		one: async <Row extends object>(sql: string, values?: Values) =>
			(await rowsOf<Row>(sql, values))[0] ?? null,
		run: async (sql, values) => (await ask(sql, values)).rowCount ?? 0
	};
};

const ignored = (): void => undefined;

/** PostgreSQL's own errors that pass: connection, no room, locked, shut down or given up, read only, stood still, raced. */
const PASSES = /^(?:08|53|55P03|57|25006|25P03|40)/;

/** The same error; Away where the database did not answer, or will answer otherwise in a moment. */
function judged(cause: unknown): unknown {
	if (!(cause instanceof Error) || cause instanceof Away) return cause;
	if (cause instanceof pg.DatabaseError && !PASSES.test(cause.code ?? '')) return cause;
	return new Away('the database did not answer', { cause });
}

export class Database implements Asking {
	readonly #pool: pg.Pool;
	readonly many: Asking['many'];
	readonly one: Asking['one'];
	readonly run: Asking['run'];

	/** Connects when it is first asked. */
	constructor(url: string, connections = CONNECTIONS) {
		this.#pool = new pg.Pool({
			connectionString: url,
			max: connections,
			connectionTimeoutMillis: CONNECT,
			statement_timeout: STATEMENT,
			query_timeout: ANSWER,
			idle_in_transaction_session_timeout: ANSWER,
			idleTimeoutMillis: IDLE,
			keepAlive: true,
			allowExitOnIdle: true,
			application_name: 'borrowed-earth',
			types
		});
		// an idle connection that breaks is replaced by the next question
		this.#pool.on('error', (cause) => trouble('a connection to the database was lost', cause));
		({ many: this.many, one: this.one, run: this.run } = asking(this.#pool));
	}

	/** Connections: open, of them idle, and how many questions wait for one. */
	get pool(): { readonly open: number; readonly idle: number; readonly waiting: number } {
		const { totalCount, idleCount, waitingCount } = this.#pool;
		return { open: totalCount, idle: idleCount, waiting: waitingCount };
	}

	/** Does all of it or nothing; what `work` throws takes everything back. */
	async transaction<Value>(work: (ask: Asking) => Promise<Value>): Promise<Value> {
		const client = await this.#pool.connect().catch((cause: unknown) => {
			throw judged(cause);
		});
		// lost between two questions, the next one hears of it
		client.on('error', ignored);
		const ask = asking(client);
		try {
			await ask.run('BEGIN');
			const value = await work(ask);
			await ask.run('COMMIT');
			client.off('error', ignored);
			client.release();
			return value;
		} catch (cause) {
			// a connection that cannot even take back is of no more use
			await client.query('ROLLBACK').then(
				() => {
					client.off('error', ignored);
					client.release();
				},
				(broken: unknown) => client.release(broken instanceof Error ? broken : true)
			);
			throw cause;
		}
	}

	async close(): Promise<void> {
		if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
	}
}
