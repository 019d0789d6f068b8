/** A door asked from the desk: null when it was done, else the sentence that says why not. */
import * as m from '$lib/paraglide/messages.js';
import { ask } from '$lib/table/requests.ts';

export async function demand(method: string, path: string, body?: unknown): Promise<string | null> {
	try {
		const answer = await ask(method, path, body);
		return 'error' in answer ? answer.error.message : null;
	} catch {
		return m.desk_offline();
	}
}
