/** What a page is written with: numbers, colours, and shapes as in an SVG path. */
import type { Colour } from '../engine/record.ts';
import { PALETTE } from './palette.ts';

/** A number as it is written on a page. */
export const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A colour by its name, or as `#rrggbb` where paper alone has it. */
export type Ink = Colour | `#${string}`;

const isNamed = (ink: Ink): ink is Colour => Object.hasOwn(PALETTE, ink);
const part = (ink: Ink, from: number) =>
	round(parseInt((isNamed(ink) ? PALETTE[ink] : ink).slice(from, from + 2), 16) / 255);
const COLOURS = new Map<Ink, string>();

/** A colour's red, green and blue, from 0 to 1. */
export function colourOf(ink: Ink): string {
	const known = COLOURS.get(ink);
	if (known !== undefined) return known;
	const fresh = [1, 3, 5].map((from) => part(ink, from)).join(' ');
	COLOURS.set(ink, fresh);
	return fresh;
}

const SHAPES = new Map<string, string>();
const SHAPES_KEPT = 10_000;

/** A shape's operators, as `draw` has pdfkit write them; the same shapes come again and again. */
export function shapeOf(d: string, draw: () => readonly string[]): string {
	const known = SHAPES.get(d);
	if (known !== undefined) return known;
	if (SHAPES.size > SHAPES_KEPT) SHAPES.clear();
	const shape = bent(draw())
		.join(' ')
		.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
	SHAPES.set(d, shape);
	return shape;
}

/** A path's operators with each quadratic curve as the cubic one of the same shape: pdfkit's own would be fuller than the screen's. */
function bent(operators: readonly string[]): string[] {
	let [fromX, fromY] = [0, 0];
	return operators.map((operator) => {
		const numbers = operator.split(' ').slice(0, -1).map(Number);
		const [toX = fromX, toY = fromY] = numbers.slice(-2);
		const [pullX = 0, pullY = 0] = numbers;
		const cubic = [fromX, fromY, toX, toY].map(
			(at, index) => at + (2 / 3) * ((index % 2 === 0 ? pullX : pullY) - at)
		);
		[fromX, fromY] = [toX, toY];
		return operator.endsWith('v') ? `${[...cubic, toX, toY].map(round).join(' ')} c` : operator;
	});
}
