/** The back of a folded book: the planet as it became, and whose copy it is. */
import * as m from '../../../../../paraglide/messages.js';
import type { Setting } from '../grid.ts';
import { RULE } from '../inks.ts';
import { planet, PLANTS } from '../rings.ts';
import { BODY_SLANT, say, sized } from '../type.ts';

/** How many pages a leaf has that is folded. */
export const LEAF = 4;
/** How far the planet reaches, and how long the line for a name is. */
const REACH = 22;
const LINE = 64;

/** Whether the last leaf has a page left for it. */
export const hasBack = ({ canvas, grid }: Setting): boolean =>
	grid.small && canvas.pages % LEAF !== 0;

/** Draws it. */
export function back(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const middle = { x: (grid.left + grid.right) / 2, y: grid.bottom * 0.4 };
	const box = [middle.x - REACH, middle.y - REACH, 2 * REACH, 2 * REACH] as const;
	canvas.figure(m.book_planet(), box, () => {
		planet(canvas, tale, { middle, r: REACH / PLANTS, height: 0.28 });
	});
	owner(setting, middle.x - LINE / 2, grid.bottom * 0.7, LINE);
}

/** A line for the name of whose copy it is. */
export function owner(setting: Setting, x: number, y: number, width: number): void {
	say(setting, 'P', m.book_belongs(), sized(BODY_SLANT, 10), { x, y });
	setting.canvas.aside(() => {
		setting.canvas.shape(`M${x} ${y + 8}h${width}`, { stroke: RULE, width: 0.3 });
	});
}
