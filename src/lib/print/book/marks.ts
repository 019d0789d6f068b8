/** The marks of a pattern, drawn one by one where there are no patterns. */
import type { Tile } from '../../games/kit/canvas.ts';
import { edgesOf, isNear } from '../outline.ts';
import { repeatedShape } from '../shapes.ts';

type Point = readonly [x: number, y: number];

/** All marks that may be seen within a shape, as one path; it is turned as the tile is, about the place that both count from. */
export function marksOver(shape: string, { width, height, d, stroke, turned }: Tile): string {
	const edges = edgesOf(shape).map(([from, to]) => [back(from, turned), back(to, turned)] as const);
	const mark = boxOf(edgesOf(d).flat());
	const [middleX, middleY] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
	const reach = (Math.hypot(mark.width, mark.height) + stroke) / 2;
	const all = boxOf(edges.flat());
	const steps: Point[] = [];
	for (
		let y = first(all.y - reach - middleY, height);
		y + middleY <= all.y + all.height + reach;
		y += height
	) {
		for (
			let x = first(all.x - reach - middleX, width);
			x + middleX <= all.x + all.width + reach;
			x += width
		) {
			if (isNear(edges, [x + middleX, y + middleY], reach)) steps.push([x, y]);
		}
	}
	return repeatedShape(d, steps);
}

/** The first of these steps from 0 that is not before this place. */
const first = (place: number, step: number): number => Math.ceil(place / step) * step;

/** Where a place was before it was turned by an angle in degrees. */
function back([x, y]: Point, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180;
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	return [x * cos + y * sin, y * cos - x * sin];
}

/** The box round these places. */
function boxOf(points: readonly Point[]) {
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
