/** What a board game came to, on a page: its board, who won and why, and everybody in their order. */
import type { Figure } from '../../engine/record.ts';
import type { Letters } from '../kit/canvas.ts';
import type { GameRecord, RecordedSeat } from './gameRecord.ts';
import { letters, named, put } from './lettering.ts';
import { drawn } from './marks.ts';
import { NAME, setFoot, TEXT, type Setting } from './page.ts';

export const HEAD = letters('display', 20, 8);
const WHY = letters('plain', 10, 4.6);
const NOTE = letters('slant', 9, 4);
export const SMALL_HEAD = letters('display', 16, 7);
/** Letters for who it is. */
const NAMES = [NAME, letters('display', 9, 3.8)] as const;
const SEAT = 13;
/** A place's number stands apart from the emblem, which has the seat's. */
const PLACE = 7;
const RANK = letters('display', 16, 6);
/** How large a seat's emblem is, and how many units it is drawn in. */
const EMBLEM = 8.5;
const UNITS = 100;

/** Where a figure is set, and how large it is at most. */
interface Room {
	readonly top: number;
	readonly most: { readonly width: number; readonly height: number };
}

/** The board with its caption; where it ends to the right and below. */
export function setFigure(setting: Setting, figure: Figure, key: string, { top, most }: Room) {
	const { canvas, left, right, small } = setting;
	const scale = Math.min(most.width / figure.width, most.height / figure.height);
	const [width, height] = [figure.width * scale, figure.height * scale];
	const words = key === '' ? `${figure.title}.` : `${figure.title}. ${key}`;
	const rows = canvas.rows(words, NOTE, small ? right - left : width);
	const place = { x: left, y: top + height + 5, ink: 'ink-2' } as const;
	canvas.figure(
		figure.alt,
		[left, top, width, height],
		() => canvas.upright(left + width / 2, () => drawn(canvas, figure.marks, left, top, scale)),
		() => put({ canvas }, 'Caption', rows, NOTE, place)
	);
	return { right: left + width, below: place.y + rows.length * NOTE.leading };
}

/** Who won and why; where it ends below. */
export function setEnd(
	setting: Setting,
	told: GameRecord,
	{ x, top, style }: { readonly x: number; readonly top: number; readonly style: Letters }
): number {
	const { canvas, right } = setting;
	const room = right - x;
	const head = canvas.even(told.head, style, room);
	canvas.bookmark(told.head, 1, top);
	const y = put({ canvas }, 'H2', head, style, { x, y: top + 6 });
	return put({ canvas }, 'P', canvas.rows(told.why, WHY, room), WHY, { x, y: y - 1 }) + 5;
}

/** Everybody in their order, on half a sheet two beside each other and on a page of their own where they do not fit; where it ends below. */
export function setSeats(
	setting: Setting,
	{ seats, credit }: GameRecord,
	x: number,
	top: number
): number {
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
	const sign = place === null ? x : x + PLACE;
	if (place !== null) {
		const row = canvas.rows(String(place), RANK, Infinity);
		put({ canvas }, 'P', row, RANK, { x, y: y + 2.2, ink: 'ink-2' });
	}
	canvas.aside(() => {
		canvas.upright(sign + EMBLEM / 2, () => drawn(canvas, emblem, sign, y - 4, EMBLEM / UNITS));
	});
	const at = { x: sign + 11, y: y + (says === '' ? 1.6 : 0) };
	const name = named(canvas, who, right - at.x, NAMES);
	const more = put({ canvas }, 'P', name.rows, name.style, at) - at.y - name.style.leading;
	if (says !== '') {
		const rows = canvas.rows(says, TEXT, right - at.x);
		put({ canvas }, 'P', rows, TEXT, { x: at.x, y: y + 4.2 + more, ink: 'ink-2' });
		return y + SEAT + more + (rows.length - 1) * TEXT.leading;
	}
	return y + SEAT + more;
}
