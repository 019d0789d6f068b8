/** What this device keeps of tables, and until when: noted beside it, so that it goes on its date though nobody asks the server. */

const NOTED = 'kept';
/** The names of documents, and of pages, begin with their table's id. */
const DOCUMENT = /^([A-Za-z0-9_-]{22})\//;
const PAGE = /^\/table\/([A-Za-z0-9_-]{22})$/;

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

async function drop(gone: (table: string) => boolean): Promise<void> {
	const isGone = (named: RegExpExecArray | null) => named?.[1] !== undefined && gone(named[1]);
	const lists = 'indexedDB' in window && 'databases' in indexedDB; // older browsers do not say
	const databases = lists ? await indexedDB.databases().catch(() => []) : [];
	for (const { name = '' } of databases) {
		if (isGone(DOCUMENT.exec(name))) indexedDB.deleteDatabase(name);
	}
	// pages are kept by the service worker, which a plain http address has not
	for (const name of 'caches' in window ? await caches.keys() : []) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			if (isGone(PAGE.exec(new URL(request.url).pathname))) await cache.delete(request);
		}
	}
}
