/** §11 The poster: the world as a paper theatre with every name, what was told, and who told it. */
import * as m from '../../../../paraglide/messages.js';
import type { Canvas } from '../../../kit/canvas.ts';
import { people, peopleExtra, quote, setName } from '../book/cover.ts';
import { subtitleOf } from './subtitle.ts';
import { gridOf, settingOf, type Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import { stage, stageInWords, type Stage } from './stage.ts';
import type { Given } from '../book/tale.ts';
import * as type from '../book/type.ts';
import { DAY } from '../../world/palette.ts';

/** It is laid out on A3, in millimetres, and grows with its paper. */
const A3 = { width: 297, height: 420 };
/** Of the picture: clear of what printers leave white, above the sentence that was told. */
const FRAME = { left: 8, right: 289, top: 8, foot: 357 };
/** What is written keeps further from the edge. */
const EDGE = 18;
/** Of the world's name, in points. */
const LARGEST = 76;
/** With letters of 17 units a number of two signs has 9 points. */
const STAGE: Stage = { units: 1200, piece: 160, letters: [27, 24, 21, 19, 17], whole: true };

/** Draws the poster. */
export function setPoster(canvas: Canvas, given: Given): void {
	const right = A3.width - EDGE;
	const grid = { ...gridOf(A3), left: EDGE, right, width: right - EDGE };
	const setting: Setting = { ...settingOf(canvas, given), grid };
	const scale = Math.min(canvas.width / A3.width, canvas.height / A3.height);
	const grown = (draw: () => void) => canvas.placed(0, 0, { scale }, draw);
	const { left } = FRAME;
	const foot = FRAME.foot - peopleExtra(setting);
	const width = FRAME.right - left;
	canvas.turnPage();
	let top = 0;
	grown(() => {
		top = heading(setting);
	});
	const box = [left, top, width, foot - top].map((side) => side * scale);
	const [x = 0, y = 0, wide = 0, high = 0] = box;
	canvas.figure(stageInWords(setting.tale), [x, y, wide, high], () => {
		grown(() => stage(setting, [left, top, width, foot - top], STAGE));
	});
	grown(() => {
		quote(setting);
		people(setting);
		made(setting);
	});
}

/** The world's name on the sky above everything; returns where the picture begins. */
function heading(setting: Setting): number {
	const { canvas, tale, grid } = setting;
	const { left, right, top, foot } = FRAME;
	// as far down as no name reaches: the picture lies over the rest of it
	canvas.shape(`M${left} ${top}H${right}V${foot / 2}H${left}Z`, { fill: DAY.sky });
	const below = setName(setting, LARGEST);
	const under = canvas.even(subtitleOf(tale), type.TABLE_TOLD, grid.width);
	type.put(setting, 'P', under, type.TABLE_TOLD, { x: grid.left, y: below, ink: QUIET });
	return below + (under.length - 1) * type.TABLE_TOLD.leading + 6;
}

/** When it was told, how it was made, and where letters are missing that they are. */
function made(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const told = tale.date === '' ? [] : [m.book_told_on({ date: tale.date })];
	const missing = canvas.missing ? [m.book_missing()] : [];
	const words = [...told, m.book_made(), ...missing].join(' · ');
	const row = canvas.cut(words, type.SMALL, grid.width);
	type.put(setting, 'P', [row], type.SMALL, { x: grid.left, y: grid.foot, ink: QUIET });
}
