/** What only a folded book has: its back, with the planet as it became and whose copy it is, and the flip book in its corner. */
import * as m from '../../../../paraglide/messages.js';
import type { Setting } from './grid.ts';
import { RULE } from './inks.ts';
import { planet, PLANTS } from './rings.ts';
import { BODY_SLANT, say, sized } from './type.ts';

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
	setting.canvas.shape(`M${x} ${y + 8}h${width}`, { stroke: RULE, width: 0.3 });
}

/** The radius in the end, that of a world without a ring, and by how many degrees it turns from page to page. */
const R = 7;
const CORE = 1.6;
const TURN = 12;

/** What the number of the page is moved inward by. */
export const FLIP = 2 * R + 3;

/** How many ages and rounds have been told until here. */
function ringsTold({ pages, tale }: Setting): number {
	const told = Array.from(pages.keys(), (at) => {
		const entry = tale.view.history[at];
		if (entry?.kind !== 'turn') return -1;
		const people = entry.phase === 'society';
		return tale.rings.findIndex((ring) => ring.people === people && ring.round === entry.round);
	});
	return Math.max(0, ...told.map((at) => at + 1));
}

/** Draws it; whoever leafs with a thumb sees the world grow rings, turn, and lose what it loses. */
export function flip(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const rings = tale.rings.slice(0, ringsTold(setting));
	const part = rings.length / Math.max(1, tale.rings.length);
	const r = CORE + (R - CORE) * part;
	const turned = ((canvas.pages - 1) / 2) * TURN;
	canvas.placed(grid.right - R, grid.foot + 1, { turned }, () => {
		planet(canvas, { ...tale, rings }, { middle: { x: 0, y: 0 }, r, height: 0, bare: true });
	});
}
