/** Asks for what a table's class brings along: only when it is to be read, and never for long. */
import { endedAfter } from './timeouts.ts';

/** Milliseconds after which a table goes on without it. */
const TIMEOUT = 2500;

/** Asks each question once for all who ask it together; null where there is no answer in time. */
export function packAsker(
	table: string
): (question: Readonly<Record<string, string>>) => Promise<unknown> {
	const asked = new Map<string, Promise<unknown>>();
	return (question) => {
		const query = new URLSearchParams(question).toString();
		const found = asked.get(query) ?? askFor(table, query);
		asked.set(query, found);
		void found.then(() => asked.delete(query));
		return found;
	};
}

async function askFor(table: string, query: string): Promise<unknown> {
	try {
		const answer = await fetch(`/api/tables/${table}/pack?${query}`, {
			signal: endedAfter(TIMEOUT)
		});
		return answer.ok ? await answer.json() : null;
	} catch {
		return null;
	}
}
