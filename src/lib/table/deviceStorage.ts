/** What this device keeps of tables, and until when: noted beside it, so that it goes on its date though nobody asks the server. */

import { learnTime, serverNow } from './servertime.ts';

const NOTED = 'kept';
/** The names of documents, of pages and of what a tab remembers begin with their table's id. */
const DOCUMENT = /^([A-Za-z0-9_-]{22})\//;
const PAGE = /^\/table\/([A-Za-z0-9_-]{22})$/;
const REMEMBERED = /^\/table\/([A-Za-z0-9_-]{22})/;

type Dates = Readonly<Record<string, number>>;

function dates(): Dates {
	try {
		const noted: unknown = JSON.parse(localStorage.getItem(NOTED) ?? '{}');
		return typeof noted === 'object' && noted !== null ? (noted as Dates) : {};
	} catch {
		return {};
	}
}

function note(kept: Dates): void {
	try {
		localStorage.setItem(NOTED, JSON.stringify(kept));
	} catch {
		// a browser that keeps nothing
	}
}

/** Notes that this device keeps something of a table, until its workshop is deleted. */
export const noteTable = (table: string, until: number): void => {
	note({ ...dates(), [table]: until });
};

/** Deletes all that this device keeps of a table. */
export async function forgetTable(table: string): Promise<void> {
	note(Object.fromEntries(Object.entries(dates()).filter(([other]) => other !== table)));
	await drop((of) => of === table);
}

/** Deletes all whose date has come, and what nobody has noted; not what `open` shows just now. */
export async function purge(now: number, open?: string): Promise<void> {
	const before = dates();
	note(Object.fromEntries(Object.entries(before).filter(([, until]) => until > now)));
	await drop((of) => of !== open && !((before[of] ?? 0) > now));
}

/** The same by the server's clock, where there is a network: this device's own may be months ahead. */
export async function purgeNow(open?: string): Promise<void> {
	await learnTime();
	await purge(serverNow(), open);
}

/** Deletes all that this device keeps of a workshop that is led from it, and of its tables. */
export async function forgetWorkshop(workshop: string, tables: readonly string[]): Promise<void> {
	const of = (key: string) =>
		key === `lesson.${workshop}` || key.startsWith(`/workshop/${workshop}`);
	clear(() => localStorage, of);
	clear(() => sessionStorage, of);
	for (const table of tables) await forgetTable(table);
}

/** What cannot be looked at, as in a browser that keeps nothing, holds nothing either. */
async function drop(gone: (table: string) => boolean): Promise<void> {
	const isGone = (named: RegExpExecArray | null) => named?.[1] !== undefined && gone(named[1]);
	clear(
		() => sessionStorage,
		(key) => isGone(REMEMBERED.exec(key))
	);
	await dropDocuments((name) => isGone(DOCUMENT.exec(name))).catch(() => undefined);
	await dropPages((path) => isGone(PAGE.exec(path))).catch(() => undefined);
}

/** Deletes what is kept under these keys; the storage is asked for here, since asking may throw. */
function clear(storage: () => Storage, gone: (key: string) => boolean): void {
	try {
		const kept = storage();
		for (const key of Object.keys(kept)) if (gone(key)) kept.removeItem(key);
	} catch {
		// a browser that keeps nothing
	}
}

async function dropDocuments(gone: (name: string) => boolean): Promise<void> {
	const lists = 'indexedDB' in window && 'databases' in indexedDB; // older browsers do not say
	for (const { name = '' } of lists ? await indexedDB.databases() : []) {
		if (gone(name)) indexedDB.deleteDatabase(name);
	}
}

/** Pages are kept by the service worker, which a plain http address has not. */
async function dropPages(gone: (path: string) => boolean): Promise<void> {
	for (const name of 'caches' in window ? await caches.keys() : []) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			if (gone(new URL(request.url).pathname)) await cache.delete(request);
		}
	}
}
