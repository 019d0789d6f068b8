/** A heading of a player's own page. */
import { lines, type Part } from '../../../record/stack.ts';
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';

const HEAD = 8.4;

/** A heading, which stays with what follows. */
export function headed(setting: Setting, text: string, heads: number, x?: number): Part {
	const style = type.sized(type.HEADING, 13);
	const rows = setting.canvas.rows(text, style, Infinity);
	const place = { x: x ?? setting.grid.left, down: 6 };
	return { ...lines(setting, 'H2', [rows, style], place), height: HEAD, heads };
}
