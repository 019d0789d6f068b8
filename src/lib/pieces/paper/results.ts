/** What each seat has in the end as rows of a drawing, one below the other. */
import type { Mark } from '../../engine/record.ts';
import { letter, path, placed } from './marks.ts';
import type { Drawing } from './squares.ts';

/** A seat's row: its own sign, a hundred units wide, and what stands beside it; `says` at its end. */
export interface ResultRow {
	readonly sign: readonly Mark[];
	readonly marks: readonly Mark[];
	/** How wide these are. */
	readonly width: number;
	readonly says: string;
}

const ROW = 78;
const SIGN = { scale: 0.66, wide: 84 };
const SAID = 120;

/** The rows as a drawing. */
export function resultRows(rows: readonly ResultRow[]): Drawing {
	const width = SIGN.wide + Math.max(0, ...rows.map((row) => row.width)) + SAID;
	return {
		width,
		height: rows.length * ROW,
		marks: rows.flatMap(({ sign, marks, width: wide, says }, at) => [
			...placed(sign, 0, at * ROW + 4, SIGN.scale),
			...placed(marks, SIGN.wide, at * ROW),
			letter(says, SIGN.wide + wide + 16, at * ROW + 37, 34, {
				...{ fill: 'ink', face: 'display', anchor: 'start' }
			})
		])
	};
}

/** A bar of this length, as high as a row leaves it. */
export const bar = (length: number, fill: 'lake' | 'accent'): Mark =>
	path(`M0 20h${length}v34h${-length}Z`, { fill });
