/** Two columns of a page, as even as can be. */
import type { Setting } from '../book/grid.ts';

/** Between the two columns. */
export const GAP = 8;

/** Something that stands in a column. */
export interface Item {
	readonly height: number;
	/** Whether what follows stands in the same column. */
	readonly stays: boolean;
	readonly draw: (x: number, y: number) => void;
}

const heightOf = (items: readonly Item[]): number =>
	items.reduce((sum, { height }) => sum + height, 0);

/** The items in two columns no higher than `room`; null where they have none. */
export function columned(
	items: readonly Item[],
	room: number
): readonly (readonly Item[])[] | null {
	const cuts = items.flatMap((_, at) => (items[at - 1]?.stays === true ? [] : [at]));
	const tall = (at: number) => Math.max(heightOf(items.slice(0, at)), heightOf(items.slice(at)));
	const [best] = [...cuts, items.length].toSorted((a, b) => tall(a) - tall(b));
	if (best === undefined || tall(best) > room) return null;
	return [items.slice(0, best), items.slice(best)];
}

/** Draws both columns from this height on. */
export function drawColumns(
	{ grid }: Setting,
	columns: readonly (readonly Item[])[],
	top: number
): void {
	columns.forEach((items, column) => {
		let y = top;
		for (const item of items) {
			item.draw(grid.left + (column * (grid.width + GAP)) / 2, y);
			y += item.height;
		}
	});
}
