/** §11 The atlas of a class: one sky with all its worlds, two pages for each, and what they have in common. */
import * as m from '../../../../paraglide/messages.js';
import type { Canvas } from '../../../kit/canvas.ts';
import { cover } from '../book/cover.ts';
import { gridOf, settingOf, type Ground } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import { taleOf } from '../book/tale.ts';
import { FOLIO, put, say, SMALL } from '../book/type.ts';
import { settableNames } from '../book/words.ts';
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
	const settings = worlds.map((given) =>
		settingOf(canvas, taleOf({ ...given, names: settableNames(canvas, given.names) }))
	);
	const pageOf = (world: number) => FIRST + world * EACH;
	canvas.turnPage();
	sky({ canvas, grid }, { title, worlds: settings, pageOf });
	for (const setting of settings) {
		leaf(setting, '', () => {
			cover(setting);
		});
		leaf(setting, setting.tale.title, () => {
			toldPage(setting);
		});
	}
	for (const draw of commonPages({ canvas, grid }, settings)) leaf({ canvas, grid }, title, draw);
	if (!canvas.missing) return;
	const note = [canvas.cut(m.book_missing(), SMALL, grid.width)];
	put({ canvas }, 'P', note, SMALL, { x: grid.left, y: grid.bottom + 4, ink: QUIET });
}

/** A page with its number at the outer edge, and beside it what it belongs to. */
function leaf({ canvas, grid }: Ground, name: string, draw: () => void): void {
	canvas.turnPage();
	draw();
	const right = canvas.pages % 2 === 1;
	// a cover has its date where a left page has its number
	const [x, from, align] =
		right || name === '' ? [grid.right, grid.right - 8, 1] : [grid.left, grid.left + 8, 0];
	canvas.aside(() => {
		say({ canvas }, 'P', String(canvas.pages), FOLIO, { x, y: grid.foot, align });
		const row = canvas.cut(name, SMALL, 80);
		put({ canvas }, 'P', [row], SMALL, { x: from, y: grid.foot, ink: QUIET, align });
	});
}
