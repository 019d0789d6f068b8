/** The updates of shared documents, in PostgreSQL. */
import type { Author, StoredUpdate, Update } from '../storage.ts';
import type { Asking, Database } from './database.ts';
import { OWN, type Fenced } from './fenced.ts';
import { NotOwner } from '../../base/away.ts';
import type { Seal } from './seal.ts';

/** A document names its table or workshop in its first characters. */
const PLACE = 22;
export const placeOf = (document: string): string => document.slice(0, PLACE);

/**
 * Parts of one statement that adds updates: those of `$4` (documents), `$5` (sealed bytes), whose places are there and are
 * kept from being deleted meanwhile, and the authors of `$6` to `$8`. `from` names what has to have a row.
 */
export const adding = (from: string): string => `
places AS MATERIALIZED (SELECT id FROM tables WHERE id IN (SELECT left(d, ${PLACE}) FROM unnest($4::text[]) d) ORDER BY id FOR KEY SHARE),
desks AS MATERIALIZED (SELECT id FROM workshops WHERE id IN (SELECT left(d, ${PLACE}) FROM unnest($4::text[]) d) FOR KEY SHARE),
fresh AS (
	SELECT document, bytes, row_number() OVER (PARTITION BY document ORDER BY n) AS n
	FROM unnest($4::text[], $5::bytea[]) WITH ORDINALITY AS given (document, bytes, n), ${from}
	WHERE left(document, ${PLACE}) IN (SELECT id FROM places UNION ALL SELECT id FROM desks)
),
rows AS (
	INSERT INTO updates (document, seq, bytes, sealed_bytes)
	SELECT document, COALESCE((SELECT MAX(seq) FROM updates u WHERE u.document = fresh.document), 0) + n, '', bytes FROM fresh
),
writers AS (
	INSERT INTO authors (document, client, member)
	SELECT document, client, member FROM unnest($6::text[], $7::bigint[], $8::text[]) AS given (document, client, member)
	WHERE document IN (SELECT document FROM fresh) ON CONFLICT DO NOTHING
)`;

/** `$4` to `$8` of such a statement. */
export function added(updates: readonly Update[], seal: Seal): unknown[] {
	const authors = updates.flatMap(({ document, authors: own = [] }) =>
		own.map((author) => ({ document, ...author }))
	);
	return [
		updates.map(({ document }) => document),
		updates.map(({ document, bytes }) => sealed(document, bytes, seal)),
		authors.map(({ document }) => document),
		authors.map(({ client }) => client),
		authors.map(({ member }) => member)
	];
}

const sealed = (document: string, bytes: Uint8Array, seal: Seal): Buffer =>
	seal.close('updates', 'bytes', { document }, bytes);

type UpdateRow = Readonly<{
	document: string;
	seq: number;
	bytes: Buffer;
	sealed_bytes: Buffer | null;
}>;

const ADD = `${OWN},${adding('own')} SELECT (SELECT count(*) FROM own) AS own`;

/** What a storage does with documents. */
export function documentsIn(db: Database, fenced: Fenced) {
	/** Those of one workshop; answers its documents where it is another process's by now. */
	const addAt = async (seal: Seal, updates: readonly Update[]): Promise<string[]> => {
		try {
			await fenced.statement(seal.workshop, ADD, added(updates, seal));
			return [];
		} catch (cause) {
			if (cause instanceof NotOwner) return updates.map(({ document }) => document);
			throw cause;
		}
	};
	return {
		addUpdates: async (updates: readonly Update[]): Promise<readonly string[]> => {
			const done = (await byWorkshop(fenced, updates)).map((one) => addAt(...one));
			const settled = await Promise.allSettled(done);
			const failed = settled.find(({ status }) => status === 'rejected');
			if (failed?.status === 'rejected') throw failed.reason;
			return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
		},
		updates: async (document: string): Promise<StoredUpdate[]> => {
			const seal = await fenced.sealAt(placeOf(document));
			if (!seal) return [];
			const rows = await db.many<UpdateRow>(
				'SELECT document, seq, bytes, sealed_bytes FROM updates WHERE document = $1 ORDER BY seq',
				[document]
			);
			return rows.map((row) => ({ seq: row.seq, bytes: seal.bytes('updates', 'bytes', row) }));
		},
		authors: (document: string) =>
			db.many<Author>('SELECT client, member FROM authors WHERE document = $1', [document]),
		compact: async (document: string, last: number, bytes: Uint8Array): Promise<void> => {
			const shorten = async (ask: Asking, seal: Seal) => {
				const dropped = await ask.run(
					'DELETE FROM updates WHERE document = $1 AND seq <= $2 AND EXISTS (SELECT 1 FROM updates WHERE document = $1 AND seq = $2)',
					[document, last]
				);
				if (dropped === 0) return; // deleted meanwhile
				await ask.run(
					`INSERT INTO updates (document, seq, bytes, sealed_bytes) VALUES ($1, $2, '', $3)`,
					[document, last, sealed(document, bytes, seal)]
				);
			};
			await fenced.sealingAt(placeOf(document), shorten, { forgets: false });
		}
	};
}

async function byWorkshop(
	fenced: Fenced,
	updates: readonly Update[]
): Promise<(readonly [Seal, Update[]])[]> {
	const groups = new Map<string, readonly [Seal, Update[]]>();
	for (const update of updates) {
		const seal = await fenced.sealAt(placeOf(update.document));
		if (!seal) continue; // gone
		const group = groups.get(seal.workshop) ?? [seal, []];
		groups.set(seal.workshop, group);
		group[1].push(update);
	}
	return [...groups.values()];
}

/** Adds updates within a transaction that holds the fence. */
export async function addUpdates(
	ask: Asking,
	updates: readonly Update[],
	seal: Seal
): Promise<void> {
	for (const { document, bytes, authors = [] } of updates) {
		await ask.run(
			`INSERT INTO updates (document, seq, bytes, sealed_bytes)
			SELECT $1, COALESCE(MAX(seq), 0) + 1, '', $2::bytea FROM updates WHERE document = $1`,
			[document, sealed(document, bytes, seal)]
		);
		for (const { client, member } of authors) {
			await ask.run('INSERT INTO authors VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
				...[document, client, member]
			]);
		}
	}
}

/** Drops all documents whose name begins like this. */
export async function dropDocuments(ask: Asking, prefix: string): Promise<void> {
	const range = [prefix, `${prefix}\u{10ffff}`];
	await ask.run('DELETE FROM updates WHERE document >= $1 AND document < $2', range);
	await ask.run('DELETE FROM authors WHERE document >= $1 AND document < $2', range);
}
