/** Challenge packs, in SQLite. */
import type Database from 'better-sqlite3';
import type { ClassPack } from '../../games/kit/classPack.ts';
import type { Erasure } from './erasure.ts';
import { later } from './later.ts';

interface PackRow {
	readonly ready: string;
	readonly own: string;
}

/** What a storage does with challenge packs. */
export function packsIn(db: Database.Database, erasure: Erasure) {
	const put = db.prepare(
		`INSERT INTO packs SELECT @workshop, @ready, @own WHERE EXISTS (SELECT 1 FROM workshops WHERE id = @workshop)
		ON CONFLICT DO UPDATE SET ready = @ready, own = @own`
	);
	const one = db.prepare<[string], PackRow>('SELECT ready, own FROM packs WHERE workshop = ?');
	return {
		putPack: later((workshop: string, { ready, own }: ClassPack) => {
			erasure.mark(); // what was taken out of it is written over
			put.run({ workshop, ready: JSON.stringify(ready), own: JSON.stringify(own) });
		}),
		packOf: later((workshop: string): ClassPack => {
			const row = one.get(workshop);
			return row ? packIn(row) : { ready: [], own: [] };
		})
	};
}

const packIn = ({ ready, own }: PackRow): ClassPack => ({
	ready: JSON.parse(ready) as ClassPack['ready'],
	own: JSON.parse(own) as ClassPack['own']
});
