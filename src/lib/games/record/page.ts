/** The page of a board game's record: its letters, its edges, its foot. */
import type { Canvas } from '../kit/canvas.ts';
import { letters, put } from './lettering.ts';

export const NAME = letters('display', 11, 4.6);
export const TEXT = letters('plain', 9, 3.9);

/** Millimetres of A4; a wider paper has all of it further in, a shorter one ends earlier. */
const A4 = { width: 210, height: 297, left: 16, right: 194, bottom: 273, foot: 284 };
/** Half a sheet that is to be folded: the end stands below the board, and turns in one column. */
const HALF = { narrow: 180, edge: 12, bottom: 20, foot: 13 };

/** What a page is set with. */
export interface Setting {
	readonly canvas: Canvas;
	readonly left: number;
	readonly right: number;
	/** Where a page begins that goes on. */
	readonly top: number;
	readonly bottom: number;
	readonly foot: number;
	/** Of half a sheet. */
	readonly small: boolean;
}

/** The page of this canvas. */
export function settingOf(canvas: Canvas): Setting {
	const { width, height } = canvas;
	if (width < HALF.narrow) {
		const sides = { left: HALF.edge, right: width - HALF.edge, top: 17 };
		return {
			canvas,
			...sides,
			bottom: height - HALF.bottom,
			foot: height - HALF.foot,
			small: true
		};
	}
	const inward = Math.round((width - A4.width) / 2);
	const short = Math.ceil(A4.height - height);
	const sides = { left: A4.left + inward, right: A4.right + inward, top: 22 };
	return { canvas, ...sides, bottom: A4.bottom - short, foot: A4.foot - short, small: false };
}

/** What stands at the foot of every page. */
export function setFoot(setting: Setting, credit: string): void {
	const { canvas, left, right, foot } = setting;
	const page = canvas.rows(String(canvas.pages), TEXT, Infinity);
	const lines = canvas.rows(credit, TEXT, right - left - 12);
	const y = foot - (lines.length - 1) * TEXT.leading;
	put({ canvas }, 'P', lines, TEXT, { x: left, y, ink: 'ink-2' });
	canvas.aside(() => {
		for (const row of page) canvas.set(row, TEXT, right - row.width, foot, 'ink-2');
	});
}
