/** Token buckets that all processes share: a row each, by the database's clock. Else n processes would give n budgets. */
import type { Database } from './database.ts';

/** How many at once, and how many more come back each minute. */
interface Budget {
	readonly who: string;
	readonly burst: number;
	readonly perMinute: number;
}

/** Any bucket is full again after ten minutes. Then nobody's address is remembered any more. */
const FORGET = `interval '10 minutes'`;
const FILLED = `LEAST($2, budgets.tokens + extract(epoch FROM clock_timestamp() - budgets.at) / 60 * $3)`;

export class Budgets {
	readonly #db: Database;

	constructor(db: Database) {
		this.#db = db;
	}

	/** Takes one from each of these, or from none; answers 0, or after how many seconds to come back. */
	async take(budgets: readonly Budget[]): Promise<number> {
		return this.#db.transaction(async (ask) => {
			const waits: number[] = [];
			for (const { who, burst, perMinute } of sorted(budgets)) {
				const row = await ask.one<{ tokens: number }>(
					`INSERT INTO budgets VALUES ($1, $2, clock_timestamp())
					ON CONFLICT (who) DO UPDATE SET tokens = ${FILLED}, at = clock_timestamp() RETURNING tokens`,
					[who, burst, perMinute]
				);
				waits.push(secondsUntilOne(row?.tokens ?? burst, perMinute));
			}
			const wait = Math.max(0, ...waits);
			if (wait > 0) return wait;
			const all = budgets.map(({ who }) => who);
			await ask.run('UPDATE budgets SET tokens = tokens - 1 WHERE who = ANY($1::text[])', [all]);
			return 0;
		});
	}

	/** After how many seconds each of these has one; 0 for now. */
	async wait(budgets: readonly Budget[]): Promise<number> {
		const waits = budgets.map(async ({ who, burst, perMinute }) => {
			const row = await this.#db.one<{ tokens: number }>(
				`SELECT ${FILLED} AS tokens FROM budgets WHERE who = $1`,
				[who, burst, perMinute]
			);
			return secondsUntilOne(row?.tokens ?? burst, perMinute);
		});
		return Math.max(0, ...(await Promise.all(waits)));
	}

	/** Forgets who has not come for a while. */
	async sweep(): Promise<void> {
		await this.#db.run(`DELETE FROM budgets WHERE at < clock_timestamp() - ${FORGET}`);
	}
}

const secondsUntilOne = (tokens: number, perMinute: number): number =>
	tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute);

/** Rows are locked in one order, so that two visitors never wait for each other. */
const sorted = (budgets: readonly Budget[]): Budget[] =>
	[...budgets].sort((a, b) => (a.who < b.who ? -1 : 1));
