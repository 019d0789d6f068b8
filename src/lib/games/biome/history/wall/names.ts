/** Names that have no room on a sheet's land: each whole, with the number that stands for it there, in columns. */
import { placed, tall, type Item } from '../../../record/stack.ts';
import { disc } from '../book/emblems.ts';
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';
import type { Apart } from '../poster/stage.ts';
import { spread } from '../register/section.ts';

/** How many columns are tried. */
const ACROSS = [5, 4, 3, 2];
/** Between columns; and where a number, an emblem and a name begin in one, in millimetres. */
const GAP = 6;
const AT = { number: 0, emblem: 7, name: 10.2 };
const LEADING = 3.8;
const STYLE = type.sized(type.SMALL, 9, LEADING);
const NUMBER = type.sized(type.SMALL_BOLD, 9, LEADING);
const APART = 0.8;

/** Lines in columns, and how much of a sheet they take. */
export interface Names {
	readonly columns: readonly (readonly Item[])[];
	readonly wide: number;
	readonly height: number;
}

const wideOf = ({ grid }: Setting, across: number): number =>
	(grid.width - (across - 1) * GAP) / across;

/** The columns in which these names take least of a sheet. */
export function namesIn(setting: Setting, names: readonly Apart[]): Names {
	const ways = ACROSS.map((across): Names => {
		const wide = wideOf(setting, across);
		const columns = spread(linesOf(setting, names, wide), across);
		return { columns, wide, height: Math.max(0, ...columns.map(tall)) };
	});
	return ways.reduce((best, one) => (one.height < best.height ? one : best));
}

/** The same on sheets of their own, as many as they need. */
export function namesOver(setting: Setting, names: readonly Apart[], height: number): Names[] {
	const even = namesIn(setting, names);
	if (even.height <= height) return [even];
	const [across = 1] = ACROSS.slice(-2);
	const wide = wideOf(setting, across);
	const columns: Item[][] = [[]];
	for (const line of linesOf(setting, names, wide)) {
		if (tall([...(columns.at(-1) ?? []), line]) > height) columns.push([]);
		columns.at(-1)?.push(line);
	}
	return Array.from({ length: Math.ceil(columns.length / across) }, (_, sheet) => ({
		columns: columns.slice(sheet * across, (sheet + 1) * across),
		...{ wide, height }
	}));
}

const linesOf = (setting: Setting, names: readonly Apart[], wide: number): Item[] =>
	names.map(({ biome, number, text }) => {
		const { canvas } = setting;
		const rows = canvas.rows(text, STYLE, wide - AT.name);
		const draw = (x: number, y: number) => {
			const first = y + 3;
			if (number !== '') type.say(setting, 'P', number, NUMBER, { x: x + AT.number, y: first });
			disc(canvas, biome, { x: x + AT.emblem, y: y + 1.9, r: 1.8 });
			type.put(setting, 'P', rows, STYLE, { x: x + AT.name, y: first, width: wide - AT.name });
		};
		return { height: rows.length * LEADING + APART, draw };
	});

/** Sets them from this height on. */
export function setNames(setting: Setting, { columns, wide }: Names, top: number): void {
	const places = placed(columns, { left: setting.grid.left, step: wide + GAP, top });
	type.list(setting, places, ({ item, x, y }) => item.draw(x, y));
}
