/** The marks of a figure, drawn on a page. */
import type { Mark } from '../../../engine/record.ts';
import type { Canvas } from '../canvas.ts';
import { letters } from '../lettering.ts';

function drawMark(canvas: Canvas, mark: Mark): void {
	if (mark.kind === 'path') {
		const { d, at = { x: 0, y: 0, scale: 1 }, width = 1, ...look } = mark;
		canvas.placed(at.x, at.y, { scale: at.scale }, () => {
			canvas.shape(d, { ...look, width });
		});
		return;
	}
	// a figure's letters are as tall as its units are, points are not
	const style = letters(mark.face, mark.size * (72 / 25.4), mark.size);
	for (const row of canvas.rows(mark.text, style, Infinity)) {
		const back = { start: 0, middle: row.width / 2, end: row.width }[mark.anchor];
		canvas.set(row, style, mark.x - back, mark.y, mark.fill);
	}
}

/** Marks whose 0,0 lies here, so many times their size. */
export function drawn(
	canvas: Canvas,
	marks: readonly Mark[],
	x: number,
	y: number,
	scale: number
): void {
	canvas.placed(x, y, { scale }, () => {
		for (const mark of marks) drawMark(canvas, mark);
	});
}
