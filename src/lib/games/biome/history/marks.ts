/** What the charts of a world have in common: the marks of the seats, and thin rules. */
import type { PathMark } from '../../../engine/record.ts';
import { digits, disc } from './drawing.ts';

/** The marks of the seats on a line: no two of the first eight look alike in grey. */
const SHAPES: readonly ((x: number, y: number) => string)[] = [
	(x, y) => disc(x, y, 8),
	(x, y) => `M${digits(x - 7)} ${digits(y - 7)}h14v14h-14Z`,
	(x, y) => `M${digits(x)} ${digits(y - 10)}l10 10l-10 10l-10-10Z`,
	(x, y) => `M${digits(x)} ${digits(y - 9)}l9 16h-18Z`,
	(x, y) => `M${digits(x)} ${digits(y + 9)}l9-16h-18Z`,
	(x, y) => `M${digits(x - 3)} ${digits(y - 9)}h6v6h6v6h-6v6h-6v-6h-6v-6h6Z`,
	(x, y) => `M${digits(x - 9)} ${digits(y - 4)}h18v8h-18Z`,
	(x, y) => `M${digits(x - 4)} ${digits(y - 9)}h8v18h-8Z`
];
/** The mark of a seat. */
export const shapeOf = (seat: number, x: number, y: number) =>
	SHAPES[seat % SHAPES.length]?.(x, y) ?? disc(x, y, 8);

/** A thin straight line. */
export const rule = (x1: number, y1: number, x2: number, y2: number): PathMark => ({
	kind: 'path',
	d: `M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}`,
	stroke: 'line',
	width: 1
});
