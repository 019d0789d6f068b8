/** What a player's own page is put together from. */
import type { Setting } from '../book/grid.ts';
import * as type from '../book/type.ts';

/** A part, one below the other. Millimetres; `heads` is the room that what follows a heading needs. */
export interface Part {
	readonly height: number;
	readonly heads?: number;
	readonly draw: (y: number) => void;
}

const HEAD = 8.4;

/** A heading, which stays with what follows. */
export const headed = (setting: Setting, text: string, heads: number, x?: number): Part => ({
	height: HEAD,
	heads,
	draw: (y) => {
		const place = { x: x ?? setting.grid.left, y: y + 6 };
		type.say(setting, 'H2', text, type.sized(type.HEADING, 13), place);
	}
});
