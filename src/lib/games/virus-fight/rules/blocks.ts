/** §1.3 The blocks as a board draws them: whose they are, and their outlines. */
import type { Seat } from '../../../engine/module.ts';
import {
	ahead,
	cellOf,
	DIRECTIONS,
	keyOf,
	type Cell,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import { blockOf } from './memory.ts';
import type { Key, State } from './state.ts';

export interface Block {
	readonly keys: ReadonlySet<Key>;
	/** Whose markers stand in it; none in an empty block. */
	readonly seats: readonly Seat[];
}

/** §1.3 Every block of the memory. */
export function blocksIn(view: State): Block[] {
	const blocks: Block[] = [];
	for (const start of Object.keys(view.cells)) {
		if (blocks.some(({ keys }) => keys.has(start))) continue;
		const keys = blockOf(view, start);
		const seats = [...view.markers.keys()].filter((seat) => keys.has(view.markers[seat] ?? ''));
		blocks.push({ keys, seats });
	}
	return blocks;
}

/** The block that a square is part of. */
export const blockAt = (blocks: readonly Block[], key: Key): Block | null =>
	blocks.find(({ keys }) => keys.has(key)) ?? null;

const MIDDLE = 50;

/** The outline of a block `inset` units inside its squares, as the path of a drawing; a square is 100 units. */
export function outline(keys: ReadonlySet<Key>, inset: number): string {
	const has = (cell: Cell) => keys.has(keyOf(cell));
	const lines: string[] = [];
	for (const cell of [...keys].map(cellOf)) {
		for (const [index, side] of DIRECTIONS.entries()) {
			const beyond = ahead(cell, side);
			if (has(beyond)) continue;
			const ends = [DIRECTIONS[(index + 3) % 4] ?? side, DIRECTIONS[(index + 1) % 4] ?? side];
			const corners = ends.map((end) => {
				// it turns away at an outer corner, goes straight on, or reaches into an inner corner
				const turns = !has(ahead(cell, end)) ? -inset : has(ahead(beyond, end)) ? inset : 0;
				return corner(cell, side, MIDDLE - inset, end, MIDDLE + turns);
			});
			lines.push(`M${corners.join('L')}`);
		}
	}
	return lines.join('');
}

function corner([x, y]: Cell, side: Direction, out: number, end: Direction, far: number): string {
	const [outX, outY] = ahead([0, 0], side, out);
	const [farX, farY] = ahead([0, 0], end, far);
	return `${x * 100 + MIDDLE + outX + farX} ${y * 100 + MIDDLE + outY + farY}`;
}
