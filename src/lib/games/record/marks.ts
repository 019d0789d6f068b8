/** The marks of a figure, drawn on a page. */
import type { Mark } from '../../engine/record.ts';
import type { Canvas } from '../kit/canvas.ts';
import { letters } from './lettering.ts';

/** Points of a millimetre, and the smallest letters of any print, in millimetres. */
const POINTS = 72 / 25.4;
export const LEAST = 9 / POINTS;
/** How far below its middle a letter stands, as a part of its size. */
const BELOW = 0.352;

function drawMark(canvas: Canvas, mark: Mark, scale: number): void {
	if (mark.kind === 'path') {
		const { d, at = { x: 0, y: 0, scale: 1 }, width = 1, ...look } = mark;
		canvas.placed(at.x, at.y, { scale: at.scale }, () => canvas.shape(d, { ...look, width }));
		return;
	}
	// a figure's letters are as tall as its units are, points are not; small ones grow about their middle
	const size = Math.max(mark.size, LEAST / scale);
	const style = letters(mark.face, size * POINTS, size);
	const y = mark.y + (size - mark.size) * BELOW;
	for (const row of canvas.rows(mark.text, style, Infinity)) {
		const back = { start: 0, middle: row.width / 2, end: row.width }[mark.anchor];
		canvas.set(row, style, mark.x - back, y, mark.fill);
	}
}

/** Marks whose 0,0 lies here, at a multiple of their size. */
export function drawn(
	canvas: Canvas,
	marks: readonly Mark[],
	x: number,
	y: number,
	scale: number
): void {
	canvas.placed(x, y, { scale }, () => {
		for (const mark of marks) drawMark(canvas, mark, scale);
	});
}
