/** A part of a book's register: its name, and its lines in columns that end as even as can be. */
import { placed, tall, type Item } from '../../../record/stack.ts';
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';

const HEAD = type.sized(type.HEADING, 13, 5.4);
/** Between columns, and what a heading takes with the space above it. */
const GAP = 7;
const HEADED = 11;

/** A part of it: its name, its columns, and what all of it takes of a page. */
export interface Section {
	readonly head: string;
	readonly columns: readonly (readonly Item[])[];
	readonly across: number;
	readonly height: number;
}

/** How wide each of so many columns is. */
export const columnOf = ({ grid }: Setting, across: number): number =>
	(grid.width - (across - 1) * GAP) / across;

/** A part of so many columns. */
export function sectionOf(head: string, lines: readonly Item[], across: number): Section {
	const columns = spread(lines, across);
	return { head, columns, across, height: HEADED + Math.max(...columns.map(tall)) };
}

/** Lines in columns, one after the other, no higher than they must be. */
export function spread(lines: readonly Item[], across: number): Item[][] {
	const most = Math.max(0, ...lines.map(({ height }) => height));
	for (let room = Math.max(most, tall(lines) / across); ; room += 0.5) {
		const columns: Item[][] = [[]];
		for (const line of lines) {
			if (tall([...(columns.at(-1) ?? []), line]) > room + 0.01) columns.push([]);
			columns.at(-1)?.push(line);
		}
		if (columns.length <= across) return columns;
	}
}

/** Sets a section; where it ends. */
export function setSection(setting: Setting, section: Section, top: number): number {
	const { canvas, grid } = setting;
	const { head, columns, across, height } = section;
	canvas.bookmark(head, 2, top);
	type.say(setting, 'H2', head, HEAD, { x: grid.left, y: top + 7 });
	const step = columnOf(setting, across) + GAP;
	const places = placed(columns, { left: grid.left, step, top: top + HEADED - 0.6 });
	type.list(setting, places, ({ item, x, y }) => item.draw(x, y));
	return top + height;
}
