/** What a PostgreSQL database keeps sealed: opened as its rows are read, and closed as they are written. */
import type { Asking } from '../../src/lib/server/storage/postgres/database.ts';
import { placeOf } from '../../src/lib/server/storage/postgres/documents.ts';
import type { Keys, Made } from '../../src/lib/server/storage/postgres/keys.ts';
import { SEALED, type Seal, type SealedTable } from '../../src/lib/server/storage/postgres/seal.ts';
import type { Kept, Row } from './kept.ts';

const isSealed = (name: string): name is SealedTable => Object.hasOwn(SEALED, name);

const sealedIn = (kept: Kept): readonly string[] =>
	isSealed(kept.name) ? SEALED[kept.name].columns : [];

/** The columns of a table as PostgreSQL has them. */
export const columnsOf = (kept: Kept): readonly string[] => [
	...kept.columns,
	...sealedIn(kept).map((column) => `sealed_${column}`)
];

/** Rows of workshops come first, then those of tables: by them the others find their key. */
export class Sealing {
	readonly #keys: Keys;
	readonly #workshops = new Map<string, string>();
	/** Of workshops that are being written. */
	readonly #fresh = new Map<string, Seal>();
	readonly #made: Made[] = [];

	constructor(keys: Keys) {
		this.#keys = keys;
	}

	/** A row that was read, as it would stand in the open. */
	async opened(kept: Kept, row: Row): Promise<Row> {
		const { name } = kept;
		if (!isSealed(name)) return row;
		const seal = await this.#sealOf(kept, row);
		const values = sealedIn(kept).map((column) => [
			column,
			column === 'bytes' ? seal.bytes(name, column, row) : seal.text(name, column, row)
		]);
		const open = kept.columns.map((column) => [column, row[column]]);
		return { ...Object.fromEntries(open), ...Object.fromEntries(values) } as Row;
	}

	/** A row as it is written; a workshop gets a new key. */
	async closed(kept: Kept, row: Row): Promise<Row> {
		const { name } = kept;
		if (!isSealed(name)) return row;
		if (name === 'workshops') await this.#open(String(row['id']));
		const seal = await this.#sealOf(kept, row);
		const values = sealedIn(kept).flatMap((column) => {
			const value = row[column];
			const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
			return [
				[column, ''],
				[`sealed_${column}`, seal.close(name, column, row, bytes)]
			];
		});
		return { ...row, ...Object.fromEntries(values) } as Row;
	}

	async #open(workshop: string): Promise<void> {
		const made = await this.#keys.make(workshop);
		this.#fresh.set(workshop, made.seal);
		this.#made.push(made);
	}

	/** Keeps the keys of workshops that are written by now. */
	async keep(ask: Asking): Promise<void> {
		for (const { keep } of this.#made.splice(0)) await keep(ask);
	}

	/** Nothing was written after all. */
	async takeBack(): Promise<void> {
		for (const workshop of this.#fresh.keys()) await this.#keys.drop(workshop);
		this.#fresh.clear();
	}

	async #sealOf(kept: Kept, row: Row): Promise<Seal> {
		const workshop = this.#workshopOf(kept, row);
		return this.#fresh.get(workshop) ?? this.#keys.of(workshop);
	}

	#workshopOf({ name }: Kept, row: Row): string {
		const { id, document, table, workshop = id } = row;
		if (name === 'workshops' || name === 'tables') {
			this.#workshops.set(String(id), String(workshop));
			return String(workshop);
		}
		const place = typeof document === 'string' ? placeOf(document) : (table ?? workshop);
		return this.#workshops.get(String(place)) ?? '';
	}
}
