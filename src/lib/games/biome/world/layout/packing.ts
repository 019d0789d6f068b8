/** How tags share the rows of a strip: each as near to its piece as its neighbours let it be. */

/** What takes room in a row: where its middle is wished, and how wide it is. */
interface Wished {
	readonly at: number;
	readonly width: number;
}

/** Where one lies. */
interface Packed {
	readonly x: number;
	readonly row: number;
}

/** From where to where. */
type Span = readonly [least: number, most: number];

/** Between two tags beside each other. */
const GAP = 7;
/** A tag reaches to its piece, or not further from it than this. */
const BESIDE = 24;

/** A place for each, from left to right as they are wished; null where they do not all have one near enough. */
export function packed(wished: readonly Wished[], span: Span, rows: number): Packed[] | null {
	const rowOf = inRows(wished, rows);
	const places = new Map<Wished, Packed>();
	for (let row = 0; row < rows; row++) {
		const held = wished.filter((_, at) => rowOf[at] === row);
		const xs = spaced(held, span);
		if (!xs) return null;
		held.forEach((one, at) => places.set(one, { x: xs[at] ?? one.at, row }));
	}
	const all = wished.flatMap((one) => places.get(one) ?? []);
	const far = wished.some(
		({ at, width }, index) => Math.abs((all[index]?.x ?? at) - at) > width / 2 + BESIDE
	);
	return far ? null : all;
}

/** The row of each: the one in which it is pushed least, the upper one where it is the same. */
function inRows(wished: readonly Wished[], rows: number): number[] {
	const ends = Array.from({ length: rows }, () => -Infinity);
	return wished.map(({ at, width }) => {
		const starts = ends.map((end) => Math.max(at - width / 2, end + GAP));
		const row = starts.indexOf(Math.min(...starts));
		ends[row] = (starts[row] ?? at) + width;
		return row;
	});
}

/** The middles of what stands in one row, as little away from where they are wished as can be; null where there is no room. */
function spaced(held: readonly Wished[], [least, most]: Span): number[] | null {
	let room = 0;
	const before = held.map(({ width }, at) => {
		const last = held[at - 1];
		if (last) room += (last.width + width) / 2 + GAP;
		return room;
	});
	const from = least + (held[0]?.width ?? 0) / 2;
	const to = most - (held.at(-1)?.width ?? 0) / 2 - room;
	if (from > to) return null;
	// without the room between them they may not change places: who would is moved together
	const together: { sum: number; count: number }[] = [];
	held.forEach(({ at }, index) => {
		let block = { sum: at - (before[index] ?? 0), count: 1 };
		for (let last = together.at(-1); last && meanOf(last) > meanOf(block); last = together.at(-1)) {
			block = { sum: last.sum + block.sum, count: last.count + block.count };
			together.pop();
		}
		together.push(block);
	});
	return together
		.flatMap((block) => Array.from({ length: block.count }, () => meanOf(block)))
		.map((mean, at) => Math.min(to, Math.max(from, mean)) + (before[at] ?? 0));
}

const meanOf = ({ sum, count }: { sum: number; count: number }): number => sum / count;
