/** What is set one below the other, on a page or in columns. Millimetres. */

/** What takes some of a page. */
interface High {
	readonly height: number;
}

/** Something that is set across a page in one piece. */
export interface Piece extends High {
	readonly draw: (y: number) => void;
}

/** Something that stands in a column. */
export interface Item extends High {
	readonly draw: (x: number, y: number) => void;
}

/** How much of a page these take. */
export const tall = (pieces: readonly High[]): number =>
	pieces.reduce((sum, { height }) => sum + height, 0);

/** Draws these from here on; where they end. */
export function stack(pieces: readonly Piece[], top: number): number {
	let y = top;
	for (const piece of pieces) {
		piece.draw(y);
		y += piece.height;
	}
	return y;
}

/** Draws columns beside each other, each a step further in. */
export function columns(
	all: readonly (readonly Item[])[],
	{ left, step, top }: { readonly left: number; readonly step: number; readonly top: number }
): void {
	all.forEach((items, column) => {
		const x = left + column * step;
		stack(
			items.map(({ height, draw }) => ({ height, draw: (y) => draw(x, y) })),
			top
		);
	});
}

/** Where a page begins, and where it ends. */
type Room = readonly [top: number, bottom: number];

/** As many pieces as fit, page by page; every page but the first has one at least. */
export function paged<Of extends High>(pieces: readonly Of[], first: Room, next: Room): Of[][] {
	const pages: Of[][] = [[]];
	let [y, bottom] = first;
	for (const piece of pieces) {
		if (y + piece.height > bottom && (y > next[0] || pages.length === 1)) {
			pages.push([]);
			[y, bottom] = next;
		}
		pages.at(-1)?.push(piece);
		y += piece.height;
	}
	return pages;
}
