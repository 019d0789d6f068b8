/** The air over a stretch, in which weather is drawn: from the edge of its strip as far up as pieces stand. */
import { digits } from '../../../history/drawing.ts';
import type { Layout, Strip } from '../../layout/stage.ts';
import type { Hex, Mark } from '../../marks.ts';
import type { Palette } from '../../palette.ts';

export interface Air {
	readonly from: number;
	readonly to: number;
	readonly ridge: (x: number) => number;
	readonly high: number;
	/** How large things are drawn: less where pieces are low. */
	readonly scale: number;
	readonly colour: Hex;
	readonly palette: Palette;
	/** The outline of what is cut for it. */
	readonly rim: { readonly stroke: Hex; readonly width: number };
	/** Whether what is drawn within so much of a place lies over or under no piece and no tag. */
	readonly clear: (x: number, y: number, r: number) => boolean;
}

export type Painted = (air: Air) => Mark[];

/** A round thing about its middle. */
export interface Round {
	readonly x: number;
	readonly y: number;
	readonly r: number;
}

interface Box {
	readonly x: number;
	readonly wide: number;
	readonly top: number;
	readonly foot: number;
}

/** What must stay to be seen: the pieces of this strip, all tags and the names of players. */
function boxesOf({ pieces, tags, strips, name, size }: Layout, { biome }: Strip): Box[] {
	return [
		...pieces
			.filter(({ strip }) => strip === biome)
			.map(({ x, y, high }) => ({ x, wide: high * 1.05, top: y - high * 1.05, foot: y })),
		...tags.map(({ x, y, width, height }) => ({ x, wide: width, top: y, foot: y + height })),
		...strips.flatMap(({ base, stretches }) =>
			stretches.map(({ from, to, tab }) => ({
				x: size.mirrored ? to - 10 - tab / 2 : from + 10 + tab / 2,
				wide: tab,
				top: base,
				foot: base + 26 + name * 2.5
			}))
		)
	];
}

/** Whether there is room at a place, beside what else stands there already. */
export function clearOf(layout: Layout, strip: Strip, beside: readonly Round[] = []): Air['clear'] {
	const rings = beside.map(({ x, y, r }) => ({ x, wide: 2 * r, top: y - r, foot: y + r }));
	const boxes = [...boxesOf(layout, strip), ...rings];
	return (x, y, r) =>
		boxes.every(
			(one) => Math.abs(x - one.x) > one.wide / 2 + r || y + r < one.top || y - r > one.foot
		);
}

/** Places from one end to the other, about so far apart, each with its number and what it has of the width. */
export function places<T>(
	{ from, to }: Air,
	apart: number,
	at: (x: number, index: number, wide: number) => T
): T[] {
	const count = Math.max(2, Math.round((to - from) / apart));
	const wide = (to - from) / count;
	return Array.from({ length: count }, (_, index) => at(from + wide * (index + 0.5), index, wide));
}

/** A bow from one place to another that reaches `high` above the line between them. */
export const bow = (x0: number, y0: number, x1: number, y1: number, high: number): string =>
	`Q${digits((x0 + x1) / 2)} ${digits((y0 + y1) / 2 - 2 * high)} ${digits(x1)} ${digits(y1)}`;

/** An arch to a place, so wide to either side of its middle and so high: up where it leads to the right, down to the left. */
export const arc = (x: number, y: number, wide: number, high: number): string =>
	`A${digits(wide)} ${digits(high)} 0 0 1 ${digits(x)} ${digits(y)}`;
