/** What hangs on sheets and lies beside tables, in PostgreSQL: pictures, packs, links to pages. */
import type { Brought } from '../../../engine/module.ts';
import type { PageLink, Picture } from '../storage.ts';
import type { Database } from './database.ts';
import type { Fenced } from './fenced.ts';
import type { Seal } from './seal.ts';

/** What a storage does with pictures. */
export function picturesIn(db: Database, fenced: Fenced) {
	return {
		putPicture: async (picture: Picture): Promise<void> => {
			const { table, seat, mark, type, width, height, bytes } = picture;
			await fenced.sealingAt(table, (ask, seal) =>
				ask.run(
					`INSERT INTO pictures ("table", seat, mark, type, width, height, bytes, sealed_mark, sealed_bytes)
					SELECT id, $2::integer, '', $4, $5::integer, $6::integer, '', $3::bytea, $7::bytea FROM tables WHERE id = $1 FOR KEY SHARE
					ON CONFLICT ("table", seat) DO UPDATE SET mark = '', type = $4, width = $5::integer, height = $6::integer, bytes = '',
						sealed_mark = $3::bytea, sealed_bytes = $7::bytea`,
					[
						...[table, seat, seal.close('pictures', 'mark', { table, seat }, mark), type],
						...[width, height, seal.close('pictures', 'bytes', { table, seat }, bytes)]
					]
				)
			);
		},
		picture: async (table: string, seat: number): Promise<Picture | null> => {
			const seal = await fenced.sealAt(table);
			const row = await db.one<PictureRow & BytesRow>(
				`SELECT ${PICTURE}, bytes, sealed_bytes FROM pictures WHERE "table" = $1 AND seat = $2`,
				[table, seat]
			);
			if (!seal || !row) return null;
			const { bytes, sealed_bytes, ...rest } = row;
			const found = { ...rest, bytes, sealed_bytes };
			return { ...markedOf(rest, seal), bytes: seal.bytes('pictures', 'bytes', found) };
		},
		picturesOf: (table: string): Promise<Omit<Picture, 'bytes'>[]> =>
			fenced.remembered(table, 'pictures', async () => {
				const seal = await fenced.sealAt(table);
				if (!seal) return [];
				const rows = await db.many<PictureRow>(
					`SELECT ${PICTURE} FROM pictures WHERE "table" = $1 ORDER BY seat`,
					[table]
				);
				return rows.map((row) => markedOf(row, seal));
			}),
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

const PICTURE = '"table", seat, mark, type, width, height, sealed_mark';
type PictureRow = Omit<Picture, 'bytes'> & { readonly sealed_mark: Buffer | null };
type BytesRow = Readonly<{ bytes: Buffer; sealed_bytes: Buffer | null }>;

const markedOf = ({ sealed_mark, ...row }: PictureRow, seal: Seal): Omit<Picture, 'bytes'> => ({
	...row,
	mark: seal.text('pictures', 'mark', { ...row, sealed_mark })
});

/** What a storage does with what classes bring along. */
export function packsIn(db: Database, fenced: Fenced) {
	return {
		putPack: async (workshop: string, { ready, own }: Brought): Promise<void> => {
			await fenced.sealingAt(workshop, (ask, seal) =>
				ask.run(
					`INSERT INTO packs (workshop, ready, own, sealed_own)
					SELECT id, $2, '', $3::bytea FROM workshops WHERE id = $1 FOR KEY SHARE
					ON CONFLICT (workshop) DO UPDATE SET ready = $2, own = '', sealed_own = $3::bytea`,
					[
						...[workshop, JSON.stringify(ready)],
						seal.close('packs', 'own', { workshop }, JSON.stringify(own))
					]
				)
			);
		},
		packOf: async (workshop: string): Promise<Brought | null> => {
			const seal = await fenced.sealAt(workshop);
			const row = await db.one<PackRow>(
				'SELECT workshop, ready, own, sealed_own FROM packs WHERE workshop = $1',
				[workshop]
			);
			if (!seal || !row) return null;
			return {
				ready: JSON.parse(row.ready) as unknown,
				own: JSON.parse(seal.text('packs', 'own', row)) as unknown
			};
		}
	};
}

type PackRow = Readonly<{
	workshop: string;
	ready: string;
	own: string;
	sealed_own: Buffer | null;
}>;

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
