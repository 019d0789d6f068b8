/** The pictures on sheets, in SQLite. */
import type Database from 'better-sqlite3';
import type { Erasure } from './erasure.ts';
import { later } from './later.ts';
import type { Picture } from './storage.ts';

/** What a storage does with pictures. */
export function picturesIn(db: Database.Database, erasure: Erasure) {
	const put = db.prepare(
		`INSERT INTO pictures SELECT @table, @seat, @mark, @type, @width, @height, @bytes
		WHERE EXISTS (SELECT 1 FROM tables WHERE id = @table)
		ON CONFLICT DO UPDATE SET mark = @mark, type = @type, width = @width, height = @height, bytes = @bytes`
	);
	const one = db.prepare<[string, number], Picture>(
		'SELECT * FROM pictures WHERE "table" = ? AND seat = ?'
	);
	const all = db.prepare<[string], Omit<Picture, 'bytes'>>(
		'SELECT "table", seat, mark, type, width, height FROM pictures WHERE "table" = ? ORDER BY seat'
	);
	const drop = db.prepare('DELETE FROM pictures WHERE "table" = ? AND seat = ?');
	const settle = db.prepare('DELETE FROM reports WHERE "table" = ? AND picture = ?');
	return {
		putPicture: later((picture: Picture) => void put.run(picture)),
		picture: later((table: string, seat: number) => one.get(table, seat) ?? null),
		picturesOf: later((table: string) => all.all(table)),
		dropPicture: later((table: string, seat: number) => {
			erasure.mark();
			settle.run(table, seat); // nothing is left to look at
			return drop.run(table, seat).changes === 1;
		})
	};
}
