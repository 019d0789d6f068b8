/** What a door tells of several tables, for a wall: their play is not heard here, so it is asked again now and then. */
import { ask } from '$lib/table/requests.ts';

/** What was answered last, and why nothing was. */
interface Told<Table> {
	readonly tables: readonly Table[];
	readonly problem: string;
}

/** Asks at once, whenever `changed` is another, and every `every` milliseconds. */
export function tablesAsked<Table>(
	door: () => string,
	every: number,
	changed: () => unknown
): Told<Table> {
	let tables = $state.raw<readonly Table[]>([]);
	let problem = $state('');

	async function read() {
		const answer = await ask<{ tables: Table[] }>('GET', door()).catch(() => null);
		// without network the last ones stand; the wall says so itself
		if (answer === null) return;
		if ('ok' in answer) tables = answer.ok.tables;
		problem = 'error' in answer ? answer.error.message : '';
	}

	$effect(() => {
		changed();
		void read();
		const clock = setInterval(() => void read(), every);
		return () => clearInterval(clock);
	});
	return {
		get tables() {
			return tables;
		},
		get problem() {
			return problem;
		}
	};
}
