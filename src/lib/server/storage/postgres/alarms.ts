/** From when on something of a table is due, for whichever process owns it by then; and what else is due at workshops that nobody owns. */
import type { Asking, Database } from './database.ts';
import type { Fenced } from './fenced.ts';
import { NAMED } from './rows.ts';

export class Alarms {
	readonly #db: Database;
	readonly #fenced: Fenced;

	constructor(db: Database, fenced: Fenced) {
		this.#db = db;
		this.#fenced = fenced;
	}

	/** Notes from when on something of the table is due, in milliseconds since 1970; null where nothing is. */
	async note(table: string, at: number | null): Promise<void> {
		const note = (ask: Asking) =>
			at === null
				? ask.run('DELETE FROM alarms WHERE "table" = $1', [table])
				: ask.run(
						`INSERT INTO alarms SELECT id, $2::bigint FROM tables WHERE id = $1 FOR KEY SHARE
						ON CONFLICT ("table") DO UPDATE SET at = $2::bigint`,
						[table, at]
					);
		await this.#fenced.writingAt(table, note, { forgets: false });
	}

	/** The tables of which something is due by now, in these workshops of one's own and where nobody owns the workshop. */
	async due(own: readonly string[] = []): Promise<Row[]> {
		const rows = await this.#db.many<Row>(
			`${DUE} AND ${UNOWNED('tables.workshop')} LIMIT ${AT_ONCE}`
		);
		const ours = `${DUE} AND tables.workshop = ANY($1::text[])`;
		return own.length === 0 ? rows : [...rows, ...(await this.#db.many<Row>(ours, [own]))];
	}

	/** Workshops that nobody owns and that are out of date, or hold the names of people who were removed before this time. */
	async neglected(now: number, before: number): Promise<string[]> {
		const rows = await this.#db.many<{ workshop: string }>(
			`SELECT id AS workshop FROM workshops WHERE expires <= $1 AND ${UNOWNED('id')}
			UNION SELECT workshop FROM members JOIN tables ON tables.id = members."table"
			WHERE standing IN ('removed', 'barred', 'moved') AND ${NAMED} AND since < $2 AND ${UNOWNED('workshop')}
			LIMIT ${AT_ONCE}`,
			[now, before]
		);
		return rows.map(({ workshop }) => workshop);
	}
}

interface Row {
	readonly table: string;
	readonly workshop: string;
}

const DUE = `SELECT alarms."table", tables.workshop FROM alarms JOIN tables ON tables.id = alarms."table"
	WHERE at <= extract(epoch FROM clock_timestamp()) * 1000`;

/** How many workshops one process takes up at a time; the other processes find the rest. */
const AT_ONCE = 50;

const UNOWNED = (workshop: string): string =>
	`NOT EXISTS (SELECT 1 FROM leases WHERE leases.workshop = ${workshop} AND until > clock_timestamp())`;
