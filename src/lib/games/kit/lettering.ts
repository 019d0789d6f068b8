/** Letters and lines for whatever a game sets page by page. */
import type { Canvas, Ink, Letters, Row } from './canvas.ts';

export const letters = (voice: Letters['voice'], size: number, leading: number): Letters => ({
	voice,
	size,
	leading
});

/** Where the first line begins, on its baseline. */
export interface Place {
	readonly x: number;
	readonly y: number;
	readonly ink?: Ink;
}

/** Sets lines as one element, and says where the next would stand. */
export function put(
	canvas: Canvas,
	type: string,
	rows: readonly Row[],
	style: Letters,
	{ x, y, ink }: Place
): number {
	canvas.tag(type, () => {
		rows.forEach((row, index) => {
			canvas.set(row, style, x, y + index * style.leading, ink);
		});
	});
	return y + rows.length * style.leading;
}
