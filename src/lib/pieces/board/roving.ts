/** Which square Tab comes to, and to which the arrow keys lead from there. */
import { ahead, keyOf, type Cell, type Direction } from '../geometry/squares.ts';
import type { Marks } from './marks.ts';

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

/** The one square that Tab comes to: where the focus was last, else what is picked, else what may be chosen, else the first. */
export function stopOf(marked: ReadonlyMap<string, Marks>, at: string | null, from: Cell): string {
	if (at !== null && marked.has(at)) return at;
	const all = [...marked];
	const start = all.find(([, mark]) => mark.picked) ?? all.find(([, mark]) => mark.can) ?? all[0];
	return start?.[0] ?? keyOf(from);
}

/** Moves the focus from one of a board's cells to another, where the key leads anywhere. */
export function rove(event: KeyboardEvent, from: Cell, cells: readonly Cell[]): void {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const board = event.target instanceof Element ? event.target.closest('[role="grid"]') : null;
	if (!board) return;
	const lies = getComputedStyle(board).getPropertyValue('--upright') !== '';
	const next = towards(standing(event.key, lies), from, cells);
	if (!next) return;
	event.preventDefault();
	board.querySelector<HTMLElement>(`[data-square="${keyOf(next)}"]`)?.focus();
}
