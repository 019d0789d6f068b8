/** §11 A table's story on one page, in the book's hand: its planet, what was told, the end, and who told it. */
import type { Picture } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Letters, Row } from '../../../kit/canvas.ts';
import { lines, type Piece } from '../../../record/stack.ts';
import { sheetAt } from '../../rules/sheets.ts';
import type { TurnEntry } from '../../rules/state.ts';
import { people, peopleTop, setName } from './cover.ts';
import { disc } from './emblems.ts';
import { titleOf, whyWords } from './ending.ts';
import type { Setting } from './grid.ts';
import { QUIET, TOLD_INK } from './inks.ts';
import { planet, PLANTS } from './rings.ts';
import type { Given } from './tale.ts';
import * as type from './type.ts';

/** What the print worker is given: the table, the turns whose sentences stand on the page, and a picture of somebody. */
export interface Page {
	readonly table: Given;
	readonly told: readonly TurnEntry[];
	readonly picture: (Picture & { readonly words: string }) | null;
}

/** Letters for the sentences: the largest in which all of them leave the planet enough room. */
const SIZES: readonly Letters[] = [
	type.TOLD,
	type.sized(type.TOLD, 10.5, 4.8),
	type.sized(type.TOLD, 9, 4)
];
/** Larger ones, where a drawing stands beside the planet and leaves it no room to grow. */
const LARGE = type.sized(type.TOLD, 15, 6.8);
const GAP = 3;
/** What part of the width the planet has beside a drawing. */
const BESIDE = 0.6;
/** The least radius of the planet. */
const LEAST = 26;
/** The largest letters of the world's name. */
const MOST = 60;

/** Draws the page. */
export function onePage(setting: Setting, { told, picture }: Page): void {
	const { canvas, grid, tale } = setting;
	const head = setName(setting, MOST);
	const date = tale.date === '' ? [] : canvas.rows(tale.date, type.TABLE_TOLD, grid.width);
	type.put(setting, 'P', date, type.TABLE_TOLD, { x: grid.left, y: head, ink: QUIET });
	const end = ended(setting);
	const bottom = peopleTop(setting) - 12 - end.height;
	const room = bottom - head - 12;
	const sized = (styles: readonly Letters[]) => styles.map((style) => said(setting, told, style));
	const beside = picture ? sized([LARGE, ...SIZES]) : [];
	const fitting = sized(SIZES);
	const words =
		beside.find(({ height }) => height <= room - grid.width * BESIDE) ??
		fitting.find(({ height }) => height <= room - 2 * LEAST * PLANTS) ??
		fitting.at(-1);
	const foot = bottom - (words?.height ?? 0);
	world(setting, { head: head + 4, foot: foot - 8, picture });
	words?.draw(foot);
	end.draw(bottom);
	people(setting);
	if (!canvas.missing) return;
	const note = [canvas.cut(m.book_missing(), type.SMALL, grid.width)];
	type.put(setting, 'P', note, type.SMALL, { x: grid.left, y: grid.foot, ink: QUIET });
}

/** What was told, each sentence in the colour of who told it; or that nobody has. */
function said(setting: Setting, told: readonly TurnEntry[], style: Letters): Piece {
	const { canvas, grid, tale } = setting;
	const wide = grid.right - grid.story;
	if (told.length === 0) {
		const rows = canvas.rows(m.class_page_sentences_none(), type.BODY_SLANT, wide);
		const place = { x: grid.story, down: 4, below: GAP, ink: QUIET };
		return lines(setting, 'P', [rows, type.BODY_SLANT], place);
	}
	const texts = told.map((turn) => ({
		rows: canvas.even(turn.narration.trim(), style, wide),
		biome: sheetAt(tale.view, turn.seat).biome
	}));
	const heightOf = (rows: readonly Row[]) => Math.max(8, rows.length * style.leading) + GAP;
	const draw = (from: number) => {
		let y = from;
		for (const { rows, biome } of texts) {
			const at = y;
			if (biome) disc(canvas, biome, { x: grid.lane, y: at + 3, r: 3.5 });
			const ink = biome ? TOLD_INK[biome] : 'ink';
			const place = { x: grid.story, y: at + 4.4, ink, width: wide };
			type.put(setting, 'BlockQuote', rows, style, place);
			y += heightOf(rows);
		}
	};
	return { height: texts.reduce((sum, { rows }) => sum + heightOf(rows), 0), draw };
}

/** How it ended and why; that it goes on, where it does. */
function ended(setting: Setting): Piece {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	const wide = grid.right - grid.story;
	const title = result ? titleOf(result) : m.print_not_over();
	const why = result ? canvas.rows(whyWords(setting, result), type.BODY, wide) : [];
	const draw = (y: number) => {
		canvas.bookmark(title, 1, y);
		type.say(setting, 'H2', title, type.HEADING, { x: grid.story, y: y + 6 });
		type.put(setting, 'P', why, type.BODY, { x: grid.story, y: y + 12 });
	};
	return { height: 8 + why.length * type.BODY.leading, draw };
}

interface World {
	readonly head: number;
	readonly foot: number;
	readonly picture: Page['picture'];
}

/** The planet in the middle; where there is a picture, that beside it. */
function world(setting: Setting, { head, foot, picture }: World): void {
	const { canvas, grid, tale } = setting;
	const wide = picture ? grid.width * BESIDE : grid.width;
	const r = Math.min(wide, foot - head) / 2 / PLANTS;
	const middle = { x: grid.left + wide / 2, y: (head + foot) / 2 };
	const reach = r * PLANTS;
	canvas.figure(m.book_planet(), [middle.x - reach, middle.y - reach, 2 * reach, 2 * reach], () => {
		planet(canvas, tale, { middle, r, height: 0.28 });
	});
	if (picture)
		drawing(setting, picture, { left: grid.left + wide + 6, middle: middle.y, most: foot - head });
}

/** What somebody drew or photographed, with its words below. */
function drawing(
	setting: Setting,
	{ src, width, height, words }: NonNullable<Page['picture']>,
	{ left, middle, most }: { left: number; middle: number; most: number }
): void {
	const { canvas, grid } = setting;
	const there = canvas.shows(src);
	const said = there ? words : `${m.picture_printed_gone()} ${words}`.trim();
	const rows = canvas.rows(said, type.SMALL_SLANT, grid.right - left);
	if (!there) {
		const y = middle - (rows.length / 2) * type.SMALL_SLANT.leading;
		type.put(setting, 'P', rows, type.SMALL_SLANT, { x: left, y, ink: QUIET });
		return;
	}
	const room = most - rows.length * type.SMALL_SLANT.leading - 4;
	const scale = Math.min((grid.right - left) / width, room / height);
	const [wide, high] = [width * scale, height * scale];
	const top = middle - (high + rows.length * type.SMALL_SLANT.leading) / 2;
	canvas.figure(
		words || m.picture_printed_alt(),
		[left, top, wide, high],
		() => canvas.picture(src, [left, top, wide, high]),
		() => {
			const place = { x: left, y: top + high + 4.4, ink: QUIET, width: grid.right - left };
			type.put(setting, 'Caption', rows, type.SMALL_SLANT, place);
		}
	);
}
