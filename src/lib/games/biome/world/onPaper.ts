/** Marks of the world's drawing on paper: vectors and letters, in the units in which they were drawn. */
import type { Canvas, Letters, Look } from '../../kit/canvas.ts';
import { letters } from '../../record/lettering.ts';
import type { Mark, Words } from './marks.ts';

/** Points of a millimetre: letters are given in points, a place in what are millimetres unless it is scaled. */
const POINTS = 72 / 25.4;
/** The line through a struck name, beside the size of its letters. */
const STRIKE = { high: 0.3, width: 0.08 };

/** Draws them on a canvas that is scaled to their units and not turned over. */
export function paint(canvas: Canvas, marks: readonly Mark[]): void {
	for (const mark of marks) {
		if (mark.kind === 'words') write(canvas, mark);
		else if (mark.kind === 'shape') canvas.shape(mark.d, lookOf(mark));
		else {
			const { x, y, scale, turn: turned, clip, shared, marks: inner } = mark;
			const draw = () => paint(canvas, inner);
			canvas.placed(x, y, { scale, turned, ...(clip === undefined ? {} : { clip }) }, () => {
				if (shared === undefined) draw();
				else canvas.shared(shared, draw);
			});
		}
	}
}

/** A dash has a length and a gap. */
function lookOf({ dash, ...shape }: Extract<Mark, { kind: 'shape' }>): Look {
	const [on, off = on] = dash ?? [];
	return { ...shape, ...(on === undefined || off === undefined ? {} : { dash: [on, off] }) };
}

const known = new Map<string, Letters>();
/** The same letters are the same object, so that a line of them is measured once. */
function lettersOf({ face, size }: Words): Letters {
	const name = `${face} ${String(size)}`;
	const found = known.get(name) ?? letters(face, size * POINTS, size);
	known.set(name, found);
	return found;
}

/** How far left of its place a line begins, beside its width. */
const BACK = { start: 0, middle: 0.5, end: 1 } as const;

function write(canvas: Canvas, words: Words): void {
	const { x, y, size, text, fill, anchor, struck } = words;
	const style = lettersOf(words);
	const [row] = canvas.rows(text, style, Infinity);
	if (!row) return;
	const left = x - BACK[anchor] * row.width;
	canvas.set(row, style, left, y, fill);
	if (!struck) return;
	const through = y - size * STRIKE.high;
	const d = `M${String(left)} ${String(through)}h${String(row.width)}`;
	canvas.shape(d, { stroke: fill, width: size * STRIKE.width });
}
