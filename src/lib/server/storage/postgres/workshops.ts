/** Workshops and their tables, in PostgreSQL. */
import type { StoredEntry, Table, Update, Workshop } from '../storage.ts';
import type { Asking, Database } from './database.ts';
import { addUpdates, dropDocuments } from './documents.ts';
import type { Fenced } from './fenced.ts';
import type { Keys } from './keys.ts';
import type { Leases } from './leases.ts';
import { NotOwner } from '../../base/away.ts';
import { addEntry } from './log.ts';
import * as rows from './rows.ts';
import type { Seal } from './seal.ts';

const { TABLE, TABLE_CHANGES, TABLE_VALUES, WORKSHOP } = rows;

/** What a storage does with workshops. */
export function workshopsIn(db: Database, fenced: Fenced, leases: Leases, keys: Keys) {
	const one = async (where: string, value: string) => {
		const row = await db.one<rows.WorkshopRow>(`SELECT ${WORKSHOP} FROM workshops WHERE ${where}`, [
			value
		]);
		return row && rows.workshopOf(row, await keys.of(row.id));
	};
	return {
		addWorkshop: async (workshop: Workshop, tokenHash: string): Promise<void> => {
			const { seal, keep } = await keys.make(workshop.id);
			try {
				await db.transaction(async (ask) => {
					await insert(ask, rows.workshopValues(workshop, seal), workshop, tokenHash);
					await keep(ask);
					await leases.first(ask, workshop.id);
				});
			} catch (cause) {
				leases.drop(workshop.id);
				throw cause;
			}
		},
		workshop: (id: string) => one('id = $1', id),
		workshopByCode: (code: string) =>
			one('id = (SELECT workshop FROM codes WHERE codes.code = $1)', code),
		updateWorkshop: async (workshop: Workshop): Promise<void> => {
			await fenced.sealingAt(workshop.id, (ask, seal) =>
				ask.run(
					`UPDATE workshops SET title = $2, opened = $3, expires = $4, code = $5, picks = $6, approve = $7,
					marks = $8, language = $9, sealed_title = $10 WHERE id = $1`,
					rows.workshopValues(workshop, seal)
				)
			);
		},
		deleteWorkshop: async (id: string): Promise<void> => {
			await fenced.writingAt(id, async (ask) => {
				const tables = await ask.many<{ id: string }>('SELECT id FROM tables WHERE workshop = $1', [
					id
				]);
				// the row first: who adds to a document meanwhile keeps it until that is done
				await ask.run('DELETE FROM workshops WHERE id = $1', [id]);
				for (const place of [...tables, { id }]) await dropDocuments(ask, `${place.id}/`);
			});
			leases.drop(id);
			await keys.drop(id);
		},
		expired: async (now: number) => {
			const found = await db.many<{ id: string }>('SELECT id FROM workshops WHERE expires <= $1', [
				now
			]);
			return found.map(({ id }) => id);
		}
	};
}

async function insert(
	ask: Asking,
	values: readonly unknown[],
	{ id, code }: Workshop,
	tokenHash: string
): Promise<void> {
	await ask.run(
		`INSERT INTO workshops (${WORKSHOP}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
		values
	);
	await ask.run('INSERT INTO codes (code, workshop) VALUES ($1, $2)', [code, id]);
	await ask.run('INSERT INTO tokens (hash, workshop) VALUES ($1, $2)', [tokenHash, id]);
}

/** What a storage changes of tables. */
export function tablesIn(fenced: Fenced) {
	const update = (ask: Asking, table: Table, seal: Seal) =>
		ask.run(`UPDATE tables SET ${TABLE_CHANGES} WHERE id = $1`, rows.tableValues(table, seal));
	return {
		addTable: async (
			table: Table,
			log: readonly StoredEntry[],
			updates: readonly Update[]
		): Promise<void> => {
			const added = await fenced.sealingAt(table.workshop, async (ask, seal) => {
				await ask.run(
					`INSERT INTO tables (${TABLE}) VALUES (${TABLE_VALUES})`,
					rows.tableValues(table, seal)
				);
				await ask.run('INSERT INTO codes (code, "table") VALUES ($1, $2)', [table.code, table.id]);
				for (const entry of log) await addEntry(ask, table.id, entry, seal);
				await addUpdates(ask, updates, seal);
				return true;
			});
			if (!added) throw new NotOwner(table.workshop);
		},
		finishTables: async (workshop: string, ids: readonly string[]): Promise<void> => {
			await fenced.writing(workshop, (ask) =>
				ask.run(
					'UPDATE tables SET opened = -opened WHERE workshop = $1 AND id = ANY($2::text[]) AND opened < 0',
					[workshop, ids]
				)
			);
		},
		updateTable: async (table: Table): Promise<void> => {
			await fenced.sealingAt(table.id, (ask, seal) => update(ask, table, seal));
		},
		renewTable: async (
			table: Table,
			updates: readonly Update[],
			setup?: StoredEntry
		): Promise<void> => {
			await fenced.sealingAt(table.id, async (ask, seal) => {
				if ((await update(ask, table, seal)) === 0) return; // deleted meanwhile
				if (setup) {
					await ask.run('DELETE FROM entries WHERE "table" = $1', [table.id]);
					await ask.run('DELETE FROM pictures WHERE "table" = $1 AND seat >= $2', [
						table.id,
						table.seats
					]);
					await addEntry(ask, table.id, setup, seal);
				}
				await dropDocuments(ask, `${table.id}/view/`);
				await dropDocuments(ask, `${table.id}/room`);
				await addUpdates(ask, updates, seal);
			});
		},
		deleteTable: async (id: string): Promise<void> => {
			await fenced.writingAt(id, async (ask) => {
				await ask.run('DELETE FROM tables WHERE id = $1', [id]);
				await dropDocuments(ask, `${id}/`);
			});
		}
	};
}

/** How a storage finds tables. */
export function tablesFoundIn(db: Database, fenced: Fenced, keys: Keys) {
	const one = async (where: string, value: string) => {
		const row = await db.one<rows.TableRow>(`SELECT ${TABLE} FROM tables WHERE ${where}`, [value]);
		return row && rows.tableOf(row, await keys.of(row.workshop));
	};
	return {
		table: (id: string) => fenced.remembered(id, 'table', () => one('id = $1', id)),
		tableByCode: (code: string) =>
			one('id = (SELECT "table" FROM codes WHERE codes.code = $1)', code),
		tablesOf: async (workshop: string) =>
			(await tablesOf(db, workshop, await keys.of(workshop))).filter(({ opened }) => opened >= 0),
		unfinishedTables: async () => {
			const found = await db.many<{ id: string }>('SELECT id FROM tables WHERE opened < 0');
			return found.map(({ id }) => id);
		}
	};
}

/** The tables of a workshop; without their titles where no seal is given. */
export async function tablesOf(
	db: Database,
	workshop: string,
	seal: Seal | null = null
): Promise<Table[]> {
	const found = await db.many<rows.TableRow>(
		`SELECT ${TABLE} FROM tables WHERE workshop = $1 ORDER BY opened, nr`,
		[workshop]
	);
	return found.map((row) => rows.tableOf(row, seal));
}
