/** §10 A turn of phase 2 at a glance, on the last third of a leaf: folded up, it stands beside the dice. */
import * as m from '../../../../paraglide/messages.js';
import type { Row } from '../../../kit/canvas.ts';
import { die } from '../book/emblems.ts';
import type { Ground } from '../book/grid.ts';
import { QUIET, RULE } from '../book/inks.ts';
import * as type from '../book/type.ts';

const TITLE = type.sized(type.HEADING, 13);
/** How far down A4 the fold is, where the guide needs no more than what is left below. */
const FOLD = 201;

/** How far down the fold is: in a language of long sentences it lies higher, so that all of the guide stands below it. */
export const foldOf = (setting: Ground): number =>
	Math.min(
		FOLD - setting.grid.short,
		setting.grid.foot - 1 - Math.max(stepsEnd(setting), passesEnd(setting))
	);

export function guide(setting: Ground): void {
	const { canvas, grid } = setting;
	const fold = foldOf(setting);
	canvas.aside(() => {
		const d = `M${grid.left - 4} ${fold}H${grid.right + 4}`;
		canvas.shape(d, { stroke: QUIET, width: 0.3, dash: [1.2, 1.6] });
		const rows = canvas.rows(m.leaf_fold(), type.SMALL_SLANT, Infinity);
		const x = (grid.left + grid.right) / 2;
		type.draw(setting, rows, type.SMALL_SLANT, { x, y: fold - 1.6, ink: QUIET, align: 0.5 });
	});
	steps(setting, fold);
	passes(setting, fold);
}

const stepsOf = (): readonly (readonly [string, string])[] => [
	[m.leaf_step_1(), m.leaf_step_1_text()],
	[m.leaf_step_2(), m.leaf_step_2_text()],
	[m.leaf_step_3(), m.leaf_step_3_text()],
	[m.leaf_step_4(), m.leaf_step_4_text()],
	[m.leaf_step_5(), m.leaf_step_5_text()],
	[m.leaf_step_6(), m.leaf_step_6_text()],
	[m.leaf_step_7(), m.leaf_step_7_text()]
];

/** Below the fold: where the first step stands, and the head of the table. */
const FIRST = 15.6;
/** Between two steps. */
const APART = 1.5;
/** Where the names of steps begin, from the left; and how wide they are at least, with the space behind them. */
const NAMES = { x: 5, width: 19 };
/** Where the table of hits begins, from the right; and the space before it. */
const TABLE = 82;
const BEFORE = 8;

/** Where the steps' sentences begin, from the left, and how wide they are. */
function sentences({ canvas, grid }: Ground): { readonly x: number; readonly width: number } {
	const names = stepsOf().map(([name]) => canvas.widthOf(name, type.SMALL_BOLD) + 2);
	const x = NAMES.x + Math.max(NAMES.width, ...names);
	return { x, width: Math.min(64, grid.right - TABLE - BEFORE - grid.left - x) };
}

/** How far below the fold the last line of the steps stands. */
function stepsEnd(setting: Ground): number {
	const { width } = sentences(setting);
	const rows = stepsOf().map(([, text]) => setting.canvas.rows(text, type.SMALL, width).length);
	const lines = rows.reduce((sum, count) => sum + Math.max(1, count), 0);
	return FIRST + (lines - 1) * type.SMALL.leading + (rows.length - 1) * APART;
}

function steps(setting: Ground, fold: number): void {
	const { canvas, grid } = setting;
	type.say(setting, 'H2', m.leaf_guide(), TITLE, { x: grid.left, y: fold + 9 });
	const { x, width } = sentences(setting);
	let y = fold + FIRST;
	stepsOf().forEach(([name, text], index) => {
		const rows = canvas.rows(text, type.SMALL, width);
		canvas.tag('P', () => {
			const number = canvas.rows(String(index + 1), type.NAME, Infinity);
			type.draw(setting, number, type.NAME, { x: grid.left, y });
			type.draw(setting, canvas.rows(name, type.SMALL_BOLD, Infinity), type.SMALL_BOLD, {
				x: grid.left + NAMES.x,
				y
			});
			type.draw(setting, rows, type.SMALL, { x: grid.left + x, y });
		});
		y += Math.max(1, rows.length) * type.SMALL.leading + APART;
	});
}

/** Where the columns begin, from the left edge of the table, and how wide they are. */
const COLUMNS = [
	[13, 23.5],
	[38, 23.5],
	[63, 19]
] as const;

const outcomes = (): readonly (readonly string[])[] => [
	['0', m.leaf_0_own(), m.leaf_0_borrowed(), m.leaf_0_lent()],
	['1', m.leaf_1_own(), m.leaf_1_borrowed(), m.leaf_stays()],
	['2–3', m.leaf_2_own(), m.leaf_2_borrowed(), m.leaf_stays()],
	['4+', m.leaf_4_own(), m.leaf_2_borrowed(), m.leaf_4_lent()]
];

/** From the last line of the table's heads to its first row, and from its last row to what follows. */
const [OUTCOMES, AFTER] = [6, 2.4];

const heads = (): readonly string[] => ['', m.leaf_own(), m.leaf_borrowed(), m.leaf_lent()];

/** How far below the fold the last line of the heads stands. */
const headsEnd = (setting: Ground): number =>
	FIRST + (linesOf(textsOf(setting, heads(), type.SMALL_BOLD)) - 1) * type.SMALL.leading;

/** How far below the fold the last line beside the steps stands. */
function passesEnd(setting: Ground): number {
	const { canvas } = setting;
	const table = outcomes().reduce((sum, cells) => sum + heightOf(textsOf(setting, cells)), 0);
	const end = canvas.rows(m.leaf_guide_end(), type.SMALL_BOLD, TABLE).length;
	const note = canvas.rows(m.leaf_guide_note(), type.SMALL_SLANT, TABLE).length;
	return headsEnd(setting) + OUTCOMES + table + AFTER + (end + note - 1) * type.SMALL.leading + 0.6;
}

function passes(setting: Ground, fold: number): void {
	const { canvas, grid } = setting;
	const left = grid.right - TABLE;
	type.say(setting, 'H2', m.leaf_passes(), TITLE, { x: left, y: fold + 9 });
	canvas.aside(() => {
		die(canvas, 5, left + 2.4, fold + 14.4, 4.2);
		die(canvas, 6, left + 7.4, fold + 14.4, 4.2);
	});
	let y = fold + FIRST;
	canvas.inside('Table', () => {
		line(setting, { left, y, cells: heads(), head: true });
		y = fold + headsEnd(setting);
		rule(setting, left, y + 1.8, 0.3);
		y += OUTCOMES;
		for (const cells of outcomes()) {
			y += line(setting, { left, y, cells, head: false });
			rule(setting, left, y - 3.6, 0.15);
		}
	});
	const rows = canvas.rows(m.leaf_guide_end(), type.SMALL_BOLD, TABLE);
	type.put(setting, 'P', rows, type.SMALL_BOLD, { x: left, y: y + AFTER });
	const below = y + AFTER + rows.length * type.SMALL_BOLD.leading + 0.6;
	const note = canvas.rows(m.leaf_guide_note(), type.SMALL_SLANT, TABLE);
	type.put(setting, 'P', note, type.SMALL_SLANT, { x: left, y: below, ink: QUIET });
}

interface Line {
	readonly left: number;
	readonly y: number;
	/** The first names the row. */
	readonly cells: readonly string[];
	readonly head: boolean;
}

/** A row of the table; returns its height. */
function line(setting: Ground, { left, y, cells, head }: Line): number {
	const { canvas } = setting;
	const [name = ''] = cells;
	const style = head ? type.SMALL_BOLD : type.SMALL;
	const texts = textsOf(setting, cells, style);
	canvas.inside('TR', () => {
		type.say(setting, head ? 'TH' : 'TD', name, type.sized(type.NAME, 11), { x: left + 1, y });
		texts.forEach((rows, index) => {
			type.put(setting, head ? 'TH' : 'TD', rows, style, {
				x: left + (COLUMNS[index]?.[0] ?? 0),
				y
			});
		});
	});
	return heightOf(texts);
}

/** The cells of a row after the one that names it. */
const textsOf = ({ canvas }: Ground, [, ...others]: readonly string[], style = type.SMALL) =>
	others.map((text, index) => canvas.rows(text, style, COLUMNS[index]?.[1] ?? 0));

type Texts = readonly (readonly Row[])[];
const linesOf = (texts: Texts): number => Math.max(...texts.map(({ length }) => length));
const heightOf = (texts: Texts): number => linesOf(texts) * type.SMALL.leading + 1.6;

function rule({ canvas, grid }: Ground, left: number, y: number, width: number): void {
	canvas.shape(`M${left} ${y}H${grid.right}`, { stroke: RULE, width });
}
