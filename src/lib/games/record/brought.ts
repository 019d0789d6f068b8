/** What each has brought to their table, a page for each in the hand of the book: how many of what, their own words, and what is said of them or room to write it. */
import * as m from '../../paraglide/messages.js';
import type { Canvas, Letters } from '../kit/canvas.ts';
import type { ContributionSheet, Part as Said } from '../kit/prints.ts';
import { aboutPart, HEAD, PART } from './about.ts';
import { letters, put } from './lettering.ts';
import { setFoot, settingOf, TEXT, type Setting } from './page.ts';
import { lines, tall, type Part } from './stack.ts';

/** What the print worker is given. */
export interface Brought {
	/** What stands at the foot of every page. */
	readonly title: string;
	/** What is to be said before all sheets. */
	readonly notes: readonly string[];
	readonly sheets: readonly ContributionSheet[];
	/** The lines that points are given for. */
	readonly rubric: readonly string[];
}

/** A name in the largest of these in which it has one line. */
const NAMES = [letters('display', 32, 12), letters('display', 24, 9), letters('display', 17, 7)];
const WHERE = letters('told', 14, 6.4);
const COUNT = letters('display', 20, 7);
const SAID = letters('plain', 10.5, 5);

/** The letters of what was told, and of all else. */
interface Sizes {
	readonly told: Letters;
	readonly said: Letters;
}
/** From large to small: the first in which somebody has a page. */
const SIZES: readonly [Sizes, ...Sizes[]] = [
	{ told: letters('told', 12.5, 5.8), said: SAID },
	{ told: letters('told', 11, 5), said: letters('plain', 9.5, 4.3) },
	{ told: letters('told', 9.5, 4.2), said: letters('plain', 9, 3.9) }
];
/** Where texts begin, right of when each was. */
const INDENT = 22;
/** What stays free below a text, below what is said before all sheets, and between groups. */
const APART = 1.4;
const CLEAR = 4;
const GROUP = 3;
/** How many counts stand beside each other at least. */
const ACROSS = 4;

/** Draws the pages. */
export function setBrought(canvas: Canvas, told: Brought): void {
	const setting = settingOf(canvas);
	canvas.turnPage();
	const below = setNotes(setting, told.notes);
	told.sheets.forEach((sheet, at) => {
		if (at > 0) canvas.turnPage();
		setSheet(setting, told, sheet, at === 0 ? below : 0);
	});
	if (told.sheets.length === 0) setFoot(setting, told.title);
}

/** What is to be said before all sheets; how much it takes. */
function setNotes(setting: Setting, notes: readonly string[]): number {
	const { canvas, left, right, top } = setting;
	let y = top;
	for (const note of notes) {
		const rows = canvas.rows(note, SAID, right - left);
		y = put(setting, 'P', rows, SAID, { x: left, y, ink: 'ink-2' });
	}
	return y === top ? 0 : y - top + CLEAR;
}

/** The pages of somebody, of which the first begins so much lower. */
function setSheet(
	setting: Setting,
	{ title, rubric }: Brought,
	sheet: ContributionSheet,
	low: number
): void {
	const { canvas, top, bottom } = setting;
	let y = heading(setting, sheet, low);
	const said = sheet.pupils.map((pupil) => aboutPart(setting, pupil, rubric));
	const about = tall(said) <= bottom - top ? stayingTogether(said) : said;
	const tried = SIZES.map((sizes) => [...wordsOf(setting, sheet.parts, sizes), ...about]);
	const pieces = tried.find((all) => y + tall(all) <= bottom) ?? tried[0] ?? [];
	for (const { height, heads = 0, draw } of pieces) {
		if (y + height + heads > bottom) {
			setFoot(setting, title);
			canvas.turnPage();
			y = top;
		}
		draw(y);
		y += height;
	}
	setFoot(setting, title);
}

/** Where it has room on one page, what is said of everybody at a seat stands there, so that none has little on it. */
const stayingTogether = (pieces: readonly Part[]): Part[] =>
	pieces.map((piece, at) => ({ ...piece, heads: tall(pieces.slice(at + 1)) }));

/** Who it is, where, and how many of what; returns where that ends. */
function heading(
	setting: Setting,
	{ who, table, game, counts }: ContributionSheet,
	low: number
): number {
	const { canvas, left, right } = setting;
	const wide = right - left;
	const style = NAMES.find((one) => canvas.widthOf(who, one) <= wide) ?? NAMES.at(-1);
	if (!style) return setting.top;
	canvas.bookmark(who, 1, 12);
	const named = put({ canvas }, 'H1', canvas.even(who, style, wide), style, {
		...{ x: left, y: 27 + low }
	});
	const where = canvas.rows(m.class_sheets_where({ table, game }), WHERE, wide);
	const y = put({ canvas }, 'P', where, WHERE, {
		...{ x: left, ink: 'ink-2' },
		y: named - style.leading + 9
	});
	const step = wide / Math.max(ACROSS, counts.length);
	const ends = counts.map(({ label, value }, at) => {
		const x = left + at * step;
		const below = put({ canvas }, 'P', canvas.rows(value, COUNT, step - 3), COUNT, { x, y: y + 5 });
		const rows = canvas.rows(label, TEXT, step - 3);
		return put({ canvas }, 'P', rows, TEXT, { x, y: below - 2, ink: 'ink-2' });
	});
	return Math.max(y, ...ends) + 2;
}

/** All words of somebody, those of a kind below its name; or that there are none yet. */
function wordsOf(setting: Setting, parts: readonly Said[], sizes: Sizes): Part[] {
	if (parts.length === 0) {
		const { canvas, left, right } = setting;
		const rows = canvas.rows(m.class_sheets_no_words(), SAID, right - left);
		const none = lines(setting, 'P', [rows, SAID], { x: left, down: 5, ink: 'ink-2' });
		return [{ ...none, height: HEAD }];
	}
	// what was told first
	const told = parts.toSorted(
		(a, b) => Number(b.told !== undefined) - Number(a.told !== undefined)
	);
	const kinds = [...new Set(told.map(({ under }) => under))];
	return kinds.flatMap((kind) => {
		const texts = parts
			.filter(({ under }) => under === kind)
			.map((one) => text(setting, one, sizes));
		const head = { ...headed(setting, kind), heads: texts[0]?.height ?? 0 };
		return [head, ...texts, { height: GROUP, draw: () => undefined }];
	});
}

/** The name of what follows. */
const headed = (setting: Setting, name: string): Part => ({
	...lines(setting, 'H2', [setting.canvas.rows(name, PART, Infinity), PART], {
		...{ x: setting.left, down: 6 }
	}),
	height: HEAD
});

/** A text, and when it was; what was told in the colour of whom it is told of. */
function text(
	{ canvas, left, right }: Setting,
	{ when, text: words, told }: Said,
	sizes: Sizes
): Part {
	const style = told ? sizes.told : sizes.said;
	const width = right - left - INDENT;
	const rows = canvas.rows(words, style, width);
	const at = canvas.rows(when, TEXT, INDENT - 2);
	const draw = (y: number) => {
		const first = y + style.leading * 0.8;
		put({ canvas }, 'P', at, TEXT, { x: left, y: first, ink: 'ink-2' });
		const place = { x: left + INDENT, y: first, width, ...(told ? { ink: told } : {}) };
		put({ canvas }, told ? 'BlockQuote' : 'P', rows, style, place);
	};
	const height = Math.max(rows.length * style.leading, at.length * TEXT.leading);
	return { height: height + APART, draw };
}
