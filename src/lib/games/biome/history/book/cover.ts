/** The cover: the world's name, the world itself, a sentence that was told, and who told it. */
import * as m from '../../../../paraglide/messages.js';
import type { Box, Row } from '../../../kit/canvas.ts';
import type { Biome } from '../../rules/state.ts';
import { biomeName } from '../../words/terms.ts';
import { disc } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, QUIET } from './inks.ts';
import { stage, stageInWords, type Stage } from '../poster/stage.ts';
import { subtitleOf } from '../poster/subtitle.ts';
import {
	CHAPTER,
	fitting,
	list,
	NAME,
	put,
	QUOTED,
	say,
	sized,
	SMALL,
	TABLE_TOLD
} from './type.ts';
import { nameOf, placeName } from './words.ts';

/** The sizes that the name is tried in, in points; where none fits, it takes two lines of the last. */
const SIZES = [84, 76, 68, 60, 54, 48, 43, 38] as const;
const SMALLEST = 38;
/** Of a date. */
const DATED = sized(TABLE_TOLD, 11);
/** For a name that is too long for two lines of those, and for one of many lines. */
const LONG = { whole: sized(CHAPTER, 28, 10.4), half: sized(CHAPTER, 23, 8.6) };
const LONGEST = { whole: sized(CHAPTER, 20, 8), half: sized(CHAPTER, 16, 6.4) };

export function cover(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const below = setName(setting);
	const under = canvas.even(subtitleOf(tale), TABLE_TOLD, grid.width);
	put(setting, 'P', under, TABLE_TOLD, { x: grid.left, y: below, ink: QUIET });
	const last = below + (under.length - 1) * TABLE_TOLD.leading;
	const box = worldBox(setting, last);
	canvas.figure(stageInWords(tale), box, () => {
		stage(setting, box, grid.small ? SMALL_WORLD : WORLD);
	});
	quote(setting);
	people(setting);
	if (tale.date !== '') {
		const text = m.book_told_on({ date: tale.date });
		say(setting, 'P', text, DATED, { x: grid.left, y: grid.foot, ink: QUIET });
	}
}

/** The world without names, so that it is calm at the size of a stamp. */
const WORLD: Stage = { units: 760, piece: 150, letters: [20], bare: true };
const SMALL_WORLD: Stage = { ...WORLD, piece: 120 };
/** What the sentence on half a sheet takes, with the space above it. */
const SAID = 20;

/** However long the names of its players are, so much of it is seen. */
const LEAST_WORLD = 12;

/** Where the world stands; on half a sheet it has what room is left. */
function worldBox(setting: Setting, below: number): Box {
	const { grid, tale } = setting;
	const said = tale.cover === '' ? 3 : SAID;
	const foot = grid.small
		? peopleTop(setting) - 10 - said
		: 236 - grid.short - peopleExtra(setting);
	const top = below + (grid.small ? 5 : 9);
	return [grid.left, top, grid.width, Math.max(LEAST_WORLD, foot - top)];
}

/** Letters that hang below their line, and how far, in millimetres for each point of their size. */
const HANGING = [
	{ letters: /\p{Script=Arabic}/u, by: 0.075 },
	{ letters: /[gjpqy]/u, by: 0.045 }
];

/** The world's name, as large as it fits and no larger than that; returns where the line below it stands. */
export function setName(setting: Setting, most: number = SIZES[0]): number {
	const { canvas, grid, tale } = setting;
	const text = tale.title.trim();
	const wide = (size: number) => canvas.widthOf(text, sized(CHAPTER, size)) <= grid.width;
	const size = SIZES.find((one) => one <= most && wide(one)) ?? SMALLEST;
	const large = sized(CHAPTER, size, size * 0.36);
	const of = grid.small ? 'half' : 'whole';
	const { style } = fitting(setting, text, grid.width, [
		{ style: large, most: 2 },
		{ style: LONG[of], most: 2 },
		{ style: LONGEST[of], most: Infinity }
	]);
	const rows = canvas.even(text, style, grid.width);
	const one = grid.small ? 12.4 + style.size * 0.26 : 35;
	const top = rows.length > 1 ? Math.min(one, grid.small ? 22 : 26) : one;
	canvas.bookmark(text, 1, 12);
	put(setting, 'H1', rows, style, { x: grid.left - 0.6, y: top, width: grid.width });
	const hanging = style.size * (HANGING.find(({ letters }) => letters.test(text))?.by ?? 0);
	return top + (rows.length - 1) * style.leading + 9.5 + hanging;
}

/** Letters for the sentence, with the width of its lines: one that is too long for the first takes smaller ones. */
const QUOTES = [
	{ style: QUOTED, width: 150 },
	{ style: sized(QUOTED, 13, 5.6), width: 150 },
	{ style: sized(QUOTED, 11, 4.8), width: 178 },
	{ style: sized(QUOTED, 9.5, 4), width: 178 }
];

/** What was told, and where it has several sentences the first ones alone: from most to fewest. */
export function wholeFirst(told: string): string[] {
	const ends = Array.from(told.matchAll(/[.!?…。।](?=\s|$)/gu), ({ index }) => index + 1);
	const begun = ends.map((end) => told.slice(0, end));
	return [...new Set([told, ...begun.toReversed()])];
}

/** The sentence between the picture and who told it; none is cut. */
export function quote(setting: Setting): void {
	const { tale } = setting;
	if (tale.cover === '') return;
	wholeFirst(tale.cover.trim()).some((text) => quoted(setting, m.book_quote({ text })));
}

/** Sets a sentence as large as there is room for it; false where there is none. */
function quoted(setting: Setting, text: string): boolean {
	const { canvas, grid } = setting;
	const lowest = peopleTop(setting) - 11.5;
	for (const { style, width } of QUOTES) {
		const rows = canvas.even(text, style, Math.min(width, grid.width));
		const high = (rows.length - 1) * style.leading;
		const up = grid.short + peopleExtra(setting);
		const middle = grid.small ? lowest - 4 : 249.5 - up;
		const y = Math.min(middle - high / 2, lowest - high);
		if (y < (grid.small ? lowest - SAID + 7 : 240 - up)) continue;
		const x = (grid.left + grid.right) / 2;
		put(setting, 'BlockQuote', rows, style, { x, y, align: 0.5 });
		return true;
	}
	return false;
}

/** What stands left of a name and right of it, clear of the next emblem. */
const BESIDE = 13.2;
/** How many stand in one row. */
const rowOf = ({ grid }: Setting): number => (grid.small ? 3 : 5);
const ROW_STEP = 10.6;
const rowsOf = (setting: Setting): number =>
	setting.grid.small
		? Math.ceil(setting.tale.seats.length / rowOf(setting))
		: Math.min(2, Math.ceil(setting.tale.seats.length / rowOf(setting)));

/** How many lines of a name each row has room for where it usually stands: above another one, one. */
const linesIn = (setting: Setting): number =>
	rowsOf(setting) > 1 ? 1 : setting.grid.small ? 2 : 3;

/** What everybody's names need beside that, row by row: no name is cut. */
function extras(setting: Setting): number[] {
	const least = linesIn(setting);
	return placesOf(setting).map((row) => {
		const most = Math.max(0, ...row.map(({ below }) => below.length));
		return Math.max(0, most - least) * SMALL.leading;
	});
}
/** How much higher than usual the first row stands. */
export const peopleExtra = (setting: Setting): number =>
	extras(setting).reduce((sum, one) => sum + one, 0);

/** Where the first row of them stands. */
export function peopleTop(setting: Setting): number {
	const { grid } = setting;
	const rows = rowsOf(setting);
	const usual = grid.small
		? grid.bottom - 4 - (rows - 1) * ROW_STEP
		: (rows > 1 ? 264 : 268) - grid.short;
	return usual - peopleExtra(setting);
}

/** Everybody in a row or two, with their biomes. */
export function people(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	if (tale.seats.length === 0) return;
	const first = peopleTop(setting);
	canvas.shape(`M${grid.left} ${first - 7.5}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	const more = extras(setting);
	const places = placesOf(setting).flatMap((row, at) => {
		const above = more.slice(0, at).reduce((sum, one) => sum + one + ROW_STEP, 0);
		return row.map((place) => ({ ...place, y: first + above }));
	});
	list(setting, places, (place) => person(setting, place));
}

/** Where somebody stands in a row, and what is said below their biome. */
interface Place {
	readonly index: number;
	readonly x: number;
	readonly width: number;
	readonly below: readonly Row[];
}

/** The places of everybody, row by row: as wide as each other, but where a biome's name needs more. */
function placesOf(setting: Setting): Place[][] {
	const { canvas, grid, tale } = setting;
	const across = Math.ceil(tale.seats.length / rowsOf(setting));
	return Array.from({ length: rowsOf(setting) }, (_, row) => {
		const own = tale.biomes.slice(row * across, (row + 1) * across);
		let x = grid.left;
		return widthsOf(setting, own, across).map((wide, column) => {
			const index = row * across + column;
			const [width, text] = [wide - BESIDE, belowOf(setting, index)];
			const below = text === '' ? [] : canvas.rows(text, SMALL, width);
			const place = { index, x, width, below };
			x += wide;
			return place;
		});
	});
}

/** How wide each place of a row is. */
function widthsOf({ canvas, grid }: Setting, biomes: readonly Biome[], across: number): number[] {
	const even = grid.width / across;
	const needs = biomes.map((biome) => BESIDE + canvas.widthOf(biomeName(biome), NAME));
	const wider = needs.filter((need) => need > even);
	const room = grid.width - (across - biomes.length) * even;
	const rest = (room - wider.reduce((sum, need) => sum + need, 0)) / (needs.length - wider.length);
	const fits = needs.every((need) => need > even || need <= rest);
	return needs.map((need) => (fits ? (need > even ? need : rest) : even));
}

/** Who plays a biome; without names, its society, or which part it is where there are two. */
function belowOf({ tale }: Setting, index: number): string {
	const [seat = 0] = tale.seats.slice(index);
	const { society = '', facet = '', biome } = tale.view.sheets[seat] ?? {};
	const twin = !biome || placeName(tale, seat) === biomeName(biome) ? '' : facet;
	return [nameOf(tale, seat), society, twin].find((text) => text !== '') ?? '';
}

/** Letters for a biome beside its emblem: smaller ones where it would reach the next. */
const NAMES = [NAME, sized(NAME, 9)];

/** A biome and what is said of it. */
function person(
	setting: Setting,
	{ index, x, y, width, below }: Place & { readonly y: number }
): void {
	const { canvas, tale } = setting;
	const biome = tale.biomes[index];
	if (!biome) return;
	disc(canvas, biome, { x: x + 4, y, r: 4 });
	const name = biomeName(biome);
	const style = NAMES.find((one) => canvas.widthOf(name, one) <= width) ?? NAME;
	put(setting, 'P', [canvas.cut(name, style, width)], style, { x: x + 9.6, y: y - 0.6 });
	put(setting, 'P', below, SMALL, { x: x + 9.6, y: y + 3.6 });
}
