/** Curves between two places, as threads hang: points along them, and whether two of them cross. */

export interface Point {
	readonly x: number;
	readonly y: number;
}
export type Curve = readonly [Point, Point, Point, Point];

const STEPS = 18;

export const pointsOf = (curve: Curve): Point[] =>
	Array.from({ length: STEPS + 1 }, (_, at) => pointOf(curve, at / STEPS));

function pointOf([a, b, c, d]: Curve, t: number): Point {
	const s = 1 - t;
	const along = (of: (point: Point) => number) =>
		s * s * s * of(a) + 3 * s * s * t * of(b) + 3 * s * t * t * of(c) + t * t * t * of(d);
	return { x: along(({ x }) => x), y: along(({ y }) => y) };
}

/** Of the points of a thread so few are enough to see what it crosses. */
const SPARSE = 2;

/** Whether two lines of points cross; what begins or ends at the same place does not. */
export function cross(one: readonly Point[], other: readonly Point[]): boolean {
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
