/** What the tables of a class came to that played the same board game, two to a page. */
import type { Canvas } from '../kit/canvas.ts';
import { setEnd, setFigure, setSeats, SMALL_HEAD } from './board.ts';
import type { GameRecord } from './gameRecord.ts';
import { letters, named, put } from './lettering.ts';
import { setFoot, settingOf, type Setting } from './page.ts';

/** What the print worker is given. */
export interface Ends {
	/** What the game is called, and the class. */
	readonly title: string;
	readonly subtitle: string;
	readonly ends: readonly GameRecord[];
}

const TITLE = letters('display', 32, 12);
const SMALL_TITLE = letters('display', 20, 8);
const UNDER = letters('told', 14, 6.4);
const TABLE = letters('told', 12, 5.2);
/** Where the first one begins on the page with the name of the game. */
const FIRST = 46;
/** More players than this have a page for their board alone. */
const MANY = 5;
/** What a board's caption takes. */
const CAPTION = 16;
const WIDE = 84;
const APART = 8;

/** Draws the pages. */
export function setEnds(canvas: Canvas, { title, subtitle, ends }: Ends): void {
	const setting = settingOf(canvas);
	const { left, right, bottom } = setting;
	canvas.turnPage();
	canvas.bookmark(title, 1, 12);
	const name = named(canvas, title, right - left, [TITLE, SMALL_TITLE]);
	put({ canvas }, 'H1', name.rows, name.style, {
		x: left,
		y: 27 - (name.rows.length - 1) * name.style.leading
	});
	const under = canvas.even(subtitle, UNDER, right - left);
	put({ canvas }, 'P', under, UNDER, { x: left, y: 36, ink: 'ink-2' });
	const each = ends.some(({ seats }) => seats.length > MANY) ? 1 : 2;
	ends.forEach((told, at) => {
		const slot = at % each;
		if (at > 0 && slot === 0) {
			setFoot(setting, told.credit);
			canvas.turnPage();
		}
		const begin = at < each ? FIRST : setting.top;
		const high = (bottom - begin - (each - 1) * APART) / each;
		setOne(setting, told, begin + slot * (high + APART), high);
	});
	const [first] = ends;
	if (first) setFoot(setting, first.credit);
}

/** A table's board, with its name, who won and why, and everybody. */
function setOne(setting: Setting, told: GameRecord, top: number, high: number): void {
	const { canvas, right } = setting;
	canvas.inside('Sect', () => {
		const most = { width: WIDE, height: high - CAPTION };
		const figure = setFigure(setting, told.figure, told.key, { top, most });
		const x = figure.right + 9;
		const table = canvas.even(told.subtitle, TABLE, right - x);
		const y = put({ canvas }, 'P', table, TABLE, { x, y: top + 4, ink: 'ink-2' });
		setSeats(setting, told, x, setEnd(setting, told, { x, top: y, style: SMALL_HEAD }));
	});
}
