/** The turns of a board game's record, each with its dice, in columns over as many pages as they take. */
import * as m from '../../paraglide/messages.js';
import type { Row, Canvas } from '../kit/canvas.ts';
import type { Die } from './boardGame.ts';
import type { GameRecord, RecordedTurn } from './gameRecord.ts';
import { letters, put } from './lettering.ts';
import { NAME, setFoot, TEXT, type Setting } from './page.ts';
import { tall } from './stack.ts';
import { EYES } from '../../pieces/paper/eyes.ts';

/** What a row of dice takes. */
const DICE = 5.8;
const SIDE = 4.4;

/** A box with round corners about a middle. */
function box(x: number, y: number, width: number, r: number): string {
	const [across, down] = [width / 2 - r, SIDE / 2 - r];
	const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
	return `M${x - across} ${y - SIDE / 2}h${2 * across}${corner(1, 1)}v${2 * down}${corner(-1, 1)}h${-2 * across}${corner(-1, -1)}v${-2 * down}${corner(1, -1)}Z`;
}

/** The dice of a turn side by side; its words say the same. */
function setDice(canvas: Canvas, dice: readonly Die[], left: number, y: number): void {
	if (dice.length === 0) return;
	canvas.aside(() => {
		let x = left;
		for (const die of dice) {
			if (typeof die === 'number') {
				canvas.shape(box(x + SIDE / 2, y, SIDE, 0.8), { stroke: 'ink', width: 0.3 });
				for (const [dx, dy] of EYES[die] ?? []) {
					canvas.shape(dot(x + SIDE / 2 + dx * 1.1, y + dy * 1.15), { fill: 'ink' });
				}
				x += SIDE + 1.4;
				continue;
			}
			const [word] = canvas.rows(die, TEXT, Infinity);
			const wide = (word?.width ?? 0) + 5;
			canvas.shape(box(x + wide / 2, y, wide, SIDE / 2), { stroke: 'accent', width: 0.3 });
			if (word) canvas.set(word, TEXT, x + 2.5, y + 1.15, 'accent');
			x += wide + 1.4;
		}
	});
}

const dot = (x: number, y: number): string =>
	`M${x - 0.45} ${y}a.45 .45 0 1 0 .9 0a.45 .45 0 1 0 -.9 0Z`;

const PART = letters('display', 13.5, 5.4);
const COLUMN = { width: 86, gap: 6, number: 9 };
/** A turn that takes more lines than this may be parted, into parts no longer than it. */
const WHOLE = 6;

/** A turn, or a part of a long one. */
interface Piece {
	/** Of the turn; null where it goes on. */
	readonly number: number | null;
	readonly dice: readonly Die[];
	readonly rows: readonly Row[];
	readonly height: number;
}

const columnOf = ({ small, left, right }: Setting): number => (small ? right - left : COLUMN.width);

/** The pieces of each turn. */
const piecesOf = (setting: Setting, turns: readonly RecordedTurn[]): Piece[][] =>
	turns.map(({ text, dice }, turn) => {
		const rows = setting.canvas.rows(text, TEXT, columnOf(setting) - COLUMN.number);
		const parts = Math.ceil(rows.length / WHOLE);
		const lines = Math.ceil(rows.length / parts);
		return Array.from({ length: parts }, (_, part): Piece => {
			const own = rows.slice(part * lines, (part + 1) * lines);
			const gap = part === parts - 1 ? 2.6 : 0;
			const thrown = part === 0 ? dice : [];
			const height = Math.max(1.2, own.length) * TEXT.leading + (thrown.length > 0 ? DICE : 0);
			return {
				number: part === 0 ? turn + 1 : null,
				dice: thrown,
				rows: own,
				height: height + gap
			};
		});
	});

/** How many pieces fit from the first on. */
function fitting(pieces: readonly Piece[], room: number): number {
	let filled = 0;
	const over = pieces.findIndex(({ height }) => (filled += height) > room + 2.6);
	return over < 0 ? pieces.length : over;
}

/** How many of these stand in the left column: where all fit, both columns end as even as can be. */
function halved(pieces: readonly Piece[], room: number): number {
	const most = fitting(pieces, room);
	if (most + fitting(pieces.slice(most), room) < pieces.length) return most;
	const longer = (count: number) =>
		Math.max(tall(pieces.slice(0, count)), tall(pieces.slice(count)));
	let best = most;
	for (let count = most; count > 0; count--) if (longer(count) < longer(best)) best = count;
	return best;
}

function setColumn(setting: Setting, pieces: readonly Piece[], x: number, top: number): void {
	const { canvas } = setting;
	let y = top;
	for (const { number, dice, rows, height } of pieces) {
		const below = dice.length > 0 ? DICE : 0;
		setDice(canvas, dice, x + COLUMN.number, y - 1.2);
		canvas.tag('P', () => {
			if (number !== null) {
				const [row] = canvas.rows(String(number), NAME, COLUMN.number);
				if (row) canvas.set(row, NAME, x, y + 0.2);
			}
			rows.forEach((row, line) => {
				canvas.set(row, TEXT, x + COLUMN.number, y + below + line * TEXT.leading);
			});
		});
		y += height;
	}
}

/** Pieces by pages, each in its columns; the first page begins at this height. */
function pagesOf(setting: Setting, all: readonly Piece[], from: number): Piece[][][] {
	const { bottom, small, top } = setting;
	const pages: Piece[][][] = [];
	let pieces = all;
	for (let y = from; pieces.length > 0; y = top) {
		const fits = small ? fitting(pieces, bottom - y) : halved(pieces, bottom - y);
		const first = Math.max(1, fits);
		const second = small ? 0 : fitting(pieces.slice(first), bottom - y);
		pages.push([pieces.slice(0, first), pieces.slice(first, first + second)]);
		pieces = pieces.slice(first + second);
	}
	return pages;
}

/** The turn from which on all have room on so many pages. */
function firstOf(
	setting: Setting,
	each: readonly (readonly Piece[])[],
	from: number,
	most: number
) {
	let [first, last] = [0, Math.max(0, each.length - 1)];
	while (first < last) {
		const middle = Math.floor((first + last) / 2);
		if (pagesOf(setting, each.slice(middle).flat(), from).length > most) first = middle + 1;
		else last = middle;
	}
	return first;
}

/** The turns in two columns, from this height on and over so many pages at most: of more turns the last ones. */
export function setTurns(
	setting: Setting,
	{ turns, credit }: GameRecord,
	from: number,
	most: number
): void {
	const { canvas, left, right, top } = setting;
	canvas.shape(`M${left} ${from}H${right}`, { stroke: 'ink', width: 0.3 });
	const each = piecesOf(setting, turns);
	const first = firstOf(setting, each, from + HEADED, most);
	const count = turns.length - first;
	const title = first === 0 ? m.record_turns() : m.record_last({ count });
	canvas.bookmark(title, 1, from);
	put({ canvas }, 'H2', canvas.rows(title, PART, Infinity), PART, { x: left, y: from + 8 });
	const pages = pagesOf(setting, each.slice(first).flat(), from + HEADED);
	pages.forEach((columns, page) => {
		if (page > 0) canvas.turnPage();
		columns.forEach((pieces, column) => {
			const x = left + column * (COLUMN.width + COLUMN.gap);
			setColumn(setting, pieces, x, page === 0 ? from + HEADED : top);
		});
		setFoot(setting, credit);
	});
}

/** What the name of the turns takes. */
const HEADED = 8 + PART.leading + 2;
