/** The pages that games share: what each has brought, and of a board game's record the board and who won, what it came to, small boards of how it went, the turns in two columns. */
import type { Canvas, SetBook } from '../kit/canvas.ts';
import { HEAD, setEnd, setFigure, setSeats, SMALL_HEAD } from './board.ts';
import { setBrought, type Brought } from './brought.ts';
import { setEnds, type Ends } from './ends.ts';
import type { GameRecord } from './gameRecord.ts';
import { letters, named, put } from './lettering.ts';
import { setFoot, settingOf, type Setting } from './page.ts';
import { setResult, setSnapshots } from './pictures.ts';
import { setTurns } from './turns.ts';

const TITLE = letters('display', 32, 12);
const UNDER = [letters('told', 14, 6.4), letters('told', 11, 5), letters('told', 9, 4)] as const;
const SMALL_TITLE = letters('display', 22, 9);
/** How large the board is at most; on half a sheet it is as wide as the page. */
const MOST = { width: 104, height: 118 };
const SMALL_MOST = 96;

/** What is played and at which table, no name cut; where its last line stands. */
function setHeading({ canvas, left, right, small }: Setting, told: GameRecord): number {
	const wide = right - left;
	const title = named(canvas, told.title, wide, small ? [SMALL_TITLE] : [TITLE, SMALL_TITLE]);
	const above = put({ canvas }, 'H1', title.rows, title.style, { x: left, y: small ? 21 : 27 });
	const under = named(canvas, told.subtitle, wide, UNDER);
	const y = above - title.style.leading + (small ? 7 : 9);
	const end = put({ canvas }, 'P', under.rows, under.style, { x: left, y, ink: 'ink-2' });
	return end - under.style.leading;
}

function setRecord(canvas: Canvas, told: GameRecord): void {
	const setting = settingOf(canvas);
	const { left, right, small } = setting;
	canvas.turnPage();
	const y = setHeading(setting, told);
	const most = small ? { width: right - left, height: SMALL_MOST } : MOST;
	const room = { top: y + (small ? 5 : 7), most };
	const figure = setFigure(setting, told.figure, told.key, room);
	const [x, top] = small ? [left, figure.below] : [figure.right + 9, y + 7];
	const won = setEnd(setting, told, { x, top, style: small ? SMALL_HEAD : HEAD });
	const end = setSeats(setting, told, x, won);
	const last = canvas.pages - 1 + (small ? PAGES.half : PAGES.whole);
	const below = setResult(setting, told, small ? end : Math.max(figure.below, end));
	const next = setSnapshots(setting, told, below);
	if (told.turns.length === 0) setFoot(setting, told.credit);
	else if (next + FIRST_TURNS <= setting.bottom) {
		setTurns(setting, told, next + 3, last - canvas.pages + 1);
	} else {
		setFoot(setting, told.credit);
		canvas.turnPage();
		setTurns(setting, told, setting.top, last - canvas.pages + 1);
	}
}

/** How many pages a record has at most, of whole sheets and of half ones. */
const PAGES = { whole: 4, half: 12 };
/** What the heading of the turns and the longest first one take. */
const FIRST_TURNS = 48;

/** What a record tells comes as unknown: only the kit's own prints put it together. */
export const setBook: SetBook = (canvas, told) => {
	const given = told as GameRecord | Ends | { readonly brought: Brought };
	if ('brought' in given) setBrought(canvas, given.brought);
	else if ('ends' in given) setEnds(canvas, given);
	else setRecord(canvas, given);
};
