/** §11 The world's history as a book: its pages in their order. */
import type { Canvas } from '../../../kit/canvas.ts';
import * as m from '../../../../paraglide/messages.js';
import { annals } from './annals/annals.ts';
import { back, hasBack, LEAF, FLIP, flip } from './folded.ts';
import { before } from './before.ts';
import { chronicle } from './chronicle.ts';
import { colophon } from './notes/colophon.ts';
import { cover } from './cover.ts';
import { ending } from './ending.ts';
import { setPage, type Block } from './flow.ts';
import { folio, isRight } from './folio.ts';
import { settingOf, type Setting } from './grid.ts';
import { insidePages } from './inside.ts';
import { onePage, type Page } from './onePage.ts';
import { ALONE, lookingBack } from './lookingBack.ts';
import type { Given } from './tale.ts';

/** More turns than this are told in columns. */
const LONG = 60;

/** Draws all pages of the book. */
export function setHistory(canvas: Canvas, given: Given): void {
	const setting = settingOf(canvas, given);
	const turns = given.view.history.filter(({ kind }) => kind === 'turn').length;
	canvas.turnPage();
	cover(setting);
	for (const draw of insidePages(setting)) leaf(setting, '', draw);
	if (turns > LONG) inColumns(setting, false);
	else inTurns(setting);
	lastPages(setting);
	if (!hasBack(setting)) return;
	while (canvas.pages % LEAF < LEAF - 1) leaf(setting, '', () => undefined);
	canvas.turnPage();
	back(setting);
}

/** Draws the book in brief: its cover, and its turns in columns with how it ended. */
export function setBrief(canvas: Canvas, given: Given): void {
	const setting = settingOf(canvas, given);
	canvas.turnPage();
	cover(setting);
	inColumns(setting, true);
}

/** Draws the page with all of it. */
export function setOnePage(canvas: Canvas, page: Page): void {
	canvas.turnPage();
	onePage(settingOf(canvas, page.table), page);
}

/** Draws the pages of looking back alone. */
export function setTalk(canvas: Canvas, given: Given): void {
	const setting = settingOf(canvas, given);
	for (const draw of lookingBack(setting, ALONE)) leaf(setting, setting.tale.title, draw);
}

/** A page with its number at the outer edge: to the left the world's name, to the right the chapter. */
function leaf(setting: Setting, chapter: string, draw: () => void): void {
	const { canvas } = setting;
	canvas.turnPage();
	draw();
	numbered(setting, chapter);
}

function numbered(setting: Setting, chapter: string): void {
	const { canvas, grid, tale } = setting;
	const right = isRight(setting);
	if (right && grid.small) {
		canvas.aside(() => flip(setting));
		folio(setting, chapter, { x: grid.right - FLIP, right });
	} else folio(setting, right ? chapter : tale.title);
}

function inTurns(setting: Setting): void {
	const { tale } = setting;
	const [ages, rounds] = [chronicle(setting, false), chronicle(setting, true)];
	const peopled = tale.rings.some(({ people }) => people) || tale.view.phase === 'society';
	const between = peopled && tale.rings.some(({ people }) => !people) ? 1 : 0;
	flowed(setting, ages, m.book_ages());
	if (between > 0) leaf(setting, m.book_ages(), () => before(setting));
	flowed(setting, rounds, m.book_rounds());
}

function flowed(setting: Setting, pages: readonly (readonly Block[])[], chapter: string): void {
	for (const page of pages) {
		leaf(setting, chapter, () => {
			setPage(page, setting.grid);
		});
	}
}

/** A long game, or one in brief: its turns without dice and facts. */
function inColumns(setting: Setting, ends: boolean): void {
	for (const { chapter, draw } of annals(setting, ends)) {
		const left = setting.canvas.pages % 2 === 1;
		leaf(setting, chapter, () => draw(left));
	}
}

/** The end and looking back, of a game that has ended; what is true and how the book was made. */
function lastPages(setting: Setting): void {
	const { canvas, tale } = setting;
	const { result } = tale.view;
	if (result) {
		leaf(setting, m.book_end(), () => ending(setting, result));
		for (const draw of lookingBack(setting)) leaf(setting, m.book_end(), draw);
	}
	if (tale.view.history.length === 0) return;
	leaf(setting, '', () => {
		colophon(setting, () => {
			numbered(setting, '');
			canvas.turnPage();
		});
	});
}
