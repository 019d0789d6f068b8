/** What classes bring along, in SQLite. */
import type Database from 'better-sqlite3';
import type { Brought } from '../../engine/module.ts';
import type { Erasure } from './erasure.ts';
import { later } from './later.ts';

interface PackRow {
	readonly ready: string;
	readonly own: string;
}

/** What a storage does with packs. */
export function packsIn(db: Database.Database, erasure: Erasure) {
	const put = db.prepare(
		`INSERT INTO packs SELECT @workshop, @ready, @own WHERE EXISTS (SELECT 1 FROM workshops WHERE id = @workshop)
		ON CONFLICT DO UPDATE SET ready = @ready, own = @own`
	);
	const one = db.prepare<[string], PackRow>('SELECT ready, own FROM packs WHERE workshop = ?');
	return {
		putPack: later((workshop: string, { ready, own }: Brought) => {
			erasure.mark(); // what was taken out of it is written over
			put.run({ workshop, ready: JSON.stringify(ready), own: JSON.stringify(own) });
		}),
		packOf: later((workshop: string): Brought | null => {
			const row = one.get(workshop);
			return row ? packIn(row) : null;
		})
	};
}

const packIn = ({ ready, own }: PackRow): Brought => ({
	ready: JSON.parse(ready) as unknown,
	own: JSON.parse(own) as unknown
});
