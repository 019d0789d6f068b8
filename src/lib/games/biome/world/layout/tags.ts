/** Where the tags of a strip lie, and the list of what has no room for its name there. */
import { sharing, type Draft } from './sharing.ts';
import { rowHeight, type Listed, type Standing, type Strip, type Tag } from './stage.ts';
import type { Lettering } from './stretches.ts';

interface Room extends Lettering {
	/** How many rows each strip has, in the strips' order. */
	readonly rows: readonly number[];
}

/** Between two tags, one above the other. */
const ABOVE = 3;

/** All tags, and the list of what has no room for its name. */
export function tagsOf(strips: readonly Strip[], pieces: readonly Standing[], room: Room) {
	const tags: Tag[] = [];
	const listed: Listed[] = [];
	strips.forEach((strip, at) => {
		const drafts = strip.stretches.flatMap(({ seat }) =>
			sharing(
				pieces.filter((one) => one.seat === seat.seat),
				{ ...room, rows: room.rows[at] ?? 1 }
			)
		);
		const tops = topsOf(drafts, strip, room);
		for (const draft of drafts) {
			const { of, also, x, width, height, lines } = draft;
			const number = lines.length > 0 ? null : (listed.at(-1)?.number ?? 0) + 1;
			if (number !== null) listed.push(...[of, ...also].map((one) => ({ number, of: one })));
			tags.push({ of, also, x, y: tops.get(draft) ?? 0, width, height, lines, number });
		}
	});
	return { tags, listed };
}

/** The upper edge of each: under the edge of the strip, and under the tags of the rows above it. */
function topsOf(drafts: readonly Draft[], { biome, ridge }: Strip, { letter, lines }: Room) {
	// water laps higher
	const under = biome === 'aquatic' ? 26 : 16;
	const tops = new Map<Draft, number>();
	for (const draft of drafts.toSorted((a, b) => a.row - b.row)) {
		const { x, row, width } = draft;
		const over = [...tops].filter(([one]) => Math.abs(one.x - x) < (one.width + width) / 2 + ABOVE);
		const free = over.map(([one, top]) => top + one.height + ABOVE);
		tops.set(draft, Math.max(ridge(x) + under + row * rowHeight(letter, lines), ...free));
	}
	return tops;
}
