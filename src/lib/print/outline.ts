/** Shapes as what goes round them: whether a place lies within one, or near its edge. */
import { KINDS, partsOf, type Part } from './shapes.ts';

type Point = readonly [x: number, y: number];
type Edge = readonly [Point, Point];

/** An arc is drawn as straight edges; each turns by this many radians. */
const STEP = Math.PI / 36;

/** The edges of a path; curves that are no arcs are told by straight ways between the places that they name. */
export function edgesOf(d: string): Edge[] {
	const edges: Edge[] = [];
	let [at, began]: [Point, Point] = [
		[0, 0],
		[0, 0]
	];
	const go = (to: Point) => {
		edges.push([at, to]);
		at = to;
	};
	for (const part of partsOf(d)) {
		const command = part.command.toLowerCase();
		if (command === 'z') go(began);
		for (const step of stepsOf(part)) {
			const places = command === 'a' ? arc(step, part, at) : placesOf(step, part, at);
			if (command === 'm') at = began = places[0] ?? at;
			else places.forEach(go);
		}
	}
	return edges;
}

type Step = Part['numbers'];

/** The numbers of a command, as often as it is meant. */
function stepsOf({ command, numbers }: Part): Step[] {
	const { length } = KINDS[command.toLowerCase()] ?? [];
	if (!length) return [];
	return Array.from({ length: numbers.length / length }, (_, at) =>
		numbers.slice(at * length, (at + 1) * length)
	);
}

/** The places that one step names. */
function placesOf(step: Step, { relative }: Part, at: Point): Point[] {
	const [fromX, fromY] = relative ? at : [0, 0];
	const places: Point[] = [];
	let [x, y] = at;
	for (const [kind, given] of step) {
		if (kind === 'x') x = fromX + given;
		if (kind === 'y') y = fromY + given;
		if (kind === 'y' || step.length === 1) places.push([x, y]);
	}
	return places;
}

/** Places along an arc, its end the last; by the SVG specification, B.2.4, for circles: an ellipse counts as the larger one. */
function arc(step: Step, part: Part, from: Point): Point[] {
	const [rx = 0, ry = 0, , large, sweep] = step.map(([, given]) => given);
	const [to = from] = placesOf(step.slice(-2), part, from);
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const chord = Math.hypot(dx, dy);
	if (chord === 0) return [];
	const r = Math.max(rx, ry, chord / 2);
	const side = (large === sweep ? -1 : 1) * (Math.sqrt(r * r - (chord * chord) / 4) / chord);
	const [x, y] = [from[0] + dx / 2 - side * dy, from[1] + dy / 2 + side * dx];
	const begin = Math.atan2(from[1] - y, from[0] - x);
	let turn = Math.atan2(to[1] - y, to[0] - x) - begin;
	if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
	if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
	const count = Math.ceil(Math.abs(turn) / STEP);
	return Array.from({ length: count }, (_, at): Point => {
		const angle = begin + (turn * (at + 1)) / count;
		return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
	});
}

/** Whether a place lies within the edges, by the rule of even and odd, or at most `reach` from one of them. */
export function isNear(edges: readonly Edge[], [x, y]: Point, reach: number): boolean {
	let inside = false;
	for (const [[fromX, fromY], [toX, toY]] of edges) {
		const [dx, dy] = [toX - fromX, toY - fromY];
		if (fromY > y !== toY > y && x < fromX + (dx * (y - fromY)) / dy) inside = !inside;
		const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
		const part = Math.min(1, Math.max(0, along));
		if (Math.hypot(fromX + part * dx - x, fromY + part * dy - y) <= reach) return true;
	}
	return inside;
}
