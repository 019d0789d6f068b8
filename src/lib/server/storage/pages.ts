/** Links to a table's pages, in SQLite. */
import type Database from 'better-sqlite3';
import { later } from './later.ts';
import type { PageLink } from './storage.ts';

/** What a storage does with links to pages. */
export function pagesIn(db: Database.Database) {
	const add = db.prepare(
		`INSERT INTO pages SELECT @hash, @table, @seat, @made
		WHERE EXISTS (SELECT 1 FROM tables WHERE id = @table)`
	);
	const one = db.prepare<[string], PageLink>('SELECT * FROM pages WHERE hash = ?');
	const all = db.prepare<[string], PageLink>(
		'SELECT * FROM pages WHERE "table" = ? ORDER BY seat NULLS FIRST'
	);
	const drop = db.prepare('DELETE FROM pages WHERE "table" = ?');
	const dropOne = db.prepare('DELETE FROM pages WHERE "table" = ? AND seat IS ?');
	return {
		putPages: later(
			db.transaction((table: string, pages: readonly PageLink[]) => {
				drop.run(table);
				for (const page of pages) add.run(page);
			})
		),
		page: later((hash: string) => one.get(hash) ?? null),
		pagesOf: later((table: string) => all.all(table)),
		dropPages: later((table: string, seat?: number | null) => {
			if (seat === undefined) drop.run(table);
			else dropOne.run(table, seat);
		})
	};
}
