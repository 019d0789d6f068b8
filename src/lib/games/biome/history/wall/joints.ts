/** Where the sheets of the wall meet: a line to cut along, a line to lay the next one on, and which sheet it is. */
import * as m from '../../../../paraglide/messages.js';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';

/** How far from the edges of the paper sheets meet, in millimetres: printers leave less white. */
export const EDGE = 14;
/** How far a line keeps from the edges above and below, and how wide the part is that the next sheet covers. */
const OUT = 6;
const GLUED = 7;
const STEP = 5;

/** Draws both lines of a sheet, and at the foot what belongs to them; a line only where a sheet lies beside it. The first sheet is 1. */
export function joints(setting: Setting, { page, count }: Record<'page' | 'count', number>): void {
	const { canvas, grid, tale } = setting;
	const [left, right, last] = [EDGE, canvas.width - EDGE, page === count];
	canvas.aside(() => {
		if (page > 1) line(setting, left, [1.6, 1.6]);
		if (last) return;
		line(setting, right, [4, 1.2]);
		glued(setting, right);
	});
	const y = canvas.height - 12.6;
	const sheet = m.book_wall_sheet({ page, count });
	const note = last && canvas.missing ? m.book_missing() : '';
	const next = last ? note : m.book_wall_next({ page: page + 1 });
	const half = grid.width / 2 - 4;
	const at = { y, ink: QUIET };
	const beside = canvas.rows(next, type.SMALL, half);
	const room = grid.width - 8 - (next === '' ? 0 : (beside[0]?.width ?? 0));
	// the first sheet has the world's name whole
	const [named, ...more] = canvas.rows(`${sheet} · ${tale.title.trim()}`, type.SMALL, room);
	const rows = named && more.length === 0 ? [named] : canvas.rows(sheet, type.SMALL, half);
	type.put(setting, 'P', rows, type.SMALL, { ...at, x: grid.left });
	if (next !== '') type.put(setting, 'P', beside, type.SMALL, { ...at, x: grid.right, align: 1 });
}

function line({ canvas }: Setting, x: number, dash: readonly [number, number]): void {
	const d = `M${x} ${OUT}V${canvas.height - OUT}`;
	canvas.shape(d, { stroke: QUIET, width: 0.3, dash });
}

/** What the next sheet lies on. */
function glued({ canvas }: Setting, x: number): void {
	const rows = Math.floor((canvas.height - 2 * OUT) / STEP) - 1;
	const d = Array.from(
		{ length: rows },
		(_, row) => `M${x + 1} ${OUT + (row + 2) * STEP}l${GLUED - 1} ${-GLUED + 1}`
	);
	canvas.shape(d.join(''), { stroke: QUIET, width: 0.15 });
}
