/** The flip book: in the outer corner of every right-hand page of a folded book the world so far, a little further turned each time. */
import { planet } from '../rings.ts';
import type { Setting } from '../grid.ts';

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
