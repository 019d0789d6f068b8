/** Ways over a board of any kind: squares or hexes, whatever `next` says lies beside a cell. */
import { cellOf, keyOf, type Cell } from './squares.ts';

/** Every cell within `steps` steps of `start`, with its fewest steps; `start` itself with 0. */
export function reach(
	start: Cell,
	steps: number,
	next: (cell: Cell) => Iterable<Cell>
): Map<string, number> {
	const found = new Map([[keyOf(start), 0]]);
	let edge: Cell[] = [start];
	for (let step = 1; step <= steps && edge.length > 0; step++) {
		const fresh: Cell[] = [];
		for (const cell of edge) {
			for (const beside of next(cell)) {
				if (found.has(keyOf(beside))) continue;
				found.set(keyOf(beside), step);
				fresh.push(beside);
			}
		}
		edge = fresh;
	}
	return found;
}

/** The parts into which `cells` fall where only what lies beside one another hangs together. */
export function parts(cells: Iterable<Cell>, beside: (cell: Cell) => Iterable<Cell>): Cell[][] {
	const left = new Map([...cells].map((cell) => [keyOf(cell), cell]));
	const found: Cell[][] = [];
	for (const start of left.values()) {
		const part = reach(start, Infinity, (cell) =>
			[...beside(cell)].filter((other) => left.has(keyOf(other)))
		);
		found.push([...part.keys()].map(cellOf));
		for (const key of part.keys()) left.delete(key);
	}
	return found;
}
