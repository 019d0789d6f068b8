/** The small wheels above the columns of a long game. */
import * as m from '../../../../../paraglide/messages.js';
import { circle } from '../emblems.ts';
import type { Setting } from '../grid.ts';
import { EDGE, QUIET, WHITE } from '../inks.ts';
import { heldWords } from '../opener.ts';
import { wheel } from '../rings.ts';
import * as type from '../type.ts';
import { ringName, topOf, wheelOf } from './columns.ts';

const WHEELS = 6;

/** Six wheels of the ages and rounds of a page. */
export function wheels(setting: Setting, rings: readonly number[]): void {
	const { canvas, grid } = setting;
	const step = Math.max(1, Math.ceil(rings.length / WHEELS));
	const shown = rings.filter((_, index) => (rings.length - 1 - index) % step === 0).slice(-WHEELS);
	shown.forEach((ring, index) => {
		const wide = grid.width / WHEELS;
		smallWheel(setting, ring, grid.left + (index + 0.5) * wide, step === 1);
	});
	canvas.aside(() => {
		canvas.shape(`M${grid.left} ${topOf(setting) - 2}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	});
}

function smallWheel(setting: Setting, at: number, x: number, loans: boolean): void {
	const { canvas, tale } = setting;
	const found = tale.rings[at];
	if (!found) return;
	const { r, head } = wheelOf(setting);
	const middle = { x, y: head + r };
	const ring = { ...found, loans: loans ? found.loans.slice(0, 4) : [] };
	const alt = m.book_strip({ when: ringName(ring), held: heldWords(setting, ring) });
	canvas.figure(alt, [x - r, head, 2 * r, 2 * r], () => {
		wheel(canvas, tale, { middle, r, ring, thick: 0.3 });
		canvas.shape(circle(x, middle.y, r * 0.3), { fill: WHITE });
		const style = type.sized(type.LINE_BOLD, 11);
		const number = canvas.rows(String(ring.round), { ...style, voice: 'display' }, Infinity);
		type.draw(
			setting,
			number,
			{ ...style, voice: 'display' },
			{ x, y: middle.y + 1.4, align: 0.5 }
		);
	});
	type.say(setting, 'P', ringName(ring), type.LABEL, { x, y: head + r * 2 + 5.4, align: 0.5 });
	const points = m.book_points({ count: ring.rp.reduce((sum, rp) => sum + rp, 0) });
	type.say(setting, 'P', points, type.SMALL, { x, y: head + r * 2 + 9.6, ink: QUIET, align: 0.5 });
}
