/** What is said of somebody: points by the lines of the rubric and a sentence, or room for a pen. */
import * as m from '../../paraglide/messages.js';
import type { ContributionSheet } from '../kit/prints.ts';
import { letters, put } from './lettering.ts';
import type { Setting } from './page.ts';
import type { Part } from './stack.ts';

export const PART = letters('display', 13, 5.4);
/** What a heading takes. */
export const HEAD = 9;
const LINE = letters('plain', 10.5, 5);
const BOLD = letters('bold', 10.5, 5);
/** A row of the rubric, how wide the lines of it are, and what is left for points. */
const ROW = 7.4;
const LINES = 120;
const POINTS = 20;
/** From one line to write on to the next, and how many there are. */
const RULE = 8;
const RULES = 2;

/** All of it in one piece. */
export function aboutPart(
	{ canvas, left, right }: Setting,
	{ name, points, sentence }: ContributionSheet['pupils'][number],
	rubric: readonly string[]
): Part {
	const wide = right - left;
	const said = sentence === '' ? [] : canvas.rows(sentence, LINE, wide);
	const rows = rubric.map((line) => canvas.rows(line, LINE, LINES - 4));
	const heights = rows.map(({ length }) => ROW + (length - 1) * LINE.leading);
	const table = heights.reduce((sum, one) => sum + one, ROW);
	const rule = (y: number, width: number, x = left) => {
		canvas.shape(`M${String(x)} ${String(y)}h${String(width)}`, { stroke: 'line', width: 0.25 });
	};
	const row = (y: number, type: 'TH' | 'TD', cells: readonly [typeof said, string]) => {
		const style = type === 'TH' ? BOLD : LINE;
		canvas.inside('TR', () => {
			put({ canvas }, type, cells[0], style, { x: left, y: y + 5 });
			const value = canvas.rows(cells[1], style, POINTS);
			if (cells[1] === '') rule(y + 6, POINTS, left + LINES);
			put({ canvas }, type, value, style, { x: left + LINES, y: y + 5 });
		});
	};
	const draw = (from: number) => {
		put({ canvas }, 'H2', canvas.rows(m.appraise_of({ name }), PART, wide), PART, {
			...{ x: left, y: from + 6 }
		});
		let y = from + HEAD;
		canvas.inside('Table', () => {
			row(y, 'TH', [canvas.rows(m.appraise_line(), BOLD, LINES - 4), m.appraise_points()]);
			rows.forEach((line, at) => {
				y += at === 0 ? ROW : (heights[at - 1] ?? ROW);
				row(y, 'TD', [line, String(points[at] ?? '')]);
			});
		});
		const below = from + HEAD + table;
		put({ canvas }, 'P', said, LINE, { x: left, y: below + 5 });
		if (said.length > 0) return;
		for (let at = 1; at <= RULES; at++) rule(below + at * RULE, wide);
	};
	const foot = said.length > 0 ? said.length * LINE.leading : RULES * RULE;
	return { height: HEAD + table + foot + 6, draw };
}
