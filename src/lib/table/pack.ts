/** Asks for what a table's class is challenged by: only when it is to be read, and never for long. */
import { endedAfter } from './timeouts.ts';

/** Milliseconds after which a table goes on without it. */
const TIMEOUT = 2500;

/** Asks for one sphere at a time, once for all who ask together; null where there is no answer in time. */
export function packAsker<Pack>(table: string): (sphere: string) => Promise<Pack | null> {
	const asked = new Map<string, Promise<Pack | null>>();
	return (sphere) => {
		const found = asked.get(sphere) ?? askFor<Pack>(table, sphere);
		asked.set(sphere, found);
		void found.then(() => asked.delete(sphere));
		return found;
	};
}

async function askFor<Pack>(table: string, sphere: string): Promise<Pack | null> {
	try {
		const signal = endedAfter(TIMEOUT);
		const answer = await fetch(`/api/tables/${table}/pack?sphere=${sphere}`, { signal });
		return answer.ok ? ((await answer.json()) as Pack) : null;
	} catch {
		return null;
	}
}
