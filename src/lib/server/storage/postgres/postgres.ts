/** Storage in PostgreSQL: for many processes, each the owner of its workshops. */
import { hashOf, newToken } from '../../base/tokens.ts';
import { Alarms } from './alarms.ts';
import { Budgets } from './budgets.ts';
import { Database } from './database.ts';
import { documentsIn } from './documents.ts';
import { Fenced } from './fenced.ts';
import { Keys } from './keys.ts';
import { Leases } from './leases.ts';
import { logIn } from './log.ts';
import { packsIn, pagesIn, picturesIn } from './keepsakes.ts';
import { linksIn, membersIn, reportsIn, tokensIn } from './people.ts';
import { aliveIn, arrive, leave, stay, type Arrival } from './start.ts';
import type { Storage, Table } from '../storage.ts';
import { tablesFoundIn, tablesIn, tablesOf, workshopsIn } from './workshops.ts';

export interface Setting {
	readonly url: string;
	/** The database of the workshops' keys; without one they lie beside what they seal. */
	readonly keysUrl?: string | undefined;
	/** Where the other processes reach this one. */
	readonly address: string;
	/** What all processes of a cluster know; empty for one process by itself, whose writes claim what they need. */
	readonly secret: string;
	/** Milliseconds that a lease lasts. */
	readonly lasts?: number;
}

/** A storage with what only several processes need of it. */
export interface Postgres {
	readonly storage: Storage;
	readonly leases: Leases;
	readonly budgets: Budgets;
	readonly alarms: Alarms;
	readonly fenced: Fenced;
	readonly keys: Keys;
	readonly database: Database;
	/** The tables of a workshop without their titles, for which no key is needed. */
	readonly untitled: (workshop: string) => Promise<Table[]>;
	/** Whether there may be other processes. */
	readonly many: boolean;
	/** Brings the database up to date. Throws one clear sentence where it cannot serve. */
	readonly arrive: () => Promise<void>;
	/** Says that this process is still there, and renews its leases. */
	readonly stay: () => Promise<void>;
	/** Forgets keys that nobody needs here, and deletes those of workshops that are gone. */
	readonly sweepKeys: () => Promise<void>;
	/** Which processes are there, by their owner names. */
	readonly alive: () => Promise<ReadonlySet<string>>;
	/** Gives everything back, so that others go on at once. */
	readonly leave: () => Promise<void>;
}

/** Opens a database that is reached by this URL; it is asked for the first time by `arrive`. */
export function openPostgres({ url, keysUrl, address, secret, lasts }: Setting): Postgres {
	const database = new Database(url);
	const keys = openKeys(database, keysUrl);
	const many = secret !== '';
	const me: Arrival = { owner: newToken(), address, cluster: many ? hashOf(secret) : '' };
	const leases = new Leases(database, me, !many, lasts);
	const fenced = new Fenced(database, leases, keys);
	return {
		storage: storageOn(database, fenced, leases, keys),
		leases,
		budgets: new Budgets(database),
		alarms: new Alarms(database, fenced),
		fenced,
		keys,
		database,
		untitled: (workshop) => tablesOf(database, workshop),
		many,
		arrive: () => arrive(database, me, keys),
		stay: async () => {
			await leases.renew();
			await stay(database, me);
		},
		sweepKeys: async () => {
			fenced.answers.tidy();
			keys.forgetBut((workshop) => leases.holds(workshop));
			await keys.sweep();
		},
		alive: () => aliveIn(database),
		leave: async () => {
			await leases.release();
			await leave(database, me);
		}
	};
}

/** Few connections are enough: a key is asked for once, when its workshop comes here. */
const KEY_CONNECTIONS = 3;

/** The keys of what this database holds, in the database of that URL, or beside. */
export const openKeys = (database: Database, url = ''): Keys =>
	new Keys(database, url === '' ? null : new Database(url, KEY_CONNECTIONS));

function storageOn(database: Database, fenced: Fenced, leases: Leases, keys: Keys): Storage {
	return {
		...workshopsIn(database, fenced, leases, keys),
		...tablesIn(fenced),
		...tablesFoundIn(database, fenced, keys),
		...membersIn(database, fenced, leases),
		...tokensIn(database, fenced),
		...linksIn(fenced),
		...reportsIn(database, fenced),
		...picturesIn(database, fenced),
		...packsIn(database, fenced),
		...pagesIn(database, fenced),
		...logIn(database, fenced),
		...documentsIn(database, fenced),
		tidy: async (now) => {
			await database.run('DELETE FROM links WHERE expires <= $1', [now]);
		},
		// rows go at once; what is left of them in its files is the database's business
		scrub: () => Promise.resolve(),
		count: async () => ({
			...{ workshops: 0, tables: 0, people: 0 },
			...(await database.one<{ workshops: number; tables: number; people: number }>(COUNT))
		}),
		canStore: async () => {
			const row = await database.one<{ away: boolean }>('SELECT pg_is_in_recovery() AS away');
			return row?.away === false;
		},
		ping: async () => {
			await database.one('SELECT 1');
		},
		close: async () => {
			await Promise.all([database.close(), keys.close()]);
		}
	};
}

const COUNT = `SELECT (SELECT COUNT(*) FROM workshops) AS workshops, (SELECT COUNT(*) FROM tables) AS tables,
	(SELECT COUNT(*) FROM members WHERE standing = 'seated' AND seat IS NOT NULL) AS people`;
