/** Edits on their way into the storage: a database that is away for a moment is asked again, and meanwhile all stay connected. */
import { isAway } from '../base/away.ts';
import type { Storage, Update } from '../storage/storage.ts';

/** After how many milliseconds it is asked again, and how many times. */
const AGAIN = 250;
const TRIES = 20;

/**
 * Stores them; answers the documents that another process owns by now. Stored twice, where an answer was lost on its
 * way, an edit is still one. Throws what the storage throws, once it has been away for too long.
 */
export async function stored(
	storage: Pick<Storage, 'addUpdates'>,
	updates: readonly Update[],
	tries = TRIES
): Promise<readonly string[]> {
	try {
		return await storage.addUpdates(updates);
	} catch (cause) {
		if (!isAway(cause) || tries === 0) throw cause;
		await new Promise((go) => setTimeout(go, AGAIN));
		return stored(storage, updates, tries - 1);
	}
}
