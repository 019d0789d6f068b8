/** The page that all of the book stands on, in millimetres: a lane for emblems, the story, a margin, a foot. */
import type { Canvas } from '../../../kit/canvas.ts';
import type { Tale } from './tale.ts';

export interface Grid {
	readonly left: number;
	readonly right: number;
	/** The middle of the emblems. */
	readonly lane: number;
	readonly story: number;
	readonly storyWidth: number;
	readonly margin: number;
	readonly marginWidth: number;
	readonly top: number;
	readonly bottom: number;
	readonly foot: number;
	/** How much shorter the paper is than A4. */
	readonly short: number;
	/** The width of everything. */
	readonly width: number;
}

/** What every page is set with: where it is drawn, the measures, and what is told. */
export interface Setting {
	readonly canvas: Canvas;
	readonly grid: Grid;
	readonly tale: Tale;
	/** The page where facts can be checked, known once all turns have found their places; and which of them stand beside their turns. */
	readonly facts: { page: number; readonly told: Set<string> };
}

/** What a page needs that tells of no game. */
export type Ground = Pick<Setting, 'canvas' | 'grid'>;

const A4 = { width: 210, height: 297 };

/** The grid of A4; a wider paper has its columns further in, a shorter one ends earlier. */
export function gridOf({ width, height }: Pick<Canvas, 'width' | 'height'>): Grid {
	const inward = Math.round((width - A4.width) / 2);
	const short = Math.ceil(A4.height - height);
	return {
		left: 16 + inward,
		right: 194 + inward,
		lane: 20 + inward,
		story: 26 + inward,
		storyWidth: 106,
		margin: 140 + inward,
		marginWidth: 54,
		top: 22,
		bottom: 272 - short,
		foot: 284 - short,
		short,
		width: 178
	};
}

/** Rounded up to the half of a line, on which turns begin. */
export const onGrid = (y: number): number => Math.ceil((y - 0.01) / 2.5) * 2.5;
