/** A loan as a thread: a bead at what is lent, an arrow at who borrows it. */
import { digits, disc } from '../../history/drawing.ts';
import type { Layout, Standing } from '../layout/stage.ts';
import { group, shape, stroke, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';
import type { SceneLoan } from '../loans.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}
type Curve = readonly [Point, Point, Point, Point];

/** How a thread may be bent: where its two handles are, and how high it rises. */
const FIRST = [-0.3, 0.1, 0.5, 1];
const SECOND = [-0.1, 0.4, 0.85, 1.1];
const RISES = [50, 110, 180];
const STEPS = 24;
/** What a thread runs over counts as so much length. */
const OVER = 400;

export const threads = (layout: Layout, loans: readonly SceneLoan[], palette: Palette): Mark[] =>
	loans.flatMap((loan) => thread(layout, loan, palette));

function thread(layout: Layout, { lender, id, borrower }: SceneLoan, palette: Palette): Mark[] {
	const lent = layout.pieces.find((one) => one.seat === lender && one.piece.id === id);
	const copy = layout.pieces.find(
		({ seat, piece }) => seat === borrower && piece.from?.seat === lender && piece.from.id === id
	);
	const end = copy ? { x: copy.x, y: copy.y - copy.high * 1.02 - 8 } : homeOf(layout, borrower);
	if (!lent || !end) return [];
	const from = { x: lent.x, y: lent.y - lent.high * 0.6 };
	const [, one, two] = calmest(from, end, layout, [lent, ...(copy ? [copy] : [])]);
	const at = ({ x, y }: Point) => `${digits(x)} ${digits(y)}`;
	const d = `M${at(from)}C${at(one)} ${at(two)} ${at(end)}`;
	const colour = palette.biome[lent.strip];
	const rim = { stroke: palette.edge, width: 2.4 };
	return [
		group(`thread ${id} ${String(borrower)}`, { x: 0, y: 0 }, [
			stroke(d, palette.shadow, 8, { opacity: 0.6 }),
			stroke(d, colour, 4.5),
			shape(disc(from.x, from.y, 8), colour, rim),
			shape(
				`M${at({ x: end.x - 11, y: end.y - 12 })}h22L${at({ x: end.x, y: end.y + 5 })}Z`,
				colour,
				rim
			)
		])
	];
}

/** Who has no copy gets the thread at the name of its player. */
function homeOf({ strips, size }: Layout, seat: number): Point | null {
	for (const { ridge, stretches } of strips) {
		const mine = stretches.find((one) => one.seat.seat === seat);
		if (!mine) continue;
		const x = size.mirrored ? mine.to - 40 : mine.from + 40;
		return { x, y: ridge(x) - 4 };
	}
	return null;
}

/** Of some curves the one that runs over the fewest pieces and tags, then the shortest. */
function calmest(from: Point, to: Point, layout: Layout, own: readonly Standing[]): Curve {
	const across = to.x - from.x;
	const curves = FIRST.flatMap((first) =>
		SECOND.flatMap((second) =>
			RISES.map((rise): Curve => {
				const one = { x: from.x + across * first, y: from.y - (to.y > from.y ? rise : 10) };
				return [from, one, { x: from.x + across * second, y: to.y - rise }, to];
			})
		)
	);
	const costs = curves.map((curve) => costOf(curve, layout, own));
	return curves[costs.indexOf(Math.min(...costs))] ?? [from, from, to, to];
}

function costOf(curve: Curve, layout: Layout, own: readonly Standing[]): number {
	const points = Array.from({ length: STEPS + 1 }, (_, at) => pointOf(curve, at / STEPS));
	return points.reduce((sum, point, at) => {
		const last = points[at - 1] ?? point;
		const out = point.y < 16 || point.x < 16 || point.x > layout.size.width - 16 ? 3 : 0;
		const hits = out + (runsOver(point, layout, own) ? 1 : 0);
		return sum + Math.hypot(point.x - last.x, point.y - last.y) + hits * OVER;
	}, 0);
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
	const s = 1 - t;
	const along = (of: (point: Point) => number) =>
		s * s * s * of(a) + 3 * s * s * t * of(b) + 3 * s * t * t * of(c) + t * t * t * of(d);
	return { x: along(({ x }) => x), y: along(({ y }) => y) };
}

const runsOver = ({ x, y }: Point, { pieces, tags }: Layout, own: readonly Standing[]): boolean =>
	pieces.some(
		(one) =>
			!own.includes(one) &&
			Math.abs(x - one.x) < one.high * 0.5 + 12 &&
			y < one.y + 8 &&
			y > one.y - one.high - 12
	) ||
	tags.some(
		(tag) =>
			Math.abs(x - tag.x) < tag.width / 2 + 14 && y > tag.y - 12 && y < tag.y + tag.height + 12
	);
