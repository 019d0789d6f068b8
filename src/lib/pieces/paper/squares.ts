/** A board of squares on paper: its ground, the names of its rows and columns, and what stands on it. */
import type { Colour, Mark } from '../../engine/record.ts';
import { keyOf, type Cell } from '../geometry/squares.ts';
import { box, letter, path, placed } from './marks.ts';

/** A drawing from 0,0 to its width and height. */
export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
}

export interface Ground {
	readonly columns: number;
	readonly rows: number;
	/** What a square is called; the first sign names columns, the others rows. */
	readonly name?: (cell: Cell) => string;
	/** How a square is painted; null where there is none. */
	readonly tone?: (cell: Cell) => Colour | null;
}

/** The room round a board, for the names of its squares. */
const ROOM = 34;
/** Signs of a square's name that fit there: "a1", "h10". */
const LONGEST = 3;
const NAMES = { fill: 'ink-2', face: 'plain' } as const;

const numbers = (count: number): number[] => [...Array(count).keys()];

function groundOf({ columns, rows, tone = () => 'cell' }: Ground): Mark[] {
	const cells = numbers(rows).flatMap((y) => numbers(columns).map((x): Cell => [x, y]));
	const tones = new Map(cells.map((cell) => [keyOf(cell), tone(cell)]));
	const lying = (wanted: Colour) => cells.filter((cell) => tones.get(keyOf(cell)) === wanted);
	const boxes = (some: readonly Cell[]) =>
		some.map(([x, y]) => box(x * 100, y * 100, 100, 100)).join('');
	const used = [...new Set(tones.values())];
	const painted = used.flatMap((fill) =>
		fill ? [path(boxes(lying(fill)), { fill, stroke: 'line', width: 2 })] : []
	);
	const edge = path(box(0, 0, columns * 100, rows * 100), { stroke: 'ink', width: 5 });
	return used.includes(null) ? painted : [...painted, edge];
}

/** The columns' names below the board, the rows' to its left: their numbers where a square is called by words. */
function namesOf({ columns, rows, name }: Ground): Mark[] {
	if (!name) return [];
	const isSign = name([0, 0]).length <= LONGEST;
	const below = (x: number) => (isSign ? name([x, 0]).charAt(0) : String(x + 1));
	const beside = (y: number) => (isSign ? name([0, y]).slice(1) : String(y + 1));
	return [
		...numbers(columns).map((x) => letter(below(x), x * 100 + 50, rows * 100 + 18, 24, NAMES)),
		...numbers(rows).map((y) => letter(beside(y), -17, y * 100 + 50, 24, NAMES))
	];
}

/** What stands on one square, as marks from its own corner. */
export const onSquare = ([x, y]: Cell, marks: readonly Mark[]): Mark[] =>
	placed(marks, x * 100, y * 100);

/** The middle of a square, in the units of the whole drawing. */
export const onBoard = ([x, y]: Cell): readonly [x: number, y: number] => [
	x * 100 + 50 + ROOM,
	y * 100 + 50 + ROOM
];

/** A board with marks in units of a hundred to a square. */
export function board(ground: Ground, marks: readonly Mark[]): Drawing {
	const { columns, rows } = ground;
	const [width, height] = [columns * 100, rows * 100];
	const all = [...groundOf(ground), ...namesOf(ground), ...marks];
	return { width: width + 2 * ROOM, height: height + 2 * ROOM, marks: placed(all, ROOM, ROOM) };
}
