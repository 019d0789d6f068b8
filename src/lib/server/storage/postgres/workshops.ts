/** Workshops and their tables, in PostgreSQL. */
import type { StoredEntry, Table, Update, Workshop } from '../storage.ts';
import type { Asking, Database } from './database.ts';
import { addUpdates, dropDocuments } from './documents.ts';
import type { Fenced } from './fenced.ts';
import type { Leases } from './leases.ts';
import { addEntry } from './log.ts';
import * as rows from './rows.ts';

const { TABLE, TABLE_CHANGES, TABLE_VALUES, WORKSHOP } = rows;

/** What a storage does with workshops. */
export function workshopsIn(db: Database, fenced: Fenced, leases: Leases) {
	return {
		addWorkshop: async (workshop: Workshop, tokenHash: string): Promise<void> => {
			try {
				await db.transaction(async (ask) => {
					await insert(ask, workshop, tokenHash);
					await leases.first(ask, workshop.id);
				});
			} catch (cause) {
				leases.drop(workshop.id);
				throw cause;
			}
		},
		workshop: async (id: string) =>
			rows.workshopOf(
				await db.one<rows.WorkshopRow>(`SELECT ${WORKSHOP} FROM workshops WHERE id = $1`, [id])
			),
		workshopByCode: async (code: string) =>
			rows.workshopOf(
				await db.one<rows.WorkshopRow>(
					`SELECT ${WORKSHOP} FROM workshops WHERE id = (SELECT workshop FROM codes WHERE codes.code = $1)`,
					[code]
				)
			),
		updateWorkshop: async (workshop: Workshop): Promise<void> => {
			await fenced.writingAt(workshop.id, (ask) =>
				ask.run(
					`UPDATE workshops SET title = $2, opened = $3, expires = $4, code = $5, picks = $6, approve = $7,
					marks = $8, language = $9 WHERE id = $1`,
					rows.workshopValues(workshop)
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
		},
		expired: async (now: number) => {
			const found = await db.many<{ id: string }>('SELECT id FROM workshops WHERE expires <= $1', [
				now
			]);
			return found.map(({ id }) => id);
		}
	};
}

async function insert(ask: Asking, workshop: Workshop, tokenHash: string): Promise<void> {
	const { id, code } = workshop;
	await ask.run(
		`INSERT INTO workshops (${WORKSHOP}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		rows.workshopValues(workshop)
	);
	await ask.run('INSERT INTO codes (code, workshop) VALUES ($1, $2)', [code, id]);
	await ask.run('INSERT INTO tokens (hash, workshop) VALUES ($1, $2)', [tokenHash, id]);
}

/** What a storage changes of tables. */
export function tablesIn(fenced: Fenced) {
	const update = (ask: Asking, table: Table) =>
		ask.run(`UPDATE tables SET ${TABLE_CHANGES} WHERE id = $1`, rows.tableValues(table));
	return {
		addTable: (
			table: Table,
			log: readonly StoredEntry[],
			updates: readonly Update[]
		): Promise<void> =>
			fenced.writing(table.workshop, async (ask) => {
				await ask.run(
					`INSERT INTO tables (${TABLE}) VALUES (${TABLE_VALUES})`,
					rows.tableValues(table)
				);
				await ask.run('INSERT INTO codes (code, "table") VALUES ($1, $2)', [table.code, table.id]);
				for (const entry of log) await addEntry(ask, table.id, entry);
				await addUpdates(ask, updates);
			}),
		updateTable: async (table: Table): Promise<void> => {
			await fenced.writingAt(table.id, (ask) => update(ask, table));
		},
		renewTable: async (
			table: Table,
			updates: readonly Update[],
			setup?: StoredEntry
		): Promise<void> => {
			await fenced.writingAt(table.id, async (ask) => {
				if ((await update(ask, table)) === 0) return; // deleted meanwhile
				if (setup) {
					await ask.run('DELETE FROM entries WHERE "table" = $1', [table.id]);
					await ask.run('DELETE FROM pictures WHERE "table" = $1 AND seat >= $2', [
						table.id,
						table.seats
					]);
					await addEntry(ask, table.id, setup);
				}
				await dropDocuments(ask, `${table.id}/view/`);
				await dropDocuments(ask, `${table.id}/room`);
				await addUpdates(ask, updates);
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
export function tablesFoundIn(db: Database) {
	const one = async (where: string, value: string) => {
		const row = await db.one<rows.TableRow>(`SELECT ${TABLE} FROM tables WHERE ${where}`, [value]);
		return row && rows.tableOf(row);
	};
	return {
		table: (id: string) => one('id = $1', id),
		tableByCode: (code: string) =>
			one('id = (SELECT "table" FROM codes WHERE codes.code = $1)', code),
		tablesOf: async (workshop: string) => {
			const found = await db.many<rows.TableRow>(
				`SELECT ${TABLE} FROM tables WHERE workshop = $1 ORDER BY opened, nr`,
				[workshop]
			);
			return found.map(rows.tableOf);
		}
	};
}
