/** What a drawing of the world consists of: plain marks, which a screen paints as SVG and paper as vectors. */
import type { LabelMark } from '../../../engine/record.ts';

/** A colour as #rrggbb. */
export type Hex = `#${string}`;

interface Shape {
	readonly kind: 'shape';
	readonly d: string;
	readonly fill?: Hex;
	readonly stroke?: Hex;
	readonly width?: number;
	readonly dash?: readonly number[];
	readonly opacity?: number;
}

export interface Words extends Omit<LabelMark, 'kind' | 'fill'> {
	readonly kind: 'words';
	readonly fill: Hex;
	/** Struck through. */
	readonly struck?: true;
}

interface Group {
	readonly kind: 'group';
	/** What it shows, so that a screen moves it instead of drawing it anew. */
	readonly key: string;
	readonly x: number;
	readonly y: number;
	readonly scale: number;
	/** In degrees, clockwise. */
	readonly turn: number;
	readonly marks: readonly Mark[];
	/** Nothing is seen beyond this outline, in its own units. */
	readonly clip?: string;
	/** Its marks come again elsewhere, the same under the same name: paper has them once. */
	readonly shared?: string;
}

/** In the order of painting. */
export type Mark = Shape | Words | Group;

export const shape = (d: string, fill: Hex, more: Partial<Shape> = {}): Shape => ({
	kind: 'shape',
	d,
	fill,
	...more
});

export const stroke = (
	d: string,
	colour: Hex,
	width: number,
	more: Partial<Shape> = {}
): Shape => ({ kind: 'shape', d, stroke: colour, width, ...more });

/** Marks at a place, `scale` times as large. */
export const group = (
	key: string,
	at: { x: number; y: number; scale?: number; turn?: number },
	marks: readonly Mark[],
	clip?: string
): Group => ({
	kind: 'group',
	key,
	x: rounded(at.x),
	y: rounded(at.y),
	scale: Math.round((at.scale ?? 1) * 10_000) / 10_000,
	turn: rounded(at.turn ?? 0),
	marks,
	...(clip === undefined ? {} : { clip })
});

/** Marks that come again elsewhere, the same under this name. */
export const shared = (name: string, marks: readonly Mark[]): Group => ({
	...group(name, { x: 0, y: 0 }, marks),
	shared: name
});

/** To a tenth of a unit. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A colour between two, `part` of the way from the first to the second. */
export function mix(one: Hex, other: Hex, part: number): Hex {
	const channel = (at: number) => {
		const [from, to] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
		return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part)
			.toString(16)
			.padStart(2, '0');
	};
	return `#${channel(1)}${channel(3)}${channel(5)}`;
}
