/** What a process loads when it opens, so that nothing is first fetched when files can no longer be opened. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Files that stay free for the data file, prints and the log, beside one for each connection; three of four where there are few. */
const RESERVE = 200;
/** Where the system does not say how many files may be open. */
const USUAL = 1_024;
/** More connections than any school has; the sync server has limits of its own. */
const MOST = 20_000;

/**
 * Loads every part of the built server in a folder. Kit fetches a door's part at its first request, and Node keeps
 * the failure for good: a door first opened while no file could be would answer 500 until the next start.
 */
export async function loadAll(folder: string): Promise<void> {
	const parted = existsSync(folder); // a bundle's server is one file, read by now
	const files = parted ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
	for (const file of files.filter((one) => one.endsWith('.js'))) {
		await import(pathToFileURL(join(folder, file)).href);
		await setImmediate(); // lets requests that came meanwhile be answered
	}
	flushCompileCache(); // a process that is killed keeps nothing by itself
}

/**
 * Asks whether the files of a built folder are still those that this process began with. Another build takes them away
 * while it runs, and opening one that has gone would end the process.
 */
export function standing(folder: string): () => boolean {
	const mark = join(folder, 'handler.js');
	const made = () => statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
	const began = made();
	return () => made() === began;
}

/** How many connections may be open at once: fewer than the files that this process may open. */
export function mostConnections(limits = limitsOfProcess()): number {
	const open = /^Max open files +(\d+)/m.exec(limits)?.[1];
	const files = Number(open ?? USUAL);
	return Math.min(MOST, Math.max(Math.floor(files / 4), files - RESERVE));
}

/** What Linux says of this process; elsewhere nothing. */
function limitsOfProcess(): string {
	try {
		return readFileSync('/proc/self/limits', 'utf8');
	} catch {
		return '';
	}
}
