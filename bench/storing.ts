/** What benches of the storage fill it with: tables that act as a biome table does. */
import { blankTable, blankWorkshop } from '../scripts/cluster/blank.ts';
import type { Storage, StoredEntry } from '../src/lib/server/storage/storage.ts';

/** An entry of the biome game: a view for each of five seats and the table, of a number of bytes. */
const [VIEWS, BYTES] = [6, 400];

const padded = (kind: string, number: number): string => (kind + String(number)).padEnd(22, '-');

/** A table of its own workshop, with its first entry; its id. */
export async function open(storage: Storage, number: number): Promise<string> {
	const [workshop, id] = [padded('w', number), padded('t', number)];
	const code = String(number).padStart(6, '0');
	await storage.addWorkshop(blankWorkshop(workshop, `W${code}`), padded('hash', number));
	await storage.addTable(blankTable(workshop, id, `T${code}`), [entry(0)], []);
	return id;
}

const entry = (seq: number): StoredEntry => ({
	...{ seq, id: `entry ${String(seq)}`, at: 0, draws: [1, 2, 3] },
	deed: { kind: 'action', actor: 0, action: { type: 'plan' } },
	told: [{ event: { type: 'planned', text: 'x'.repeat(BYTES) } }]
});

/** Lets tables act at the same time for so many milliseconds, each from its `next` entry on; the milliseconds that each entry took. */
export async function appended(
	storage: Storage,
	tables: readonly string[],
	next: Map<string, number>,
	time: number
): Promise<number[]> {
	const until = performance.now() + time;
	const waits: number[] = [];
	const run = async (table: string) => {
		while (performance.now() < until) {
			const seq = next.get(table) ?? 1;
			next.set(table, seq + 1);
			const updates = Array.from({ length: VIEWS }, (_, seat) => ({
				document: `${table}/view/${String(seat)}`,
				bytes: Buffer.alloc(BYTES, seq)
			}));
			const begun = performance.now();
			if ((await storage.append(table, entry(seq), updates, 3)) !== 'stored')
				throw new Error('not stored');
			waits.push(performance.now() - begun);
		}
	};
	await Promise.all(tables.map(run));
	return waits;
}

/** Of milliseconds, those below which so great a part lies, 0.95 for p95. */
export const part = (waits: readonly number[], of: number): number =>
	waits.toSorted((a, b) => a - b)[Math.floor(waits.length * of)] ?? 0;
