/**
 * Hexes with a point up, in axial coordinates `[q, r]`: x grows with q + r / 2, y with r. They are
 * written as cells are, so `keyOf`, `same` and the ways over a board serve them too.
 */
import type { Cell } from './squares.ts';

export type Hex = Cell;
export type Point = readonly [x: number, y: number];

/** East, then on counter-clockwise: E, NE, NW, W, SW, SE. */
const DIRECTIONS: readonly Hex[] = [
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, 0],
	[-1, 1],
	[0, 1]
];

/** From a rosette's centre to those of its six neighbours. */
const ROSETTE_STEPS: readonly Hex[] = [
	[2, 1],
	[3, -2],
	[1, -3],
	[-2, -1],
	[-3, 2],
	[-1, 3]
];

const sum = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];

/** The six hexes around one: E, NE, NW, W, SW, SE. */
export const hexesAround = (hex: Hex): Hex[] => DIRECTIONS.map((step) => sum(hex, step));

/** A rosette: its centre and the six hexes around it. */
export const rosette = (centre: Hex): Hex[] => [centre, ...hexesAround(centre)];

/** The centres of the six places where another rosette fits beside this one. */
export const rosettesAround = (centre: Hex): Hex[] =>
	ROSETTE_STEPS.map((step) => sum(centre, step));

/** A hex turned by sixty degrees about `[0, 0]`; never to -0, which JSON would not keep. */
export const turned = ([q, r]: Hex): Hex => [0 - r, q + r];

/** The middle of a hex whose corners lie `size` away from it. */
export const hexMiddle = ([q, r]: Hex, size: number): Point => [
	Math.sqrt(3) * size * (q + r / 2),
	1.5 * size * r
];

/** The six corners of a hex, clockwise from the one at the upper right. */
export function hexCorners(hex: Hex, size: number): Point[] {
	const [x, y] = hexMiddle(hex, size);
	return Array.from({ length: 6 }, (_, corner) => {
		const angle = (Math.PI / 3) * corner - Math.PI / 6;
		return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
	});
}

/** The border of hexes that hang together without a hole, as one closed line of corners. */
export function hexOutline(hexes: readonly Hex[], size: number): Point[] {
	const own = new Set(hexes.map(String));
	// side i of a hex runs from corner i to corner i + 1 and faces the direction listed here
	const facing = [0, 5, 4, 3, 2, 1].flatMap((direction) =>
		DIRECTIONS.slice(direction, direction + 1)
	);
	const sides = new Map<string, { from: Point; to: string }>();
	const name = ([x, y]: Point) => `${Math.round((x / size) * 100)},${Math.round((y / size) * 100)}`;
	for (const hex of hexes) {
		const corners = hexCorners(hex, size);
		facing.forEach((step, side) => {
			const [from, to] = [corners[side], corners[(side + 1) % 6]];
			if (from && to && !own.has(String(sum(hex, step)))) {
				sides.set(name(from), { from, to: name(to) });
			}
		});
	}
	const line: Point[] = [];
	let at = sides.keys().next().value;
	while (at !== undefined && line.length < sides.size) {
		const side = sides.get(at);
		if (!side) break;
		line.push(side.from);
		at = side.to;
	}
	return line;
}
