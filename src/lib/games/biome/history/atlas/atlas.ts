/** §11 The atlas of a class: one sky with all its worlds, two pages for each, and what they have in common. */
import * as m from '../../../../paraglide/messages.js';
import type { Canvas } from '../../../kit/canvas.ts';
import { cover } from '../book/cover.ts';
import { folio } from '../book/folio.ts';
import { gridOf, settingOf, type Ground, type Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import type { Given } from '../book/tale.ts';
import { put, SMALL } from '../book/type.ts';
import { commonPages } from './common.ts';
import type { Atlas } from './given.ts';
import { sky } from './sky.ts';
import { toldPage } from './world.ts';

/** The page on which the first world begins, a left one, and how many each has. */
const FIRST = 2;
const EACH = 2;

/** Draws all pages of the atlas. */
export function setAtlas(canvas: Canvas, { title, worlds }: Atlas): void {
	const grid = gridOf(canvas);
	const settings = worlds.map((given) => settingOf(canvas, given));
	const pageOf = (world: number) => FIRST + world * EACH;
	canvas.turnPage();
	sky({ canvas, grid }, { title, worlds: settings, pageOf });
	for (const setting of settings) twoPages(setting);
	for (const draw of commonPages({ canvas, grid }, settings)) leaf({ canvas, grid }, title, draw);
	if (!canvas.missing) return;
	const note = [canvas.cut(m.book_missing(), SMALL, grid.width)];
	put({ canvas }, 'P', note, SMALL, { x: grid.left, y: grid.bottom + 4, ink: QUIET });
}

/** Draws one world alone, on its two pages. */
export function setWorld(canvas: Canvas, given: Given): void {
	twoPages(settingOf(canvas, given));
}

/** A world: its cover, and beside it what is told there. */
function twoPages(setting: Setting): void {
	leaf(setting, '', () => cover(setting));
	leaf(setting, setting.tale.title, () => toldPage(setting));
}

/** A page with its number at the outer edge, and beside it what it belongs to. */
function leaf({ canvas, grid }: Ground, name: string, draw: () => void): void {
	canvas.turnPage();
	draw();
	// a cover has its date where a left page has its number
	const edge = name === '' ? { x: grid.right, right: true } : undefined;
	folio({ canvas, grid }, name, edge);
}
