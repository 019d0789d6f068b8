/** How threads are laid: each over as little as can be, and all of them so that few cross. */
import type { Layout, Standing } from '../layout/stage.ts';
import { cross, pointsOf, type Curve, type Point } from './curves.ts';

/** One way to lay a thread, and what it costs. */
export interface Laid {
	readonly curve: Curve;
	readonly points: readonly Point[];
	readonly cost: number;
}

/** How a thread may be bent: where its two handles are, and how high it rises. */
const FIRST = [-1.4, -0.3, 0.2, 0.9];
const SECOND = [-1.2, -0.1, 0.5, 1.1];
const RISES = [40, 130, 240];
/** What a thread runs over counts as so much length, another thread as more. */
const OVER = 400;
const CROSSED = 3_000;
/** So many ways of each thread are tried with those of the others. */
const WAYS = 12;

/** The place of what is to be seen. */
interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly foot: number;
}

/** The ways from one place to another that run over least, the best one first. */
export function calmest(from: Point, to: Point, layout: Layout, own: readonly Standing[]): Laid[] {
	const across = to.x - from.x;
	const boxes = boxesOf(layout, own);
	const curves = FIRST.flatMap((first) =>
		SECOND.flatMap((second) =>
			RISES.map((rise): Curve => {
				const one = { x: from.x + across * first, y: from.y - (to.y > from.y ? rise : 10) };
				return [from, one, { x: from.x + across * second, y: to.y - rise }, to];
			})
		)
	);
	return curves
		.map((curve) => {
			const points = pointsOf(curve);
			return { curve, points, cost: costOf(points, layout.size.width, boxes) };
		})
		.toSorted((a, b) => a.cost - b.cost)
		.slice(0, WAYS);
}

/** Its length, and what it runs over: pieces and tags that are not its own. */
const costOf = (points: readonly Point[], width: number, boxes: readonly Box[]): number =>
	points.reduce((sum, { x, y }, at) => {
		const last = points[at - 1] ?? { x, y };
		const out = y < 16 || x < 16 || x > width - 16 ? 3 : 0;
		const over = boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.foot);
		return sum + Math.hypot(x - last.x, y - last.y) + (out + (over ? 1 : 0)) * OVER;
	}, 0);

function boxesOf({ pieces, tags }: Layout, own: readonly Standing[]): Box[] {
	const other = pieces.filter((one) => !own.includes(one));
	return [
		...other.map(({ x, y, high }): Box => {
			const half = high * 0.5 + 12;
			return { left: x - half, right: x + half, top: y - high - 12, foot: y + 8 };
		}),
		...tags.map(({ x, y, width, height }): Box => {
			const half = width / 2 + 14;
			return { left: x - half, right: x + half, top: y - 12, foot: y + height + 12 };
		})
	];
}

/** A way for each thread: those that cost least together, where every crossing counts. */
export function apartFrom(threads: readonly (readonly Laid[])[]): Curve[] {
	let best: readonly Laid[] = [];
	let least = Infinity;
	const next = (laid: readonly Laid[], cost: number) => {
		if (cost >= least) return;
		const ways = threads[laid.length];
		if (!ways) {
			[best, least] = [laid, cost];
			return;
		}
		for (const way of ways) {
			const crossed = laid.filter(({ points }) => cross(points, way.points)).length;
			next([...laid, way], cost + way.cost + crossed * CROSSED);
		}
	};
	next([], 0);
	return best.map(({ curve }) => curve);
}
