/** Writes that only a workshop's owner may make, and how a table or document leads to its workshop. */
import { Answers } from './answers.ts';
import { type Asking, type Database } from './database.ts';
import type { Keys } from './keys.ts';
import type { Leases } from './leases.ts';
import type { Seal } from './seal.ts';

/** The beginning of a statement that writes: `own` has a row where the lease still has this fence, and keeps it until the end. */
export const OWN = `WITH own AS MATERIALIZED (
	SELECT 1 FROM leases WHERE workshop = $1 AND owner = $2 AND fence = $3 FOR SHARE
)`;

/** For how many tables the workshop is remembered. */
const REMEMBERED = 50_000;

export interface Writing {
	/** False where nothing is written that `remembered` is asked about. */
	readonly forgets?: boolean;
}

export class Fenced {
	readonly #db: Database;
	readonly #leases: Leases;
	readonly #keys: Keys;
	/** A table never changes its workshop. */
	readonly #places = new Map<string, string>();
	readonly answers: Answers;

	constructor(db: Database, leases: Leases, keys: Keys) {
		this.answers = new Answers(leases);
		this.#db = db;
		this.#leases = leases;
		this.#keys = keys;
	}

	/** The workshop of a table, or of a workshop itself; null where there is neither. */
	async workshopOf(place: string): Promise<string | null> {
		const known = this.#places.get(place);
		if (known !== undefined) return known;
		const row = await this.#db.one<{ workshop: string }>(
			`SELECT workshop FROM tables WHERE id = $1 UNION ALL SELECT id FROM workshops WHERE id = $1`,
			[place]
		);
		if (!row) return null;
		if (this.#places.size >= REMEMBERED) this.#places.clear();
		this.#places.set(place, row.workshop);
		return row.workshop;
	}

	/** The workshop of somebody at a table. */
	async workshopOfMember(member: string): Promise<string | null> {
		const row = await this.#db.one<{ table: string }>('SELECT "table" FROM members WHERE id = $1', [
			member
		]);
		return row && this.workshopOf(row.table);
	}

	/** The table or workshop that a join code leads to. */
	async placeOfCode(code: string): Promise<string | null> {
		return this.#placeIn(
			'SELECT COALESCE("table", workshop) AS place FROM codes WHERE code = $1',
			code
		);
	}

	/** The table or workshop that a link leads to. */
	async placeOfLink(hash: string): Promise<string | null> {
		return this.#placeIn(
			'SELECT COALESCE("table", workshop) AS place FROM links WHERE hash = $1',
			hash
		);
	}

	async #placeIn(sql: string, word: string): Promise<string | null> {
		return (await this.#db.one<{ place: string }>(sql, [word]))?.place ?? null;
	}

	/** What seals and opens at this table or workshop; null where there is neither. */
	async sealAt(place: string): Promise<Seal | null> {
		const workshop = await this.workshopOf(place);
		const seal = workshop === null ? null : await this.#keys.of(workshop);
		if (!seal || seal.hasKey) return seal;
		this.#places.delete(place);
		return (await this.workshopOf(place)) === null ? null : seal; // deleted with its key, or broken
	}

	/** What was remembered of a table or workshop, or is asked for now: only what `writing` changes may be remembered. */
	async remembered<Value>(place: string, what: string, ask: () => Promise<Value>): Promise<Value> {
		const workshop = this.#places.get(place);
		return workshop === undefined ? ask() : this.answers.of(workshop, `${what} ${place}`, ask);
	}

	/** One statement that begins with OWN and says as `own` how many rows that had. The caller forgets what it changes of what is remembered. Throws NotOwner for none. */
	async statement<Row extends object>(
		workshop: string,
		sql: string,
		values: readonly unknown[]
	): Promise<Row> {
		const fence = await this.#leases.fence(workshop);
		const row = await this.#db
			.one<Row & { own: number }>(sql, [...fence, ...values])
			.catch((cause: unknown) => {
				this.answers.doubt(workshop);
				throw cause;
			});
		if (!row || row.own === 0) throw await this.#leases.refused(workshop);
		return row;
	}

	/** Several statements, all or nothing, while the workshop is this process's. Throws NotOwner where it is another's. */
	async writing<Value>(
		workshop: string,
		work: (ask: Asking) => Promise<Value>,
		{ forgets = true }: Writing = {}
	): Promise<Value> {
		const fence = await this.#leases.fence(workshop);
		const writing = this.#db.transaction(async (ask) => {
			const own = await ask.one(`${OWN} SELECT 1 FROM own`, fence);
			return own && { value: await work(ask) };
		});
		const done = await writing.catch((cause: unknown) => {
			this.answers.doubt(workshop);
			throw cause;
		});
		// what was asked before it ended may be old
		if (forgets) this.answers.forget(workshop);
		if (!done) throw await this.#leases.refused(workshop);
		return done.value;
	}

	/** The same for a table; nothing happens where it is gone. */
	async writingAt<Value>(
		table: string,
		work: (ask: Asking) => Promise<Value>,
		how?: Writing
	): Promise<Value | null> {
		const workshop = await this.workshopOf(table);
		return workshop === null ? null : this.writing(workshop, work, how);
	}

	/** The same for what is sealed: its key is fetched before the transaction begins. */
	async sealingAt<Value>(
		place: string,
		work: (ask: Asking, seal: Seal) => Promise<Value>,
		how?: Writing
	): Promise<Value | null> {
		const seal = await this.sealAt(place);
		return seal && this.writing(seal.workshop, (ask) => work(ask, seal), how);
	}
}
