/** Who is at a table, and what they have brought and reported: read once, and kept until something changes it. */
import type { Member, Picture, Report, Storage } from '../storage/storage.ts';

/** Who is at a table by now. No action changes any of it. */
export interface People {
	readonly members: readonly Member[];
	/** Whom the desk has removed; their names are not kept. */
	readonly removed: readonly Pick<Member, 'id' | 'seat' | 'since'>[];
	readonly pictures: readonly Omit<Picture, 'bytes'>[];
	readonly reports: readonly Report[];
}

export interface Company extends People {
	/** What they have written where their game asks for a name of what they play. */
	readonly called: string;
}

/** Nobody came yet. */
export const NOBODY: Company = { members: [], removed: [], pictures: [], reports: [], called: '' };

/** The people of one table for as long as it is in memory. */
export class KeptPeople {
	#read: Promise<People> | null = null;
	/** A change that has failed here may still come true in the database: from then on it is asked each time. */
	#unsure = false;

	/** The table's people as they are by now. */
	async at(storage: Storage, table: string): Promise<People> {
		if (this.#unsure) return peopleAt(storage, table);
		const read = (this.#read ??= peopleAt(storage, table));
		try {
			return await read;
		} catch (cause) {
			if (this.#read === read) this.#read = null;
			throw cause;
		}
	}

	/** Does work that may change them, so that they are read anew; one read during the work is not kept either. */
	async changing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
		try {
			return await work();
		} catch (cause) {
			this.#unsure = true;
			throw cause;
		} finally {
			this.#read = null;
		}
	}
}

async function peopleAt(storage: Storage, table: string): Promise<People> {
	const removed = await storage.removedFrom(table);
	return {
		members: await storage.membersOf(table),
		removed: removed.map(({ id, seat, since }) => ({ id, seat, since })),
		pictures: await storage.picturesOf(table),
		reports: await storage.reportsOf(table)
	};
}
