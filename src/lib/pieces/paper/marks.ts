/** Shapes and letters of pieces as the marks of a figure, in units of a square of 100 by 100. */
import type { Colour, LabelMark, Mark, PathMark } from '../../engine/record.ts';
import { baseline, round } from '../pictures/paint.ts';

/** How a shape is painted. */
type Look = Omit<PathMark, 'kind' | 'd' | 'at'>;

export const path = (d: string, look: Look): PathMark => ({ kind: 'path', d, ...look });

/** A circle about a middle. */
export const circle = (x: number, y: number, r: number): string =>
	`M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A box from its upper left corner, its own corners rounded. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
	if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
	const [across, down] = [width - 2 * r, height - 2 * r];
	const corners = [`v${down}q0 ${r} ${-r} ${r}`, `h${-across}q${-r} 0 ${-r} ${-r}`];
	return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}${corners.join('')}v${-down}q0 ${-r} ${r} ${-r}Z`;
}

/** A line of text; where nothing else is said about its middle. */
export const letter = (
	text: string,
	x: number,
	y: number,
	size: number,
	{ fill = 'piece-ink', face = 'bold', anchor = 'middle' }: Partial<LabelMark> = {}
): LabelMark => ({ kind: 'label', x, y: baseline(y, size), text, size, anchor, face, fill });

/** Marks moved so that their 0,0 lies at `x`, `y`, and `scale` times their size. */
export const placed = (marks: readonly Mark[], x: number, y: number, scale = 1): Mark[] =>
	marks.map((mark): Mark => {
		if (mark.kind === 'label') {
			const { size } = mark;
			return { ...mark, x: x + mark.x * scale, y: y + mark.y * scale, size: size * scale };
		}
		const at = mark.at ?? { x: 0, y: 0, scale: 1 };
		return { ...mark, at: { x: x + at.x * scale, y: y + at.y * scale, scale: at.scale * scale } };
	});

/** A dark number on a light disc, or the other way round. */
export const badge = (text: string, x: number, y: number, r: number, fill: Colour): Mark[] => [
	path(circle(x, y, r), { fill, stroke: 'piece-ink', width: 2 }),
	letter(text, x, y, r * 1.2, { fill: fill === 'piece-ink' ? 'piece-paper' : 'piece-ink' })
];
