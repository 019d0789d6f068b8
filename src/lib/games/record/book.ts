/** The pages of a board game's record: the board and who won above, the turns in two columns below. */
import type { Figure } from '../../engine/record.ts';
import type { Canvas, SetBook } from '../kit/canvas.ts';
import type { GameRecord, RecordedSeat } from './gameRecord.ts';
import { letters, put } from './lettering.ts';
import { drawn } from './marks.ts';
import { NAME, setFoot, settingOf, TEXT, type Setting } from './page.ts';
import { setTurns } from './turns.ts';

const TITLE = letters('display', 32, 12);
const UNDER = letters('told', 14, 6.4);
const HEAD = letters('display', 20, 8);
const WHY = letters('plain', 10, 4.6);
const NOTE = letters('slant', 9, 4);
const SMALL_TITLE = letters('display', 22, 9);
const SMALL_HEAD = letters('display', 16, 7);
/** How large the board is at most; on half a sheet it is as wide as the page. */
const MOST = { width: 104, height: 118 };
const SMALL_MOST = 96;
const SEAT = 13;
/** How large a seat's emblem is, and how many units it is drawn in. */
const EMBLEM = 8.5;
const UNITS = 100;

/** The board with its caption; where it ends to the right and below. */
function setFigure(setting: Setting, figure: Figure, key: string, top: number) {
	const { canvas, left, right, small } = setting;
	const most = small ? { width: right - left, height: SMALL_MOST } : MOST;
	const scale = Math.min(most.width / figure.width, most.height / figure.height);
	const [width, height] = [figure.width * scale, figure.height * scale];
	const words = key === '' ? `${figure.title}.` : `${figure.title}. ${key}`;
	const rows = canvas.rows(words, NOTE, small ? right - left : width);
	const place = { x: left, y: top + height + 5, ink: 'ink-2' } as const;
	canvas.figure(
		figure.alt,
		[left, top, width, height],
		() => {
			canvas.upright(left + width / 2, () => {
				drawn(canvas, figure.marks, left, top, scale);
			});
		},
		() => {
			put(canvas, 'Caption', rows, NOTE, place);
		}
	);
	return { right: left + width, below: place.y + rows.length * NOTE.leading };
}

/** Who won and why; where it ends below. */
function setEnd(setting: Setting, told: GameRecord, x: number, top: number): number {
	const { canvas, right, small } = setting;
	const room = right - x;
	const style = small ? SMALL_HEAD : HEAD;
	const head = canvas.even(told.head, style, room);
	canvas.bookmark(told.head, 1, top);
	const y = put(canvas, 'H2', head, style, { x, y: top + 6 });
	return put(canvas, 'P', canvas.rows(told.why, WHY, room), WHY, { x, y: y - 1 }) + 5;
}

/** Everybody in their order, on half a sheet two beside each other and on a page of their own where they do not fit; where it ends below. */
function setSeats(setting: Setting, { seats, credit }: GameRecord, x: number, top: number): number {
	const { canvas, right, small, bottom } = setting;
	const columns = small ? 2 : 1;
	const wide = (right - x) / columns;
	let y = top;
	if (small && top + Math.ceil(seats.length / columns) * SEAT > bottom) {
		setFoot(setting, credit);
		canvas.turnPage();
		y = setting.top;
	}
	for (let first = 0; first < seats.length; first += columns) {
		const ends = seats.slice(first, first + columns).map((seat, column) => {
			const from = x + column * wide;
			return setSeat({ ...setting, right: from + wide - (columns - 1) * 3 }, seat, from, y);
		});
		y = Math.max(y, ...ends);
	}
	return y;
}

function setSeat(setting: Setting, seat: RecordedSeat, x: number, y: number): number {
	const { canvas, right } = setting;
	const { place, who, says, emblem } = seat;
	canvas.aside(() => {
		canvas.upright(x + EMBLEM / 2, () => {
			drawn(canvas, emblem, x, y - 4, EMBLEM / UNITS);
		});
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

function setRecord(canvas: Canvas, told: GameRecord): void {
	const setting = settingOf(canvas);
	const { left, right, small } = setting;
	canvas.turnPage();
	const [title, head] = small ? [SMALL_TITLE, 21] : [TITLE, 27];
	put(canvas, 'H1', [canvas.cut(told.title, title, right - left)], title, { x: left, y: head });
	const under = [canvas.cut(told.subtitle, UNDER, right - left)];
	const y = head + (small ? 7 : 9);
	put(canvas, 'P', under, UNDER, { x: left, y, ink: 'ink-2' });
	const figure = setFigure(setting, told.figure, told.key, y + (small ? 5 : 7));
	const [x, top] = small ? [left, figure.below] : [figure.right + 9, y + 7];
	const end = setSeats(setting, told, x, setEnd(setting, told, x, top));
	const below = small ? end : Math.max(figure.below, end);
	if (told.turns.length === 0) setFoot(setting, told.credit);
	else if (below + FIRST_TURNS <= setting.bottom) setTurns(setting, told, below + 3);
	else {
		setFoot(setting, told.credit);
		canvas.turnPage();
		setTurns(setting, told, setting.top);
	}
}

/** What the heading of the turns and the first of them take. */
const FIRST_TURNS = 30;

/** What a record tells comes as unknown: only the kit's own prints put it together. */
export const setBook: SetBook = (canvas, told) => {
	setRecord(canvas, told as GameRecord);
};
