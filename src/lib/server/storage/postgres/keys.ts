/** The keys of workshops: where they lie, who remembers them here, and how they go. */
import { randomBytes } from 'node:crypto';
import { trouble } from '../../base/logger.ts';
import type { Asking, Database } from './database.ts';
import { KEY, Seal } from './seal.ts';
import { sentenceOf } from './sentences.ts';

/** For how many workshops the key is remembered. */
const REMEMBERED = 10_000;
/** Seconds after which a key goes whose workshop is nowhere to be seen: a wrong backup may have been put back. */
const GRACE = 24 * 60 * 60;

/** A workshop's key before the workshop is there. */
export interface Made {
	readonly seal: Seal;
	/** Done in the transaction that opens the workshop. */
	readonly keep: (ask: Asking) => Promise<unknown>;
}

export class Keys {
	readonly #main: Database;
	/** The database of KEYS_URL; null where keys lie beside what they seal. */
	readonly #apart: Database | null;
	readonly #known = new Map<string, Promise<Seal>>();
	/** Keys of deleted workshops that are not gone yet. */
	readonly #dropping = new Set<string>();
	/** Whether the database's files may still hold keys that were deleted. */
	#traces = true;

	constructor(main: Database, apart: Database | null) {
		this.#main = main;
		this.#apart = apart;
	}

	/** Whether keys lie in a database of their own. */
	get apart(): boolean {
		return this.#apart !== null;
	}

	/** What seals and opens at this workshop. */
	of(workshop: string): Promise<Seal> {
		const known = this.#known.get(workshop);
		if (known) return known;
		const seal = this.#read(workshop);
		const [oldest] = this.#known.size >= REMEMBERED ? this.#known.keys() : [];
		if (oldest !== undefined) this.#known.delete(oldest);
		this.#known.set(workshop, seal);
		const forget = () => {
			if (this.#known.get(workshop) === seal) this.#known.delete(workshop);
		};
		seal.then(({ hasKey }) => {
			if (!hasKey) forget(); // it may be put back
		}, forget);
		return seal;
	}

	async #read(workshop: string): Promise<Seal> {
		const row = await (this.#apart ?? this.#main).one<{ key: Buffer }>(
			'SELECT key FROM keys WHERE workshop = $1',
			[workshop]
		);
		return new Seal(workshop, row?.key ?? null);
	}

	/** A new key for a workshop that is about to be opened. */
	async make(workshop: string): Promise<Made> {
		const key = randomBytes(KEY);
		const add = (ask: Asking) =>
			ask.run('INSERT INTO keys (workshop, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
				workshop,
				key
			]);
		if (!this.#apart) return { seal: new Seal(workshop, key), keep: add };
		await add(this.#apart);
		return { seal: await this.of(workshop), keep: () => Promise.resolve() };
	}

	/** Forgets the keys of all workshops but these. */
	forgetBut(kept: (workshop: string) => boolean): void {
		for (const workshop of this.#known.keys()) if (!kept(workshop)) this.#known.delete(workshop);
	}

	/** Deletes the key of a workshop that is gone; where that fails, `sweep` tries again. */
	async drop(workshop: string): Promise<void> {
		this.#known.delete(workshop);
		if (!this.#apart) return; // it hung on the workshop's row
		this.#dropping.add(workshop);
		await this.#drop(this.#apart).catch((cause: unknown) => {
			trouble('the key of a deleted workshop could not be deleted yet', cause);
		});
	}

	async #drop(apart: Database): Promise<void> {
		const gone = [...this.#dropping];
		if (gone.length === 0) return;
		await apart.run('DELETE FROM keys WHERE workshop = ANY($1::text[])', [gone]);
		this.#traces = true;
		for (const workshop of gone) this.#dropping.delete(workshop);
	}

	/** Deletes keys whose workshop is gone, and writes the rest anew, so that nothing of them stays in unused parts of a file. */
	async sweep(grace = GRACE): Promise<void> {
		const apart = this.#apart;
		if (!apart) return;
		await this.#drop(apart);
		const keys = await apart.many<{ workshop: string }>('SELECT workshop FROM keys');
		const all = keys.map(({ workshop }) => workshop);
		const found = await this.#main.many<{ id: string }>(
			'SELECT id FROM workshops WHERE id = ANY($1::text[])',
			[all]
		);
		await apart.run(
			`UPDATE keys SET gone = CASE WHEN workshop = ANY($1::text[]) THEN NULL ELSE clock_timestamp() END
			WHERE workshop = ANY($2::text[]) AND (gone IS NULL) <> (workshop = ANY($1::text[]))`,
			[found.map(({ id }) => id), all]
		);
		const dropped = await apart.run(
			`DELETE FROM keys WHERE gone <= clock_timestamp() - $1 * interval '1 second'`,
			[grace]
		);
		if (dropped > 0 || this.#traces) await apart.run('VACUUM FULL keys');
		this.#traces = false;
	}

	/**
	 * Sees that keys lie where this process looks for them, and brings them there when KEYS_URL is new. Answers why that
	 * cannot be while there are other processes. Throws one clear sentence where they lie elsewhere.
	 */
	async settle(ask: Asking, others: boolean): Promise<string | null> {
		const ring = await ask.one<{ id: string; apart: boolean }>('SELECT id, apart FROM keyring');
		if (!ring) throw new Error(OTHER);
		if (!this.#apart) {
			if (ring.apart) throw new Error(ELSEWHERE);
			return null;
		}
		if (!ring.apart && others) return ALONE;
		try {
			await this.#pair(ask, this.#apart, ring);
		} catch (cause) {
			throw new Error(sentenceOf(cause, 'KEYS_URL'), { cause });
		}
		if (ring.apart) return null;
		await carry(ask, this.#apart);
		await ask.run('TRUNCATE keys');
		await ask.run('UPDATE keyring SET apart = true');
		return null;
	}

	/** One database of keys belongs to one database: its sweep would delete another's. */
	async #pair(ask: Asking, apart: Database, ring: { id: string; apart: boolean }): Promise<void> {
		const [here, there] = [await ask.one<Where>(WHERE), await apart.one<Where>(WHERE)];
		if (here?.name === there?.name && here?.since === there?.since) throw new Error(SAME);
		if (!there?.ring) {
			if (ring.apart) throw new Error(OTHER);
			await apart.run(TABLES);
			await apart.run('INSERT INTO keyring VALUES ($1)', [ring.id]);
		}
		const paired = await apart.one<{ id: string }>('SELECT id FROM keyring');
		if (paired?.id === ring.id) return;
		// one that holds no key is anybody's: a first start may have ended half way
		if (ring.apart || (await apart.one('SELECT 1 FROM keys LIMIT 1'))) throw new Error(OTHER);
		await apart.run('UPDATE keyring SET id = $1', [ring.id]);
	}

	async close(): Promise<void> {
		await this.#apart?.close();
	}
}

async function carry(ask: Asking, apart: Database): Promise<void> {
	const keys = await ask.many<{ workshop: string; key: Buffer }>('SELECT workshop, key FROM keys');
	await apart.run(
		`INSERT INTO keys (workshop, key) SELECT * FROM unnest($1::text[], $2::bytea[])
		ON CONFLICT (workshop) DO UPDATE SET key = excluded.key`,
		[keys.map(({ workshop }) => workshop), keys.map(({ key }) => key)]
	);
}

/** Which database it is, wherever it was reached, and whether keys lie there. */
interface Where {
	readonly name: string;
	readonly since: string;
	readonly ring: string | null;
}
const WHERE = `SELECT current_database() AS name, pg_postmaster_start_time()::text AS since, to_regclass('keyring')::text AS ring`;

/** The database of KEYS_URL: whose keys they are, the keys, and since when their workshop has not been seen. */
const TABLES = `
CREATE TABLE keyring (id text NOT NULL);
CREATE TABLE keys (workshop text PRIMARY KEY, key bytea NOT NULL, gone timestamptz);
`;

const ELSEWHERE =
	'The keys of this database lie in another one: set KEYS_URL as it was when they were put there.';
const OTHER =
	'The database of KEYS_URL does not hold the keys of this database: is it that of another one?';
const SAME = 'Keys need a database of their own: KEYS_URL names the one that they are the keys of.';
const ALONE =
	'Other processes run on this database without KEYS_URL: stop them all, then start them with it.';
