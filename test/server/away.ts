/** The process's storage, as it is while its database is away. */
import { vi } from 'vitest';
import { Away } from '../../src/lib/server/base/away.ts';
import { storage } from '../../src/lib/server/storage/store.ts';

/** Whatever is asked of the storage, or these questions alone, fails until the answer is called. */
export function takeAway(
	questions = Object.keys(storage()) as (keyof ReturnType<typeof storage>)[],
	cause: Error = new Away('the database did not answer')
): () => void {
	const asked = storage() as unknown as Record<string, () => Promise<unknown>>;
	const spies = questions.map((question) =>
		vi.spyOn(asked, question).mockImplementation(() => Promise.reject(cause))
	);
	return () => {
		for (const spy of spies) spy.mockRestore();
	};
}
