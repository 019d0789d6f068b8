/** The process's one storage. */
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

let opened: Storage | null = null;

/** The storage in DATA_DIR (`data`), opened at first use. Throws one clear sentence when it cannot be opened. */
export const storage = (): Storage => (opened ??= openSqlite(process.env['DATA_DIR'] ?? 'data'));

/** Closes it, when it was opened. */
export async function closeStorage(): Promise<void> {
	await opened?.close();
	opened = null;
}
