/** The cover of an atlas: all worlds of a class as planets in one sky, as large as what is left in them. */
import * as m from '../../../../paraglide/messages.js';
import type { Row } from '../../../kit/canvas.ts';
import { wholeFirst } from '../book/cover.ts';
import type { Ground, Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import { planet, PLANTS, type Middle } from '../book/rings.ts';
import type { Tale } from '../book/tale.ts';
import * as type from '../book/type.ts';

interface Sky {
	/** What the class is called. */
	readonly title: string;
	readonly worlds: readonly Setting[];
	/** On which page each of them begins. */
	readonly pageOf: (world: number) => number;
}

/** How many planets stand beside each other, where there are at least so many. */
const ACROSS = [
	{ worlds: 24, across: 5 },
	{ worlds: 13, across: 4 },
	{ worlds: 7, across: 3 },
	{ worlds: 3, across: 2 },
	{ worlds: 0, across: 1 }
] as const;
/** From so many beside each other on a world's name has one line. */
const CLOSE = 4;
/** How much smaller than the largest planet one is at least. */
const LEAST = 0.35;
/** Between two planets, and the most that a planet's words take of its place. */
const APART = 6;
const WORDS = 0.42;

const TITLE = type.fits(type.CHAPTER, [1, 54, 19], [2, 40, 14], [3, 26, 9.6]);
const NAMES = type.fits(type.NAME, [1, 14, 5.4], [3, 11, 4.6]);
const NARROW = type.fits(type.NAME, [1, 11, 4.6], [1, 9.5, 4], [4, 9, 3.6]);
/** Of points and page. */
const AT = type.sized(type.TABLE_TOLD, 10, 4.4);
/** Letters for a world's sentence: the largest in which it has room. */
const SAID = [type.TOLD, type.sized(type.TOLD, 10.5, 4.7), type.sized(type.TOLD, 9.5, 4.1)];

/** Points that are left in a world. */
const pointsOf = ({ rings, start }: Tale): number =>
	(rings.at(-1)?.rp ?? start).reduce((sum, rp) => sum + rp, 0);

/** Draws the sky. */
export function sky({ canvas, grid }: Ground, { title, worlds, pageOf }: Sky): void {
	const under = named({ canvas, grid }, title, worlds.length);
	const across = ACROSS.find((one) => worlds.length >= one.worlds)?.across ?? 1;
	const down = Math.ceil(worlds.length / across);
	const [top, wide] = [under + 6, grid.width / across];
	const high = (grid.bottom - top) / down;
	const most = Math.max(1, ...worlds.map(({ tale }) => pointsOf(tale)));
	const room = { wide: wide - APART, high, close: across >= CLOSE };
	const words = worlds.map((setting, index) => wordsOf(setting, pageOf(index), room));
	const below = Math.max(0, ...words.map(({ height }) => height));
	const reach = Math.min(wide - APART, high - below - APART) / 2;
	worlds.forEach((setting, index) => {
		const row = Math.floor(index / across);
		const inRow = Math.min(across, worlds.length - row * across);
		// the last row stands in the middle
		const from = grid.left + ((across - inRow) * wide) / 2;
		const middle = { x: from + ((index % across) + 0.5) * wide, y: top + row * high + reach };
		const share = Math.max(LEAST, Math.sqrt(pointsOf(setting.tale) / most));
		canvas.inside('Sect', () => {
			oneOf(setting, middle, reach * share);
			words[index]?.draw(middle.x, middle.y + reach);
		});
	});
	type.say({ canvas }, 'P', m.book_atlas_key(), type.SMALL_SLANT, {
		...{ x: grid.left, y: grid.foot },
		ink: QUIET
	});
}

/** The name of the class, and how many worlds there are; where that ends. */
function named({ canvas, grid }: Ground, title: string, count: number): number {
	canvas.bookmark(title, 1, 12);
	const { rows, style } = type.fitting({ canvas }, title, grid.width, TITLE);
	// on the side of what stands below it, in whatever letters
	const place = { x: grid.left - 0.6, y: 16 + style.size * 0.32 };
	type.put({ canvas }, 'H1', rows, style, place);
	const y = place.y + (rows.length - 1) * style.leading + 10;
	const under = m.book_atlas_subtitle({ count });
	type.say({ canvas }, 'P', under, type.TABLE_TOLD, { x: grid.left, y, ink: QUIET });
	return y;
}

/** A planet that reaches so far with its plants. */
function oneOf({ canvas, tale }: Setting, middle: Middle, reach: number): void {
	const box = [middle.x - reach, middle.y - reach, 2 * reach, 2 * reach] as const;
	canvas.figure(m.book_planet(), box, () => {
		planet(canvas, tale, { middle, r: reach / PLANTS, height: 0.28 });
	});
}

/** What a world has for its planet and its words. */
interface Room {
	readonly wide: number;
	readonly high: number;
	/** Whether there is little room for its name. */
	readonly close: boolean;
}

/** A world's name in the letters in which it has room. */
function nameOf(setting: Setting, { wide, close }: Room) {
	const title = setting.tale.title.trim();
	const { rows, style } = type.fitting(setting, title, wide, NAMES);
	if (!close || rows.length === 1) return { rows, style };
	return type.fitting(setting, title, wide, NARROW);
}

/** What stands below a planet: its name, its page, and its sentence where that has room. */
function wordsOf(setting: Setting, page: number, room: Room) {
	const { canvas, tale } = setting;
	const { wide: width, high } = room;
	const name = nameOf(setting, room);
	const points = m.book_points({ count: pointsOf(tale) });
	const at = canvas.rows(m.book_atlas_at({ points, page }), AT, width);
	const named = name.rows.length * name.style.leading + at.length * AT.leading;
	const said = saidIn(setting, width, high * WORDS - named - APART);
	const draw = (x: number, top: number) => {
		const below = top + 0.8 * name.style.leading;
		const paged = below + name.rows.length * name.style.leading;
		type.put(setting, 'H2', name.rows, name.style, { x, y: below, align: 0.5 });
		type.put(setting, 'P', at, AT, { x, y: paged, ink: QUIET, align: 0.5 });
		const place = { x, y: top + named + 1 + 0.8 * said.style.leading, align: 0.5 };
		type.put(setting, 'BlockQuote', said.rows, said.style, place);
	};
	return { height: named + 1 + said.rows.length * said.style.leading, draw };
}

/** A world's sentence, or the first ones of it, in the largest letters in which it is no higher than that; none where it is too long. */
function saidIn(setting: Setting, width: number, room: number) {
	const { canvas, tale } = setting;
	const none = { rows: [] as readonly Row[], style: type.SMALL };
	if (tale.cover.trim() === '') return none;
	for (const text of wholeFirst(tale.cover.trim())) {
		for (const style of SAID) {
			const rows = canvas.even(m.book_quote({ text }), style, width);
			if (rows.length * style.leading <= room) return { rows, style };
		}
	}
	return none;
}
