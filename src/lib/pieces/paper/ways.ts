/** What moved on a board of squares, as an arrow from where it stood to where it stands. */
import type { Mark } from '../../engine/record.ts';
import type { Cell } from '../geometry/squares.ts';
import { path } from './marks.ts';
import { onBoard } from './squares.ts';

/** From the middle of one square to that of another. */
export interface Way {
	readonly from: Cell;
	readonly to: Cell;
}

const isCell = (value: unknown): value is Cell =>
	Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

/** The way that an event tells of: `from` or `at`, and `to`; null where it tells of none. */
export function wayOf(event: object): Way | null {
	const told = event as Readonly<Record<string, unknown>>;
	const [from, to] = [told['from'] ?? told['at'], told['to']];
	if (!isCell(from) || !isCell(to)) return null;
	return from[0] === to[0] && from[1] === to[1] ? null : { from, to };
}

/** How much of a way stays free at its beginning, and how long its head is. */
const BEGIN = 14;
const HEAD = 26;

/** The arrow, in the units of the board's drawing. */
export function arrow({ from, to }: Way): Mark[] {
	const [a, b] = [onBoard(from), onBoard(to)];
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
	const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
	const at = (along: number, aside = 0) =>
		`${Math.round(a[0] + x * along - y * aside)} ${Math.round(a[1] + y * along + x * aside)}`;
	const neck = length - HEAD;
	const line = `M${at(BEGIN)}L${at(neck)}`;
	const head = `M${at(neck - 4, 16)}L${at(length)}L${at(neck - 4, -16)}Z`;
	return [
		path(line, { stroke: 'piece-paper', width: 17 }),
		path(head, { stroke: 'piece-paper', width: 8 }),
		path(line, { stroke: 'warn', width: 9 }),
		path(head, { fill: 'warn' })
	];
}
