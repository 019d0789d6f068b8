/** A part of a book's register: its name, and its lines in columns that end as even as can be. */
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';

const HEAD = type.sized(type.HEADING, 13, 5.4);
/** Between columns, and what a heading takes with the space above it. */
const GAP = 7;
const HEADED = 11;

/** A line of the register, ready to be set. */
export interface Line {
	readonly height: number;
	readonly draw: (x: number, y: number) => void;
}

/** A part of it: its name, its columns, and what all of it takes of a page. */
export interface Section {
	readonly head: string;
	readonly columns: readonly (readonly Line[])[];
	readonly across: number;
	readonly height: number;
}

/** How wide each of so many columns is. */
export const columnOf = ({ grid }: Setting, across: number): number =>
	(grid.width - (across - 1) * GAP) / across;

/** How much of a page lines take, one below the other. */
export const tall = (lines: readonly Line[]): number =>
	lines.reduce((sum, { height }) => sum + height, 0);

/** A part of so many columns. */
export function sectionOf(head: string, lines: readonly Line[], across: number): Section {
	const columns = spread(lines, across);
	return { head, columns, across, height: HEADED + Math.max(...columns.map(tall)) };
}

/** Lines in columns, one after the other, no higher than they must be. */
export function spread(lines: readonly Line[], across: number): Line[][] {
	const most = Math.max(0, ...lines.map(({ height }) => height));
	for (let room = Math.max(most, tall(lines) / across); ; room += 0.5) {
		const columns: Line[][] = [[]];
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
	canvas.inside('L', () => {
		columns.forEach((lines, column) => {
			let y = top + HEADED - 0.6;
			for (const line of lines) {
				const top = y;
				canvas.inside('LI', () => {
					canvas.inside('LBody', () => {
						line.draw(grid.left + column * (columnOf(setting, across) + GAP), top);
					});
				});
				y += line.height;
			}
		});
	});
	return top + height;
}
