/** The process's one storage: a SQLite file, or PostgreSQL where DATABASE_URL names one. */
import { timed } from '../base/metrics.ts';
import { setting } from '../base/setting.ts';
import { openPostgres, type Postgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Not a variable of this module: `vite dev` loads a changed module anew, and the folder is locked by who opened it. */
const everywhere = globalThis as {
	openedStorage?: Storage | undefined;
	openedPostgres?: Postgres | undefined;
};

/** The folder with all that is stored. */
export const dataFolder = (): string => setting('DATA_DIR') ?? 'data';

/** PostgreSQL, where DATABASE_URL is set; else null. */
export function postgres(): Postgres | null {
	const url = setting('DATABASE_URL');
	if (url === undefined) return null;
	return (everywhere.openedPostgres ??= openPostgres({
		url,
		keysUrl: setting('KEYS_URL'),
		address: setting('INTERNAL_ADDRESS') ?? `127.0.0.1:${setting('PORT') ?? 3000}`,
		secret: setting('CLUSTER_SECRET') ?? ''
	}));
}

/** Whether no other process owns a workshop; what nobody owns is this process's from now on. */
export async function isOurs(workshop: string): Promise<boolean> {
	const opened = postgres();
	return !opened || (await opened.leases.claim(workshop)) === 'mine';
}

/** The storage, opened at first use. Throws one clear sentence when it cannot be opened. */
export const storage = (): Storage =>
	(everywhere.openedStorage ??= watched(postgres()?.storage ?? openSqlite(dataFolder())));

/** The same storage; how long its commits take is noted. */
const watched = (opened: Storage): Storage => ({
	...opened,
	append: (...given) => timed('entry', () => opened.append(...given)),
	addUpdates: (updates) => timed('edits', () => opened.addUpdates(updates))
});

/** Closes it, when it was opened; before it returns, so that it can be done while the process exits. */
export async function closeStorage(): Promise<void> {
	const opened = everywhere.openedStorage;
	everywhere.openedStorage = undefined;
	everywhere.openedPostgres = undefined;
	await opened?.close();
}
