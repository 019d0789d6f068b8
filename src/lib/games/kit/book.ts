/** The pages of a board game's record: the board and who won above, the turns in two columns below. */
import type { Figure, Mark } from '../../engine/record.ts';
import * as m from '../../paraglide/messages.js';
import type { Canvas, Row, SetBook } from './canvas.ts';
import type { GameRecord, RecordedSeat } from './gameRecord.ts';
import { letters, put } from './lettering.ts';

const TITLE = letters('display', 32, 12);
const UNDER = letters('told', 14, 6.4);
const HEAD = letters('display', 20, 8);
const PART = letters('display', 13.5, 5.4);
const NAME = letters('display', 11, 4.6);
const WHY = letters('plain', 10, 4.6);
const TEXT = letters('plain', 9, 3.9);
const NOTE = letters('slant', 9, 4);

/** Millimetres of A4; a wider paper has all of it further in, a shorter one ends earlier. */
const A4 = { width: 210, height: 297, left: 16, right: 194, bottom: 273, foot: 284 };
const MOST = { width: 104, height: 118 };
const TOP = 22;
const COLUMN = { width: 86, gap: 6, number: 9 };
const SEAT = 13;
/** A turn that takes more lines than this may be parted, into parts no longer than it. */
const WHOLE = 6;

/** What a page is set with. */
interface Setting {
	readonly canvas: Canvas;
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
	readonly foot: number;
}

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

function drawn(canvas: Canvas, marks: readonly Mark[], x: number, y: number, scale: number): void {
	canvas.placed(x, y, { scale }, () => {
		for (const mark of marks) drawMark(canvas, mark);
	});
}

/** The board with its caption; where it ends to the right and below. */
function setFigure(setting: Setting, figure: Figure, key: string, top: number) {
	const { canvas, left } = setting;
	const scale = Math.min(MOST.width / figure.width, MOST.height / figure.height);
	const [width, height] = [figure.width * scale, figure.height * scale];
	canvas.figure(figure.alt, [left, top, width, height], () => {
		drawn(canvas, figure.marks, left, top, scale);
	});
	const words = key === '' ? `${figure.title}.` : `${figure.title}. ${key}`;
	const rows = canvas.rows(words, NOTE, width);
	const below = put(canvas, 'Caption', rows, NOTE, { x: left, y: top + height + 5, ink: 'ink-2' });
	return { right: left + width, below };
}

/** Who won and why, and everybody in their order; where it ends below. */
function setEnd(setting: Setting, told: GameRecord, x: number, top: number): number {
	const { canvas, right } = setting;
	const room = right - x;
	const head = canvas.even(told.head, HEAD, room);
	canvas.bookmark(told.head, 1, top);
	let y = put(canvas, 'H2', head, HEAD, { x, y: top + 6 });
	y = put(canvas, 'P', canvas.rows(told.why, WHY, room), WHY, { x, y: y - 1 }) + 5;
	for (const seat of told.seats) y = setSeat(setting, seat, x, y);
	return y;
}

function setSeat(setting: Setting, seat: RecordedSeat, x: number, y: number): number {
	const { canvas, right } = setting;
	const { place, who, says, emblem } = seat;
	canvas.aside(() => {
		drawn(canvas, emblem, x, y - 4, 0.085);
	});
	const name = canvas.cut(place === null ? who : `${place}  ${who}`, NAME, right - x - 11);
	const at = { x: x + 11, y: y + (says === '' ? 1.6 : 0) };
	put(canvas, 'P', [name], NAME, at);
	if (says !== '') {
		const rows = canvas.rows(says, TEXT, right - x - 11);
		put(canvas, 'P', rows, TEXT, { x: at.x, y: y + 4.2, ink: 'ink-2' });
		return y + SEAT + (rows.length - 1) * TEXT.leading;
	}
	return y + SEAT;
}

/** A turn, or a part of a long one. */
interface Piece {
	/** Of the turn; null where it goes on. */
	readonly number: number | null;
	readonly rows: readonly Row[];
	readonly height: number;
}

const piecesOf = ({ canvas }: Setting, turns: readonly string[]): Piece[] =>
	turns.flatMap((text, turn) => {
		const rows = canvas.rows(text, TEXT, COLUMN.width - COLUMN.number);
		const parts = Math.ceil(rows.length / WHOLE);
		const lines = Math.ceil(rows.length / parts);
		return Array.from({ length: parts }, (_, part): Piece => {
			const own = rows.slice(part * lines, (part + 1) * lines);
			const gap = part === parts - 1 ? 2.6 : 0;
			const number = part === 0 ? turn + 1 : null;
			return { number, rows: own, height: Math.max(1.2, own.length) * TEXT.leading + gap };
		});
	});

const heightOf = (pieces: readonly Piece[]): number =>
	pieces.reduce((sum, { height }) => sum + height, 0);

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
		Math.max(heightOf(pieces.slice(0, count)), heightOf(pieces.slice(count)));
	let best = most;
	for (let count = most; count > 0; count--) if (longer(count) < longer(best)) best = count;
	return best;
}

function setColumn(setting: Setting, pieces: readonly Piece[], x: number, top: number): void {
	const { canvas } = setting;
	let y = top;
	for (const { number, rows, height } of pieces) {
		canvas.tag('P', () => {
			if (number !== null) {
				const [row] = canvas.rows(String(number), NAME, COLUMN.number);
				if (row) canvas.set(row, NAME, x, y + 0.2);
			}
			rows.forEach((row, line) => {
				canvas.set(row, TEXT, x + COLUMN.number, y + line * TEXT.leading);
			});
		});
		y += height;
	}
}

/** What stands at the foot of every page. */
function setFoot(setting: Setting, credit: string): void {
	const { canvas, left, right, foot } = setting;
	const page = canvas.rows(String(canvas.pages), TEXT, Infinity);
	const lines = canvas.rows(credit, TEXT, right - left - 12);
	const y = foot - (lines.length - 1) * TEXT.leading;
	put(canvas, 'P', lines, TEXT, { x: left, y, ink: 'ink-2' });
	canvas.aside(() => {
		for (const row of page) canvas.set(row, TEXT, right - row.width, foot, 'ink-2');
	});
}

/** The turns in two columns, from this height on and over as many pages as they take. */
function setTurns(setting: Setting, { turns, credit }: GameRecord, from: number): void {
	const { canvas, left, right, bottom } = setting;
	canvas.aside(() => {
		canvas.shape(`M${left} ${from}H${right}`, { stroke: 'ink', width: 0.3 });
	});
	const title = m.record_turns();
	canvas.bookmark(title, 1, from);
	let y = put(canvas, 'H2', canvas.rows(title, PART, Infinity), PART, { x: left, y: from + 8 }) + 2;
	let pieces = piecesOf(setting, turns);
	for (;;) {
		const first = halved(pieces, bottom - y);
		const second = fitting(pieces.slice(first), bottom - y);
		setColumn(setting, pieces.slice(0, first), left, y);
		const beside = left + COLUMN.width + COLUMN.gap;
		setColumn(setting, pieces.slice(first, first + second), beside, y);
		setFoot(setting, credit);
		pieces = pieces.slice(first + second);
		if (pieces.length === 0) return;
		canvas.turnPage();
		y = TOP;
	}
}

function setRecord(canvas: Canvas, told: GameRecord): void {
	const inward = Math.round((canvas.width - A4.width) / 2);
	const short = Math.ceil(A4.height - canvas.height);
	const setting: Setting = {
		canvas,
		left: A4.left + inward,
		right: A4.right + inward,
		bottom: A4.bottom - short,
		foot: A4.foot - short
	};
	const { left, right } = setting;
	canvas.turnPage();
	put(canvas, 'H1', [canvas.cut(told.title, TITLE, right - left)], TITLE, { x: left, y: 27 });
	const under = [canvas.cut(told.subtitle, UNDER, right - left)];
	put(canvas, 'P', under, UNDER, { x: left, y: 36, ink: 'ink-2' });
	const figure = setFigure(setting, told.figure, told.key, 43);
	const below = Math.max(figure.below, setEnd(setting, told, figure.right + 9, 43));
	if (told.turns.length > 0) setTurns(setting, told, below + 3);
	else setFoot(setting, told.credit);
}

/** What a record tells comes as unknown: only the kit's own prints put it together. */
export const setBook: SetBook = (canvas, told) => {
	setRecord(canvas, told as GameRecord);
};
