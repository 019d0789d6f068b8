/** What is set one below the other, on a page or in columns. Millimetres. */
import type { Letters, Row } from '../kit/canvas.ts';
import { put, type Drawn, type Place } from './lettering.ts';

/** What takes some of a page. */
interface High {
	readonly height: number;
}

/** Something that is set across a page in one piece. */
export interface Piece extends High {
	readonly draw: (y: number) => void;
}

/** A piece that may be a heading. */
export interface Part extends Piece {
	/** The room that what follows a heading needs. */
	readonly heads?: number;
}

/** Something that stands in a column. */
export interface Item extends High {
	readonly draw: (x: number, y: number) => void;
}

/** How much of a page these take. */
export const tall = (pieces: readonly High[]): number =>
	pieces.reduce((sum, { height }) => sum + height, 0);

/** How far below the top of a piece its first line stands, and what stays free below its last one. */
interface Lines extends Omit<Place, 'y'> {
	readonly down: number;
	readonly below?: number;
}

/** Lines of one text, as an element of this type. */
export const lines = (
	{ canvas }: Drawn,
	type: string,
	[rows, style]: readonly [readonly Row[], Letters],
	{ down, below = 0, ...place }: Lines
): Piece => ({
	height: rows.length * style.leading + below,
	draw: (y) => put({ canvas }, type, rows, style, { ...place, y: y + down })
});

/** Draws these from here on; where they end. */
export function stack(pieces: readonly Piece[], top: number): number {
	let y = top;
	for (const piece of pieces) {
		piece.draw(y);
		y += piece.height;
	}
	return y;
}

/** Where the first of several columns begins, and how far it is to the next. */
interface Side {
	readonly left: number;
	readonly step: number;
	readonly top: number;
}

/** Where each item of these columns stands. */
export const placed = <Of extends High>(
	columns: readonly (readonly Of[])[],
	{ left, step, top }: Side
) =>
	columns.flatMap((items, column) => {
		let y = top;
		return items.map((item) => {
			const at = { item, x: left + column * step, y };
			y += item.height;
			return at;
		});
	});

/** Draws columns beside each other. */
export function beside(columns: readonly (readonly Item[])[], side: Side): void {
	for (const { item, x, y } of placed(columns, side)) item.draw(x, y);
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
