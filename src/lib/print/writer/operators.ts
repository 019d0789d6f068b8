/** What a page is written with: numbers, colours, and shapes as in an SVG path. */
import type { Colour } from '../../engine/record.ts';
import { GREY, PALETTE } from '../palette.ts';

/** A number as it is written on a page. */
export const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A colour by its name, or as `#rrggbb` where paper alone has it. */
export type Ink = Colour | `#${string}`;

const isNamed = (ink: Ink): ink is Colour => Object.hasOwn(PALETTE, ink);
/** Red, green and blue from 0 to 1. */
const partsOf = (hex: string): number[] =>
	[1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16) / 255);

/** How light a colour is, from 0 to 1, as the eye takes it and WCAG reckons. */
export function luminanceOf(hex: string): number {
	const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) =>
		part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour that only paper has, as the grey that is as light. */
function greyOf(hex: string): number {
	const light = luminanceOf(hex);
	return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

const COLOURS = { colour: new Map<Ink, string>(), grey: new Map<Ink, string>() };

/** A colour's operand: its red, green and blue, or how light its grey is, from 0 to 1. */
export function colourOf(ink: Ink, grey: boolean): string {
	const kept = grey ? COLOURS.grey : COLOURS.colour;
	const known = kept.get(ink);
	if (known !== undefined) return known;
	const fresh = grey
		? round(greyOf(isNamed(ink) ? GREY[ink] : ink))
		: partsOf(isNamed(ink) ? PALETTE[ink] : ink)
				.map(round)
				.join(' ');
	kept.set(ink, fresh);
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
