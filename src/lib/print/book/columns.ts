/** Tables side by side: the same questions, each table's answers in a column. */
import type { Columns } from '../../engine/record.ts';
import type { Canvas, Row } from '../../games/kit/canvas.ts';
import { put } from '../../games/record/lettering.ts';
import { CELL, CHAPTER, NAME, PART, pageOf, QUIET, RULE, TOLD } from './hand.ts';

/** How many stand beside each other at most, and how wide the names of the rows are. */
const MOST = 4;
const NAMES = 34;
const GAP = 4;
/** Where a page begins that goes on. */
const TOP = 22;

export function drawColumns(canvas: Canvas, { title, text, tables }: Columns): void {
	const labels = [...new Set(tables.flatMap(({ facts }) => facts.map(({ label }) => label)))];
	begin(canvas);
	canvas.bookmark(title, 1, 18);
	put({ canvas }, 'H1', canvas.rows(title, CHAPTER, Infinity), CHAPTER, {
		x: pageOf(canvas).left,
		y: 27
	});
	const below = canvas.rows(text, TOLD, pageOf(canvas).width);
	put({ canvas }, 'P', below, TOLD, { x: pageOf(canvas).left, y: 36, ink: QUIET });
	let y = 48;
	const across = Math.ceil(tables.length / Math.ceil(tables.length / MOST));
	for (let from = 0; from < tables.length; from += across) {
		y = group(canvas, { labels, across }, tables.slice(from, from + across), y) + 12;
	}
}

function begin(canvas: Canvas): number {
	canvas.turnPage();
	const page = pageOf(canvas);
	canvas.aside(() => {
		const row = canvas.cut(String(canvas.pages), PART, 20);
		const right = canvas.pages % 2 === 1;
		canvas.set(row, PART, right ? page.right - row.width : page.left, page.foot);
	});
	return TOP;
}

interface Line {
	readonly label: readonly Row[];
	readonly cells: readonly (readonly Row[])[];
	readonly height: number;
}

/** Up to four tables, over as many pages as they take; returns where they end. */
function group(
	canvas: Canvas,
	{ labels, across }: { labels: readonly string[]; across: number },
	tables: Columns['tables'],
	top: number
): number {
	const page = pageOf(canvas);
	const step = (page.width - NAMES) / across;
	const wide = step - GAP;
	const heads = tables.map(({ title }) => canvas.rows(title, PART, wide));
	const lines = labels.map((label): Line => {
		const name = canvas.rows(label, NAME, NAMES - GAP);
		const cells = tables.map(({ facts }) => {
			const value = facts.find((one) => one.label === label)?.value ?? '–';
			return canvas.rows(value, CELL, wide);
		});
		const most = Math.max(name.length, ...cells.map(({ length }) => length));
		return { label: name, cells, height: most * CELL.leading + 3 };
	});
	const head = Math.max(...heads.map(({ length }) => length)) * PART.leading + 3;
	let y = top;
	const headed = () => {
		row(canvas, 'TH', { label: [], cells: heads, y, step });
		y += head;
	};
	canvas.inside('Table', () => {
		const whole = lines.reduce((sum, { height }) => sum + height, head);
		const least = whole > page.bottom - TOP ? head + (lines[0]?.height ?? 0) : whole;
		if (y + least > page.bottom) y = begin(canvas);
		headed();
		for (const line of lines) {
			if (y + line.height > page.bottom) {
				y = begin(canvas);
				canvas.aside(headed);
			}
			row(canvas, 'TD', { ...line, y, step });
			y += line.height;
		}
	});
	return y;
}

interface Placed extends Omit<Line, 'height'> {
	readonly y: number;
	/** From one column to the next. */
	readonly step: number;
}

/** What names a row, and its cells, with a rule above. */
function row(canvas: Canvas, type: 'TH' | 'TD', { label, cells, y, step }: Placed): void {
	const { left } = pageOf(canvas);
	if (type === 'TD') {
		const d = `M${left} ${y}H${left + NAMES + cells.length * step}`;
		canvas.shape(d, { stroke: RULE, width: 0.2 });
	}
	const style = type === 'TH' ? PART : CELL;
	canvas.inside('TR', () => {
		if (label.length > 0) put({ canvas }, 'TH', label, NAME, { x: left, y: y + 4.4 });
		cells.forEach((rows, index) =>
			put({ canvas }, type, rows, style, { x: left + NAMES + index * step, y: y + 4.4 })
		);
	});
}
