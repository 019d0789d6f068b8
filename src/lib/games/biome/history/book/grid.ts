/** The page that all of the book stands on, in millimetres: a lane for emblems, the story, a margin, a foot. */
import type { Canvas } from '../../../kit/canvas.ts';
import { taleOf, type Given, type Tale } from './tale.ts';
import { settableNames } from './words.ts';
import { cardsTold, type CardsTold } from './notes/cards.ts';

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
	/** The baseline of a chapter's name. */
	readonly head: number;
	/** Whether it is a page of a booklet to fold: half a sheet, with letters as large as on a whole one. */
	readonly small: boolean;
}

/** What every page is set with: where it is drawn, the measures, and what is told. */
export interface Setting {
	readonly canvas: Canvas;
	readonly grid: Grid;
	readonly tale: Tale;
	/** How much of its cards it tells, and which facts stand beside their turns. */
	readonly facts: CardsTold & { readonly told: Set<string> };
	/** On which page each turn stands, by its place in the history, once it is drawn. */
	readonly pages: Map<number, number>;
}

/** What the pages of a table are set with. */
export const settingOf = (canvas: Canvas, given: Given): Setting => ({
	...{ canvas, grid: gridOf(canvas) },
	tale: taleOf({ ...given, names: settableNames(canvas, given.names) }),
	facts: { ...cardsTold(given.view), told: new Set() },
	pages: new Map()
});

/** What a page needs that tells of no game. */
export type Ground = Pick<Setting, 'canvas' | 'grid'>;

const A4 = { width: 210, height: 297 };
/** A narrower page is half a sheet. */
const NARROW = 180;

/** The grid of A4; a wider paper has its columns further in, a shorter one ends earlier. */
export function gridOf({ width, height }: Pick<Canvas, 'width' | 'height'>): Grid {
	if (width < NARROW) return smallGrid(width, height);
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
		width: 178,
		head: 27,
		small: false
	};
}

/** The edge that stays free, and the columns, of half a sheet. */
const SMALL = { edge: 12.6, lane: 16.2, story: 22, margin: 43.4, gap: 3 };

/** The grid of half a sheet: what is written takes as much room as on a whole one, so its columns are narrower. */
function smallGrid(width: number, height: number): Grid {
	const { edge, lane, story, gap } = SMALL;
	const right = width - edge;
	const margin = right - SMALL.margin;
	return {
		...{ left: edge, right, lane, story, storyWidth: margin - gap - story },
		...{ margin, marginWidth: SMALL.margin, width: right - edge },
		...{ top: 14, bottom: height - 20, foot: height - 13 },
		...{ short: A4.height - height, head: 21, small: true }
	};
}

/** Rounded up to the half of a line, on which turns begin. */
export const onGrid = (y: number): number => Math.ceil((y - 0.01) / 2.5) * 2.5;
