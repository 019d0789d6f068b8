/** The process's one storage. */
import { timed } from '../process/metrics.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Not a variable of this module: `vite dev` loads a changed module anew, and the folder is locked by who opened it. */
const everywhere = globalThis as { openedStorage?: Storage | undefined };

/** The folder with all that is stored. */
export const dataFolder = (): string => process.env['DATA_DIR'] ?? 'data';

/** The storage in DATA_DIR (`data`), opened at first use. Throws one clear sentence when it cannot be opened. */
export const storage = (): Storage =>
	(everywhere.openedStorage ??= watched(openSqlite(dataFolder())));

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
	await opened?.close();
}
