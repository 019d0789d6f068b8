/** A stat from −3 to +3 on half a circle: a ring at the first value, a disc at the value now. */
import type { Ink } from '../../../kit/canvas.ts';
import { signed } from '../../words/terms.ts';
import { circle } from '../book/emblems.ts';
import type { Ground } from '../book/grid.ts';
import { QUIET, RULE, WHITE } from '../book/inks.ts';
import { polar, type Middle } from '../book/rings.ts';
import { CHAPTER, draw, sized, SMALL } from '../book/type.ts';

const R = 11;
const MOST = 3;
/** The angle of the highest value, from the top. */
const END = 1.75;
const angleOf = (value: number): number => (Math.max(-MOST, Math.min(MOST, value)) / MOST) * END;

/** The values it shows; none on a sheet for play on paper. */
export interface Shown {
	readonly base: number;
	readonly now: number;
	readonly ink: Ink;
}

export function dial(setting: Ground, middle: Middle, shown: Shown | null): void {
	setting.canvas.upright(middle.x, () => drawDial(setting, middle, shown));
}

function drawDial(setting: Ground, middle: Middle, shown: Shown | null): void {
	const { canvas } = setting;
	canvas.shape(arc(middle, -END, END), { stroke: RULE, width: 0.4 });
	for (let value = -MOST; value <= MOST; value++) {
		const at = polar(middle.x, middle.y, R, angleOf(value));
		const look = { fill: WHITE, stroke: RULE, width: 0.35 } as const;
		canvas.shape(circle(at.x, at.y, shown ? 0.8 : 1.9), look);
		const name = polar(middle.x, middle.y, R + 5.2, angleOf(value));
		const rows = canvas.rows(signed(value), SMALL, Infinity);
		draw(setting, rows, SMALL, { x: name.x, y: name.y + 1.1, ink: QUIET, align: 0.5 });
	}
	if (shown) values(setting, middle, shown);
}

function values(setting: Ground, middle: Middle, { base, now, ink }: Shown): void {
	const { canvas } = setting;
	const [first, last] = [base, now].map((value) => polar(middle.x, middle.y, R, angleOf(value)));
	if (!first || !last) return;
	const [from, to] = [angleOf(Math.min(base, now)), angleOf(Math.max(base, now))];
	if (from !== to) canvas.shape(arc(middle, from, to), { stroke: ink, width: 1.1 });
	canvas.shape(circle(first.x, first.y, 2), { fill: WHITE, stroke: ink, width: 0.7 });
	canvas.shape(circle(last.x, last.y, base === now ? 1 : 2), { fill: ink });
	const large = sized(CHAPTER, 22);
	const rows = canvas.rows(signed(now), large, Infinity);
	draw(setting, rows, large, { x: middle.x, y: middle.y + 2.6, align: 0.5 });
}

function arc({ x, y }: Middle, from: number, to: number): string {
	const [begin, end] = [polar(x, y, R, from), polar(x, y, R, to)];
	const large = to - from > Math.PI ? 1 : 0;
	return `M${begin.x} ${begin.y}A${R} ${R} 0 ${large} 1 ${end.x} ${end.y}`;
}
