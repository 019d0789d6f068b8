/** Damages data files in seeded ways, and looks what a start saves of them and says. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Y from 'yjs';
import type { Source } from '../../../src/lib/engine/random.ts';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import type { Storage } from '../../../src/lib/server/storage/storage.ts';
import { ENTRIES, storyOf, TABLES, WORKSHOPS, writeEarlier } from './earlier.ts';
import { newFolder } from '../../folder.ts';

/** The bytes of a file of that version. */
export function bytesOf(version: number): Buffer {
	const folder = newFolder();
	const file = join(folder, 'borrowed-earth.db');
	writeEarlier(file, version);
	const bytes = readFileSync(file);
	rmSync(folder, { recursive: true });
	return bytes;
}

/** A kind of damage: what it leaves of a file. */
export type Damage = (whole: Buffer, dice: Source) => Buffer;

function flipped(whole: Buffer, at: number, bits: number): Buffer {
	const bytes = Buffer.from(whole);
	bytes.writeUInt8(bytes.readUInt8(at) ^ bits, at);
	return bytes;
}

export const oneBit: Damage = (whole, dice) => flipped(whole, dice(whole.length), 1 << dice(8));
export const oneBitOfFirstPage: Damage = (whole, dice) => flipped(whole, dice(4096), 1 << dice(8));
export const someBytes: Damage = (whole, dice) =>
	Array.from({ length: 1 + dice(20) }).reduce<Buffer>(
		(bytes) => flipped(bytes, dice(bytes.length), 1 + dice(255)),
		whole
	);
export const aPage: Damage = (whole, dice) => {
	const at = dice(whole.length / 4096) * 4096;
	return Buffer.from(whole).fill(0xa5, at, at + 4096);
};
/** A tenth is missing at the end, more or less half a page. */
export const cut: Damage = (whole, dice) =>
	whole.subarray(0, Math.floor(whole.length * 0.9) - 2048 + dice(4096));

/** What a whole file holds: its workshops, and of each table how long its log and its story are. */
export interface Contents {
	readonly workshops: readonly string[];
	readonly tables: ReadonlyMap<string, { readonly entries: number; readonly story: number }>;
}

/** What came of one start on a damaged file. */
export interface Outcome {
	/** Tables that can be opened. */
	readonly tables: number;
	readonly entries: number;
	/** Workshops, tables and stories that are less than they were, and that the start did not name. */
	readonly unnamed: readonly string[];
	/** Whether anything is less than it was. */
	readonly less: boolean;
	/** Whether the server started. */
	readonly started: boolean;
}

/** Puts these bytes in a folder of their own, and opens them; `told` is what is said meanwhile. */
export async function startOn(
	bytes: Buffer,
	whole: Contents,
	told: readonly string[],
	wal: Buffer | null = null
): Promise<Outcome> {
	const folder = newFolder();
	writeFileSync(join(folder, 'borrowed-earth.db'), bytes);
	if (wal) writeFileSync(join(folder, 'borrowed-earth.db-wal'), wal);
	try {
		const store = openSqlite(folder);
		const contents = await contentsIn(store, [...whole.tables.keys()], whole.workshops);
		await store.close();
		return compared(contents, whole, told.join('\n'));
	} catch (cause) {
		if (!(cause instanceof Error)) throw cause;
		return { tables: 0, entries: 0, unnamed: [], less: true, started: false };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function compared(now: Contents, whole: Contents, said: string): Outcome {
	const lost = whole.workshops.filter((id) => !now.workshops.includes(id));
	const shorter = [...whole.tables].flatMap(([id, { entries, story }]) => {
		const left = now.tables.get(id);
		return left?.entries === entries && left.story === story ? [] : [id];
	});
	const less = [...lost, ...shorter];
	return {
		tables: now.tables.size,
		entries: [...now.tables.values()].reduce((sum, { entries }) => sum + entries, 0),
		unnamed: less.filter((id) => !said.includes(id)),
		less: less.length > 0,
		started: true
	};
}

/** What of these workshops and tables there is in a storage. */
export async function contentsIn(
	store: Storage,
	ids: readonly string[],
	among: readonly string[]
): Promise<Contents> {
	const workshops: string[] = [];
	for (const id of among) if (await store.workshop(id)) workshops.push(id);
	const tables = new Map<string, { entries: number; story: number }>();
	for (const id of ids) {
		const log = (await store.table(id)) ? await store.entries(id, -1) : [];
		if (log.length > 0) {
			tables.set(id, { entries: log.length, story: await storyIn(store, id) });
		}
	}
	return { workshops, tables };
}

/** How many characters the texts of a table's story have. */
async function storyIn(store: Storage, table: string): Promise<number> {
	const doc = new Y.Doc();
	for (const { bytes } of await store.updates(`${table}/story`)) Y.applyUpdate(doc, bytes);
	return [...doc.share.keys()].reduce((sum, name) => sum + doc.getText(name).length, 0);
}

/** What the files of `writeEarlier` hold. */
export const EARLIER: Contents = {
	workshops: WORKSHOPS,
	tables: new Map(TABLES.map(({ id }) => [id, { entries: ENTRIES, story: storyOf(id).length }]))
};
