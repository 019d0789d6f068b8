/** Letters and lines for whatever is set page by page. */
import type { Canvas, Ink, Letters, Row } from '../kit/canvas.ts';

export const letters = (voice: Letters['voice'], size: number, leading: number): Letters => ({
	voice,
	size,
	leading
});

/** Where a text begins, and in which colour. */
export interface Place {
	readonly x: number;
	/** The baseline of its first line. */
	readonly y: number;
	readonly ink?: Ink;
	/** Where `x` is in a line: 0 at its beginning, 0.5 in its middle, 1 at its end. */
	readonly align?: number;
	/** Of the column: what runs the other way than the page begins at its other edge. */
	readonly width?: number;
}

/** Whatever a page is set with. */
export interface Drawn {
	readonly canvas: Canvas;
}

/** Draws lines one below the other. */
export function draw(
	{ canvas }: Drawn,
	rows: readonly Row[],
	style: Letters,
	{ x, y, ink = 'ink', align = 0, width }: Place
): void {
	rows.forEach((row, index) => {
		const turns = (row.rtl ?? canvas.turned) !== canvas.turned;
		const from = turns && width !== undefined ? x + width - row.width : x - align * row.width;
		canvas.set(row, style, from, y + index * style.leading, ink);
	});
}

/** Sets lines as one element, and says where the next would stand. */
export function put(
	{ canvas }: Drawn,
	type: string,
	rows: readonly Row[],
	style: Letters,
	place: Place
): number {
	if (rows.length > 0) canvas.tag(type, () => draw({ canvas }, rows, style, place));
	return place.y + rows.length * style.leading;
}

/** A name in the first of these letters in which it is one line; in as many lines of the last as it takes where it is longer. */
export function named(
	canvas: Pick<Canvas, 'even'>,
	text: string,
	width: number,
	[style, ...smaller]: readonly [Letters, ...Letters[]]
): { readonly rows: readonly Row[]; readonly style: Letters } {
	const rows = canvas.even(text, style, width);
	const [next, ...others] = smaller;
	if (rows.length <= 1 || !next) return { rows, style };
	return named(canvas, text, width, [next, ...others]);
}
