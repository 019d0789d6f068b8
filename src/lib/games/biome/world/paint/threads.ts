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
/** What a thread runs over counts as so much length, another thread as more. */
const OVER = 400;
const CROSSED = 1_500;

/** Each is laid so that it keeps clear of those before it. */
export function threads(layout: Layout, loans: readonly SceneLoan[], palette: Palette): Mark[] {
	const laid: (readonly Point[])[] = [];
	return loans.flatMap((loan) => thread(layout, loan, palette, laid));
}

function thread(
	layout: Layout,
	{ lender, id, borrower }: SceneLoan,
	palette: Palette,
	laid: (readonly Point[])[]
): Mark[] {
	const lent = layout.pieces.find((one) => one.seat === lender && one.piece.id === id);
	const copy = layout.pieces.find(
		({ seat, piece }) => seat === borrower && piece.from?.seat === lender && piece.from.id === id
	);
	const end = copy ? { x: copy.x, y: copy.y - copy.high * 1.02 - 8 } : homeOf(layout, borrower);
	if (!lent || !end) return [];
	const from = { x: lent.x, y: lent.y - lent.high * 0.6 };
	const own = [lent, ...(copy ? [copy] : [])];
	const curve = calmest(from, end, (points) => costOf(points, layout, own, laid));
	laid.push(pointsOf(curve));
	const [, one, two] = curve;
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

/** Of some curves the one that costs least. */
function calmest(from: Point, to: Point, cost: (points: readonly Point[]) => number): Curve {
	const across = to.x - from.x;
	const curves = FIRST.flatMap((first) =>
		SECOND.flatMap((second) =>
			RISES.map((rise): Curve => {
				const one = { x: from.x + across * first, y: from.y - (to.y > from.y ? rise : 10) };
				return [from, one, { x: from.x + across * second, y: to.y - rise }, to];
			})
		)
	);
	const costs = curves.map((curve) => cost(pointsOf(curve)));
	return curves[costs.indexOf(Math.min(...costs))] ?? [from, from, to, to];
}

const pointsOf = (curve: Curve): Point[] =>
	Array.from({ length: STEPS + 1 }, (_, at) => pointOf(curve, at / STEPS));

/** Its length, and what it runs over: the other threads, pieces and tags that are not its own. */
function costOf(
	points: readonly Point[],
	layout: Layout,
	own: readonly Standing[],
	laid: readonly (readonly Point[])[]
): number {
	const crossed = laid.filter((other) => cross(points, other)).length;
	return points.reduce((sum, point, at) => {
		const last = points[at - 1] ?? point;
		const out = point.y < 16 || point.x < 16 || point.x > layout.size.width - 16 ? 3 : 0;
		const hits = out + (runsOver(point, layout, own) ? 1 : 0);
		return sum + Math.hypot(point.x - last.x, point.y - last.y) + hits * OVER;
	}, crossed * CROSSED);
}

/** Of the points of a thread so few are enough to see what it crosses. */
const SPARSE = 3;

/** Whether two lines of points cross; what begins or ends at the same place does not. */
function cross(one: readonly Point[], other: readonly Point[]): boolean {
	const side = (a: Point, b: Point, c: Point) =>
		Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
	for (let at = SPARSE; at < one.length; at += SPARSE) {
		for (let beside = SPARSE; beside < other.length; beside += SPARSE) {
			const [a, b, c, d] = [one[at - SPARSE], one[at], other[beside - SPARSE], other[beside]];
			if (!a || !b || !c || !d) continue;
			if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
		}
	}
	return false;
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
