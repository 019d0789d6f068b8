/** How threads are laid: each over as little as can be, and all of them so that few cross. */
import type { Layout, Standing } from '../layout/stage.ts';
import { cross, pointsOf, type Curve, type Point } from './curves.ts';
import { tabAt } from './tabs.ts';

/** One way to lay a thread, and what it costs. */
export interface Laid {
	readonly curve: Curve;
	readonly points: readonly Point[];
	readonly cost: number;
}

/** How a thread may be bent: where its two handles are, and how high it rises. */
const FIRST = [-1.2, -0.4, 0.3, 0.9, 1.5];
const SECOND = [-0.6, 0.1, 0.6, 1.1, 1.7];
const RISES = [40, 130, 240];
/** What a thread runs over counts as so much length, another thread as more. */
const OVER = 400;
const CROSSED = 3_000;
/** A thread neither turns more sharply than so nor winds more in all, in half turns; what does counts as so much longer. */
const SHARP = 0.28;
const WINDS = 1.1;
const BENT = 2_000;
/** So many ways of each thread are tried with those of the others. */
const WAYS = 18;

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

/** Its length, what it runs over, players' names, pieces and tags that are not its own, and how it winds. */
function costOf(points: readonly Point[], width: number, boxes: readonly Box[]): number {
	const turns = points.map((_, at) => turnAt(points, at));
	const winding = Math.max(0, turns.reduce((sum, one) => sum + one, 0) - WINDS);
	const sharp = turns.filter((one) => one > SHARP).length;
	return points.reduce(
		(sum, { x, y }, at) => {
			const last = points[at - 1] ?? { x, y };
			const out = y < 16 || x < 16 || x > width - 16 ? 3 : 0;
			const over = boxes.some(
				(box) => x > box.left && x < box.right && y > box.top && y < box.foot
			);
			return sum + Math.hypot(x - last.x, y - last.y) + (out + (over ? 1 : 0)) * OVER;
		},
		BENT * (winding + sharp)
	);
}

/** By how much a line turns at one of its points, as a part of half a turn. */
function turnAt(points: readonly Point[], at: number): number {
	const [a, b, c] = [points[at - 1], points[at], points[at + 1]];
	if (!a || !b || !c) return 0;
	const by = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
	return Math.abs(Math.atan2(Math.sin(by), Math.cos(by))) / Math.PI;
}

function boxesOf(layout: Layout, own: readonly Standing[]): Box[] {
	const { pieces, tags, strips, size } = layout;
	const other = pieces.filter((one) => !own.includes(one));
	const tabs = strips.flatMap((strip) =>
		strip.stretches.map((stretch): Box => {
			const { x, y, high } = tabAt(strip, stretch, layout);
			const left = size.mirrored ? x - stretch.tab : x;
			return { left: left - 8, right: left + stretch.tab + 8, top: y, foot: y + high + 8 };
		})
	);
	return [
		...tabs,
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
