/** Which square the arrow keys lead to. */
import { ahead, keyOf, type Cell, type Direction } from '../geometry/squares.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
	ArrowUp: 'n',
	ArrowRight: 'e',
	ArrowDown: 's',
	ArrowLeft: 'w'
};

/** On a board that lies on its side, turned to the left. */
const LYING: Readonly<Record<string, string>> = {
	ArrowUp: 'ArrowRight',
	ArrowRight: 'ArrowDown',
	ArrowDown: 'ArrowLeft',
	ArrowLeft: 'ArrowUp'
};

/** The key that leads on a board as it stands where this one is seen to lead as it lies. */
export const standing = (key: string, lies: boolean): string => (lies ? (LYING[key] ?? key) : key);

/**
 * From one square to the next in an arrow's direction, over places that are no squares; with Home and
 * End to the first and last of the row. Null where the key leads nowhere.
 */
export function towards(key: string, from: Cell, cells: readonly Cell[]): Cell | null {
	const there = new Set(cells.map(keyOf));
	const row = cells.filter(([, y]) => y === from[1]);
	if (key === 'Home') return row[0] ?? null;
	if (key === 'End') return row.at(-1) ?? null;
	const direction = ARROWS[key];
	if (!direction) return null;
	for (let far = 1; far <= cells.length; far++) {
		const cell = ahead(from, direction, far);
		if (there.has(keyOf(cell))) return cell;
	}
	return null;
}
