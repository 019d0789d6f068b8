/** What hangs on sheets and lies beside tables, in PostgreSQL: pictures, challenge packs, links to pages. */
import type { ClassPack } from '../../../games/kit/classPack.ts';
import type { PageLink, Picture } from '../storage.ts';
import type { Database } from './database.ts';
import type { Fenced } from './fenced.ts';

/** What a storage does with pictures. */
export function picturesIn(db: Database, fenced: Fenced) {
	return {
		putPicture: async (picture: Picture): Promise<void> => {
			const { table, seat, mark, type, width, height, bytes } = picture;
			await fenced.writingAt(table, (ask) =>
				ask.run(
					`INSERT INTO pictures SELECT id, $2::integer, $3, $4, $5::integer, $6::integer, $7::bytea FROM tables WHERE id = $1 FOR KEY SHARE
					ON CONFLICT ("table", seat) DO UPDATE SET mark = $3, type = $4, width = $5::integer, height = $6::integer, bytes = $7::bytea`,
					[table, seat, mark, type, width, height, Buffer.from(bytes)]
				)
			);
		},
		picture: (table: string, seat: number) =>
			db.one<Picture>('SELECT * FROM pictures WHERE "table" = $1 AND seat = $2', [table, seat]),
		picturesOf: (table: string) =>
			db.many<Omit<Picture, 'bytes'>>(
				'SELECT "table", seat, mark, type, width, height FROM pictures WHERE "table" = $1 ORDER BY seat',
				[table]
			),
		dropPicture: async (table: string, seat: number): Promise<boolean> => {
			const dropped = await fenced.writingAt(table, async (ask) => {
				// nothing is left to look at
				await ask.run('DELETE FROM reports WHERE "table" = $1 AND picture = $2', [table, seat]);
				return ask.run('DELETE FROM pictures WHERE "table" = $1 AND seat = $2', [table, seat]);
			});
			return dropped === 1;
		}
	};
}

/** What a storage does with challenge packs. */
export function packsIn(db: Database, fenced: Fenced) {
	return {
		putPack: async (workshop: string, { ready, own }: ClassPack): Promise<void> => {
			await fenced.writingAt(workshop, (ask) =>
				ask.run(
					`INSERT INTO packs SELECT id, $2, $3 FROM workshops WHERE id = $1 FOR KEY SHARE
					ON CONFLICT (workshop) DO UPDATE SET ready = $2, own = $3`,
					[workshop, JSON.stringify(ready), JSON.stringify(own)]
				)
			);
		},
		packOf: async (workshop: string): Promise<ClassPack> => {
			const row = await db.one<{ ready: string; own: string }>(
				'SELECT ready, own FROM packs WHERE workshop = $1',
				[workshop]
			);
			if (!row) return { ready: [], own: [] };
			return {
				ready: JSON.parse(row.ready) as ClassPack['ready'],
				own: JSON.parse(row.own) as ClassPack['own']
			};
		}
	};
}

/** What a storage does with links to pages. */
export function pagesIn(db: Database, fenced: Fenced) {
	return {
		putPages: async (table: string, pages: readonly PageLink[]): Promise<void> => {
			await fenced.writingAt(table, async (ask) => {
				await ask.run('DELETE FROM pages WHERE "table" = $1', [table]);
				for (const { hash, seat, made } of pages) {
					await ask.run(
						'INSERT INTO pages SELECT $1, id, $3::integer, $4::bigint FROM tables WHERE id = $2 FOR KEY SHARE',
						[hash, table, seat, made]
					);
				}
			});
		},
		page: (hash: string) => db.one<PageLink>('SELECT * FROM pages WHERE hash = $1', [hash]),
		pagesOf: (table: string) =>
			db.many<PageLink>('SELECT * FROM pages WHERE "table" = $1 ORDER BY seat NULLS FIRST', [
				table
			]),
		dropPages: async (table: string, seat?: number | null): Promise<void> => {
			await fenced.writingAt(table, (ask) =>
				seat === undefined
					? ask.run('DELETE FROM pages WHERE "table" = $1', [table])
					: ask.run(
							'DELETE FROM pages WHERE "table" = $1 AND seat IS NOT DISTINCT FROM $2::integer',
							[table, seat]
						)
			);
		}
	};
}
