/** Takes all data from one end to the other, and looks at each row there before it counts. */
import { isDeepStrictEqual } from 'node:util';
import type { End } from './ends.ts';
import { KEPT, type Row } from './kept.ts';

/** Moves; answers how many rows of each table are there now. Throws one clear sentence, and has changed nothing, where that cannot be. */
export async function move(from: End, to: End): Promise<ReadonlyMap<string, number>> {
	if (await from.isEmpty()) throw new Error(`There is nothing in ${from.name}.`);
	if (!(await to.isEmpty())) {
		throw new Error(`There are workshops in ${to.name} already: take one that is empty.`);
	}
	const counts = new Map<string, number>();
	await to.write(from, async (there) => {
		for (const kept of KEPT) {
			let count = 0;
			for await (const rows of from.rows(kept)) {
				count += rows.length;
				for (const row of rows) {
					const key = kept.key.map((column) => String(row[column])).join(' ');
					if (!isSame(row, await there.row(kept, row))) {
						throw new Error(`A row of ${kept.name} did not arrive as it was: ${key}.`);
					}
				}
			}
			if (count !== (await there.count(kept))) {
				throw new Error(`${to.name} holds more ${kept.name} than were moved.`);
			}
			counts.set(kept.name, count);
		}
	});
	return counts;
}

const isSame = (one: Row, other: Row | null): boolean =>
	other !== null && isDeepStrictEqual({ ...one }, { ...other });
